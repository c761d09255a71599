/** The backend is killed while a transfer is under way; the player sees the true outcome, then and after a restart. */
import { expect, test } from '@playwright/test';
import { freePort } from '../../tools/run/free-port.ts';
import { reachBackendAt } from '../support/backend/address.ts';
import { administer, temporaryFolder } from '../support/backend/client.ts';
import { startBackendProcess } from '../support/backend/process.ts';
import { settled } from '../support/fixtures.ts';
import { balances, sendLogin, sendTransfer } from '../support/steps/wallet.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('th');

test('a transfer is unconfirmed when the server is killed, and done once after the restart', async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
}) => {
  const { folder, drop } = await temporaryFolder();
  const port = await freePort();
  let server = await startBackendProcess(folder, { more: ['--port', String(port)] });
  const args = (launchOptions.args ?? []).filter((argument) => !argument.startsWith('--host-resolver-rules'));
  const browser = await playwright.chromium.launch({ ...launchOptions, args: [...args, reachBackendAt(port)] });
  try {
    const page = await browser.newPage({
      ...contextOptions,
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/login');
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/home$/);
    await settled(page);
    const before = await balances(page, texts);

    await administer(server.url, 'main', 'fault', 'transfer', { after: 'hang' });
    await sendTransfer(page, texts, texts.account.WALLET, 'Joker', '200');
    const made = async () =>
      (await administer<{ operation?: string }[]>(server.url, 'main', 'journal')).filter(
        ({ operation }) => operation === 'transfer',
      ).length;
    await expect.poll(made).toBe(1);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    await expect(page.getByText(texts.common.unknownOutcome).first()).toBeVisible();

    server = await startBackendProcess(folder, { more: ['--port', String(port)] });
    await page.reload();
    await settled(page);
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 20_000 });
    expect(await made()).toBe(1);
  } finally {
    await browser.close();
    await server.end('SIGKILL');
    await drop();
  }
});
