/** Two builds of the sandbox, one after the other at the same address, in two tabs of one browser. */
import { copyFileSync, cpSync, globSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveFolder } from '../../tools/hosting/static-server.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { balances, openWithdraw, transfer } from '../support/steps/wallet.ts';

const built = path.resolve('dist/sandbox');

/** Copies a build as one whose files have other names, as after any change of the code. */
function otherBuild(folder: string): void {
  cpSync(built, folder, { recursive: true });
  const names = new Map<string, string>();
  for (const file of globSync('assets/*-????????.*', { cwd: folder })) {
    const name = path.basename(file);
    const other = name.replace(/-([\w-]{8})\.(\w+)$/, '-new$1.$2');
    renameSync(path.join(folder, file), path.join(folder, 'assets', other));
    names.set(name, other);
  }
  for (const file of globSync('**/*.{js,css,html}', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const renamed = text.replace(/[\w.-]+/g, (word) => names.get(word) ?? word);
    writeFileSync(path.join(folder, file), renamed.replace(/(`krapao-sandbox-)(?=\w{12}`)/, '$1new'));
  }
}

/** A host that serves the build, until `deploy` puts another one in its place. */
const test = base.extend<{ deploy: () => void }>({
  deploy: async ({ browserName: _any }, use, testInfo) => {
    await use(() => {
      const site = testInfo.outputPath('site');
      rmSync(site);
      symlinkSync(testInfo.outputPath('other'), site);
    });
  },
  baseURL: async ({ browserName: _any }, use, testInfo) => {
    const site = testInfo.outputPath('site');
    otherBuild(testInfo.outputPath('other'));
    symlinkSync(built, site);
    copyFileSync(`${built}.headers.json`, `${site}.headers.json`);
    const { server, url } = await serveFolder({ folder: site, port: 0 });
    await use(url);
    server.closeAllConnections();
    server.close();
  },
});
test.use({ person: 'player' });

/** What only a page of the build that was deployed last has. */
const newFiles = (page: Page) => page.locator('script[src*="-new"]');

// APP-91, APP-226
test('a tab that was open over a deploy keeps what was typed, is answered, and comes to the new version by itself', async ({
  page,
  context,
  open,
  texts,
  deploy,
  oracles,
}) => {
  oracles.expect(/status of 404/);
  // Two builds are compressed while they are served.
  test.setTimeout(90_000);
  await open('/user/home');
  await transfer(page, texts, 'Joker', texts.account.WALLET, '100');
  const before = await balances(page, texts);
  const { amount, confirm } = await openWithdraw(page, texts);
  await amount.fill('500');

  deploy();
  const newer = await context.newPage();
  await open('/user/home', newer);
  await expect(newFiles(newer)).not.toHaveCount(0);
  await expect(newFiles(page)).toHaveCount(0);
  expect(await balances(newer, texts)).toEqual(before);
  await transfer(newer, texts, 'Joker', texts.account.WALLET, '50');

  await expect(amount).toHaveValue('500');
  await confirm.click();
  const done = page.getByRole('dialog', { name: texts.withdraw.done });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: texts.common.ok, exact: true }).click();
  const after = { total: before.total - 50_000, wallet: before.wallet + 5_000 - 50_000 };
  for (const tab of [page, newer]) await expect.poll(() => balances(tab, texts)).toMatchObject(after);

  await page.getByRole('button', { name: new RegExp(texts.home.actions.spin) }).click();
  await expect(newFiles(page)).not.toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByRole('heading', { name: texts.common.titles.spin })).toBeVisible();
});
