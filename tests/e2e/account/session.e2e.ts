import type { Page } from '@playwright/test';
import { countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { sendLogin } from '../../support/steps/wallet.ts';

/** What the browser keeps of the session. */
const stored = () => ({ kept: localStorage.getItem('token') !== null, tab: sessionStorage.getItem('token') !== null });

/** Counts how often a polite message appears: a toast may leave before a busy machine looks for it (DES-34). */
async function countMessages(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((words) => {
    Object.assign(window, { shown: 0 });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const isMessage = (node: Node) =>
        node instanceof Element && node.closest('[role=status]') !== null && node.textContent?.includes(words);
      Object.assign(window, { shown: Reflect.get(window, 'shown') + added.filter(isMessage).length });
    }).observe(document.body, { childList: true, subtree: true });
  }, text);
  return () => page.evaluate(() => Number(Reflect.get(window, 'shown')));
}

/** Ways in which a browser can break the storage of a site. */
const brokenStorages = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
};

test.describe('a visitor', () => {
  // ACC-5, APP-10, APP-11
  test('returns to the intended player page after the login', { tag: '@smoke' }, async ({ page, open, texts }) => {
    await open('/user/statement?x=1');
    await expect(page).toHaveURL(/\/login/);
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/statement\?.*x=1/);
    await expect(page.getByRole('heading', { name: texts.common.titles.statement })).toBeVisible();
  });

  // ACC-55
  test('stays on the page that was opened while a login was under way', async ({ page, open, texts }) => {
    await open('/login');
    await page.evaluate(() => window.sandbox?.fault('login', { delay: 1_500 }));
    await sendLogin(page, texts);
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.contact }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.common.titles.contact })).toBeVisible();
    const answered = () =>
      page.evaluate(() => window.sandbox?.calls().find(({ operation }) => operation === 'login')?.status ?? 0);
    await expect.poll(answered).toBe(200);
    await settled(page);
    await expect(page).toHaveURL(/\/contact/);
    expect(await page.evaluate(stored)).toEqual({ kept: false, tab: false });
  });

  for (const [trouble, break_] of Object.entries(brokenStorages)) {
    // SAFE-55
    test(`logs in with ${trouble} storage, and reads once that the login is not remembered`, async ({
      page,
      open,
      texts,
    }) => {
      await page.addInitScript(break_);
      await open('/login');
      const told = await countMessages(page, texts.auth.notKept);
      await sendLogin(page, texts, { remember: true });
      await expect(page).toHaveURL(/\/user\/home/);
      await expect.poll(told).toBe(1);
      await settled(page);
      await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history }).click();
      await expect(page.getByRole('heading', { name: texts.common.titles.statement })).toBeVisible();

      await page.getByRole('button', { name: texts.shell.logout }).click();
      await expect(page).toHaveURL(/\/login/);
      await sendLogin(page, texts);
      await expect(page).toHaveURL(/\/user/);
      await settled(page);
      expect(await told()).toBe(1);
    });
  }

  // ACC-1, APP-69, APP-72, APP-75, DES-36
  test('changes the language of the login page at once', async ({ page, open, texts }) => {
    await open('/login');
    await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
    await page.getByText('English', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByText('ລາວ', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
  });
});

test.describe('a player', () => {
  test.use({ person: 'player' });

  // APP-14, APP-390
  test('stays logged in while the browser prerenders a public page, and is logged out when it opens', {
    tag: '@smoke',
  }, async ({ page, context, open, texts }) => {
    await open('/user/home');
    const second = await context.newPage();
    // No browser of the tests draws pages ahead by itself.
    await second.addInitScript(() => {
      let ahead = true;
      Object.defineProperty(document, 'prerendering', { get: () => ahead });
      addEventListener('opened', () => {
        ahead = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
    await second.goto('./contact', { waitUntil: 'networkidle' });
    expect(await second.evaluate(() => 'sandbox' in window)).toBe(false);
    expect(await page.evaluate(stored)).toEqual({ kept: true, tab: false });
    await second.evaluate(() => dispatchEvent(new Event('opened')));
    await expect(second.getByRole('heading', { name: texts.info.contact.title })).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => second.evaluate(stored)).toEqual({ kept: false, tab: false });
  });

  // ACC-16, ACC-18, ACC-56, APP-15
  test('logs out in both storages, in other tabs and behind the back button', {
    tag: '@smoke',
  }, async ({ page, context, open, texts }) => {
    await open('/user/home');
    const second = await context.newPage();
    await open('/user/statement', second);

    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.profile }).click();
    await expect(page).toHaveURL(/\/user\/profile/);
    await settled(page);
    const before = await page.evaluate(() => window.sandbox?.calls().length);
    await page.getByRole('button', { name: texts.shell.logout }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
    await expect(second.getByText(texts.auth.endedElsewhere)).toBeVisible();
    await expect(page.getByText(texts.auth.endedElsewhere)).toHaveCount(0);
    for (const tab of [page, second]) expect(await tab.evaluate(stored)).toEqual({ kept: false, tab: false });
    const calls = await page.evaluate((from) => window.sandbox?.calls().slice(from), before);
    expect(calls?.filter(({ method }) => method !== 'GET')).toEqual([]);

    await page.goBack();
    await settled(page);
    await expect(page.getByRole('region', { name: texts.home.total })).toHaveCount(0);
  });
});

test.describe('a player whose stored session is over', () => {
  test.use({ scenario: 'expired-session', person: 'player' });

  // APP-16
  test('reaches login without a token, and can log in again', { tag: '@smoke' }, async ({ page, open, texts }) => {
    await open('/user/home');
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => page.evaluate(stored)).toEqual({ kept: false, tab: false });
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/home/);
    await expect(page.getByRole('region', { name: texts.home.total })).toBeVisible();
  });
});

// APP-17, APP-18, APP-20
test('each visit of login checks the service, and an outage locks no visitor out', async ({ page, open, texts }) => {
  await open('/register');
  const goTo = (place: 'home' | 'register') =>
    page.getByRole('navigation').getByRole('link', { name: texts.shell.menu[place], exact: true }).click();
  const asked = () => countOf(page, 'getActive');
  let before = await asked();
  for (const effect of [{ delay: 1_000 }, { cut: true }] as const) {
    await page.evaluate((what) => window.sandbox?.fault('getActive', what), effect);
    await goTo('home');
    if ('delay' in effect) await expect(page.locator('body[data-terminated]')).toBeAttached();
    await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
    await expect.poll(asked).toBe(before + 1);
    await expect(page.locator('body[data-terminated]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/login/);
    before += 1;
    await goTo('register');
    await settled(page);
  }
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
});
