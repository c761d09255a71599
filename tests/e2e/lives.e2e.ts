/** A build's recorded worlds, opened by address and from the panel. */
import en from '../../mocks/devtools/page-kit/texts.en.json' with { type: 'json' };
import labels from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { expect, settled, test } from '../support/fixtures.ts';
import { openPanel } from '../support/steps/panel.ts';
import { balances, transfer } from '../support/steps/wallet.ts';

const life = './user/home?scenario=life-example&as=player&lang=en&panel=0';

test.use({ language: 'en', net: 'page' });

test('an address opens a recorded world, a reload continues it, and a reset restarts it', async ({ page, texts }) => {
  await page.goto(life);
  await settled(page);
  const recorded = await balances(page, texts);
  expect(recorded.games).toBeGreaterThan(0);
  await transfer(page, texts, texts.account.WALLET, 'Joker', '100');
  const moved = { ...recorded, wallet: recorded.wallet - 10_000, games: recorded.games + 10_000 };
  expect(await balances(page, texts)).toEqual(moved);
  await page.reload();
  await settled(page);
  expect(await balances(page, texts)).toEqual(moved);
  await page.goto(`${life}&reset=1`);
  await settled(page);
  expect(await balances(page, texts)).toEqual(recorded);
});

test('the panel opens a recorded world by keyboard', async ({ page, texts }) => {
  await page.goto('./user/home?scenario=broke&as=player&lang=en&net=page');
  await settled(page);
  const panel = await openPanel(page, 'scenario');
  const card = panel.getByRole('list', { name: labels.scenario.lives }).getByRole('button', { name: 'life-example' });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toContainText('life-example');
  await expect.poll(async () => (await balances(page, texts)).wallet).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.sandbox?.journal()[0].records?.balances)).toBeDefined();
});

test('reports a broken file, and other scenarios still open', async ({ page }) => {
  let sent = 0;
  await page.route(/\/assets\/example-[^/]+\.js$/, (route) => {
    sent += 1;
    return route.fulfill({ contentType: 'text/javascript', body: `export default '{"format":"krapao-world-1"';` });
  });
  await page.goto(life);
  await expect(page.getByRole('heading', { name: en.problem.title })).toBeVisible();
  await expect(page.getByText('scenario=life-example').locator('..')).toContainText(labels.capsule.unreadable);
  expect(sent).toBe(1);
  await page.getByRole('link', { name: 'broke' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-sandbox', 'broke');
});
