import en from '../../mocks/devtools/page-kit/texts.en.json' with { type: 'json' };
import { expect, settled, test } from '../support/fixtures.ts';
import { launcherOf } from '../support/steps/chat.ts';
import { balances, fillTransfer, openTransfer, transfer } from '../support/steps/wallet.ts';

test('reports an invalid parameter with the list of scenarios, and changes nothing stored', async ({ page, open }) => {
  await open('/login');
  // A page stores on leaving how long its world was shown (APP-442).
  const stored = () => page.evaluate(() => ({ ...localStorage, 'krapao-sandbox.shown': '' }));
  const before = await stored();
  await page.goto('./login?scenario=nirvana');
  await settled(page);
  await expect(page.getByText('scenario=nirvana', { exact: true })).toBeVisible();
  for (const name of ['everyday', 'broke'])
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByRole('link')).toBeVisible();
  expect(await stored()).toEqual(before);
});

test('shows hostile text in a parameter as text', async ({ page }) => {
  await page.goto(`./?scenario=${encodeURIComponent('<img src=x onerror="document.title=1">')}`);
  await settled(page);
  await expect(page.getByText('<img src=x', { exact: false })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ person: 'player', language: 'en', panel: true });

  for (const [what, names] of [
    ['localStorage', ['localStorage']],
    ['sessionStorage', ['sessionStorage']],
    ['indexedDB', ['indexedDB']],
    ['every storage', ['localStorage', 'sessionStorage', 'indexedDB']],
  ] as const) {
    // SAFE-55
    test(`applies session, language and brand of an address while ${what} is blocked, with a notice`, async ({
      page,
    }) => {
      await page.addInitScript((blocked) => {
        for (const name of blocked)
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
      }, names);
      await page.goto('./user/home?scenario=everyday&as=player&lang=en&brand=name:Nakha');
      await settled(page);
      await expect(page).toHaveURL(/\/user\/home/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(page).toHaveTitle(/Nakha/);
      await expect(page.getByText(en.notice.memory)).toHaveCount(what === 'localStorage' ? 0 : 1);
      await page.getByRole('navigation').getByRole('link', { name: 'History' }).click();
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    });
  }

  test.describe('answered in the page', () => {
    test.use({ net: 'page', switches: 'banners:off' });

    test('the page answers its own calls with net=page', async ({ page, open, texts }) => {
      await open('/user/home');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      const before = await balances(page, texts);
      await transfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
      await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet - 10_050 });
      await expect(page.getByText(en.notice.page)).toBeHidden();
    });
  });

  test('shows a notice without service workers, which leaves the chat free and can be dismissed', async ({
    page,
    open,
    texts,
  }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await open('/user/home');
    const notice = page.getByText(en.notice.page);
    await expect(notice).toBeVisible();
    await launcherOf(page, texts).first().click({ trial: true });
    await page.getByRole('button', { name: en.notice.close }).click();
    await expect(notice).toBeHidden();
  });
});

// APP-6
test('the title says that this is the sandbox', async ({ page, open }) => {
  await open('/login');
  await expect(page).toHaveTitle(/sandbox/i);
});

test.describe('a service worker that answers', () => {
  test.use({ person: 'player' });

  test('leaves no message in memory after its call', async ({ page, open, texts }) => {
    await page.addInitScript(() => {
      const seen: WeakRef<object>[] = [];
      navigator.serviceWorker.addEventListener(
        'message',
        (event: MessageEvent<{ payload?: { response?: Response } }>) => {
          const body = event.data.payload?.response?.body;
          for (const each of [event, body]) if (each) seen.push(new WeakRef(each));
        },
      );
      Object.assign(window, { countKept: () => [seen.length, seen.filter((each) => each.deref()).length] });
    });
    await open('/user/home');
    for (let time = 0; time < 10; time += 1) {
      await page.getByRole('button', { name: texts.home.refresh }).click();
      await settled(page);
    }
    const count = () => page.evaluate(() => (window as unknown as { countKept: () => [number, number] }).countKept());
    expect((await count())[0]).toBeGreaterThan(50);
    await page.requestGC();
    await expect.poll(async () => (await count())[1]).toBeLessThan(10);
  });
});

test.describe('the operator', () => {
  test.use({ person: 'player' });

  // APP-340
  test('adds money; home shows it below an open sheet, which keeps its text', async ({ page, open, texts }) => {
    await open('/user/home');
    const before = await balances(page, texts);
    const sheet = await openTransfer(page, texts);
    await fillTransfer(sheet, texts, texts.account.WALLET, 'Joker', '77');
    await page.evaluate(() => window.sandbox?.operate('adjustBalance', { baht: 1000 }));
    await expect(sheet.getByRole('option', { name: texts.account.WALLET }).first()).toContainText('5,250.75');
    await expect(sheet.getByRole('textbox', { name: texts.transfer.amountLabel })).toHaveValue('77');
    await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
    await expect.poll(() => balances(page, texts)).toMatchObject({ wallet: before.wallet + 100_000 });
  });
});

test.describe('switching', () => {
  test.use({ person: 'player' });

  test('opens another scenario without a reload, and shows its money', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.evaluate(() => window.sandbox?.load('broke', { set: { session: 'player', balance: 12.34 } }));
    await expect.poll(() => balances(page, texts)).toEqual({ total: 1_234, wallet: 1_234, games: 0 });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
