import { expect, settled, test } from '../support/fixtures.ts';
import { balances, sendLogin, transfer } from '../support/steps/wallet.ts';

/** A demo may be hosted below a folder of any static host. */
// APP-8
test('works below a folder: login, pictures, worker, money, reload', { tag: '@smoke' }, async ({
  page,
  open,
  texts,
  baseURL,
}) => {
  expect(new URL(baseURL ?? '').pathname).toBe('/demo/');
  await open('/');
  await expect(page).toHaveURL(/\/demo\/login/);
  await sendLogin(page, texts);
  await expect(page).toHaveURL(/\/demo\/user\/home$/);
  await settled(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/demo/');

  const before = await balances(page, texts);
  await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
  await page.reload();
  await settled(page);
  await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 10_050 });

  const broken = await page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  );
  expect(broken).toEqual([]);
});

// APP-8, APP-90
test('opens the app at a route below the folder, and not outside', async ({ page, request, baseURL }) => {
  await page.goto('./nowhere/at/all?scenario=everyday');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await request.get(new URL('/', baseURL).href)).status()).toBe(404);
});
