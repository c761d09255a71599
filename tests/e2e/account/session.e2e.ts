import { bodiesOf, countOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import { openDeposit } from '../../support/steps/deposit.ts';
import { demoPlayer, sendLogin } from '../../support/steps/wallet.ts';

/** What the browser keeps of the session. */
const stored = () => ({ kept: localStorage.getItem('token') !== null, tab: sessionStorage.getItem('token') !== null });

/** What a browser may do to the storage of a site. */
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
  test('is led from a player page to login, and then back to that page', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/statement?x=1');
    await expect(page).toHaveURL(/\/login/);
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/statement\?.*x=1/);
    await expect(page.getByRole('heading', { name: texts.common.titles.statement })).toBeVisible();
  });

  // ACC-6, ACC-7
  test('with a wrong password sees one message, keeps the phone number and gets no token', { tag: '@smoke' }, async ({
    page,
    open,
    texts,
  }) => {
    await open('/login');
    await sendLogin(page, texts, { password: 'wrong' });
    await expect(page.getByText(texts.errorMsg.WRONG_CREDENTIAL)).toHaveCount(1);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel(texts.auth.username)).toHaveValue(demoPlayer.username);
    const password = page.getByLabel(texts.auth.password, { exact: true });
    await expect(password).toHaveValue('');
    await expect(password).toBeFocused();
    expect(await page.evaluate(stored)).toEqual({ kept: false, tab: false });
  });

  // ACC-55
  test('who leaves while a login is under way is not drawn away later', async ({ page, open, texts }) => {
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

  // ACC-2
  test('who leaves both fields empty sees errors in the fields, and nothing is sent', async ({ page, open, texts }) => {
    await open('/login');
    await page.getByRole('button', { name: texts.auth.submit, exact: true }).click();
    await expect(page.getByText(texts.auth.usernameRequired)).toBeVisible();
    await expect(page.getByText(texts.auth.passwordRequired)).toBeVisible();
    expect(await countOf(page, 'login')).toBe(0);
  });

  // ACC-13, ACC-14
  test('who asks to be remembered stays logged in, otherwise only in this tab', async ({ page, open, texts }) => {
    await open('/login');
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/home/);
    expect(await page.evaluate(stored)).toEqual({ kept: false, tab: true });

    await open('/login');
    await sendLogin(page, texts, { remember: true });
    await expect(page).toHaveURL(/\/user\/home/);
    expect(await page.evaluate(stored)).toEqual({ kept: true, tab: false });
  });

  for (const written of ['+66 81-234-5678', '66812345678', '\u2066๐๘๑ ๒๓๔ ๕๖๗๘\u2069']) {
    // ACC-3, REG-8
    test(`logs in with the phone number written ${written}`, async ({ page, open, texts }) => {
      await open('/login');
      await page.getByLabel(texts.auth.username).fill(written);
      await page.getByLabel(texts.auth.password, { exact: true }).fill(demoPlayer.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/user\/home/);
      expect(await bodiesOf(page, 'login')).toEqual([demoPlayer]);
    });
  }

  for (const [trouble, break_] of Object.entries(brokenStorages)) {
    // SAFE-55
    test(`whose browser's storage is ${trouble} is told once that the login is not remembered, and goes on`, async ({
      page,
      open,
      texts,
    }) => {
      await page.addInitScript(break_);
      await open('/login');
      const note = page.getByRole('status').filter({ hasText: texts.auth.notKept });
      await sendLogin(page, texts, { remember: true });
      await expect(page).toHaveURL(/\/user\/home/);
      await expect(note).toHaveCount(1);
      await note.getByRole('button', { name: texts.common.close }).click();
      await settled(page);
      await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history }).click();
      await expect(page.getByRole('heading', { name: texts.common.titles.statement })).toBeVisible();

      await page.getByRole('button', { name: texts.shell.logout }).click();
      await expect(page).toHaveURL(/\/login/);
      await sendLogin(page, texts);
      await expect(page).toHaveURL(/\/user/);
      await settled(page);
      await expect(note).toHaveCount(0);
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

// Targets that a login must never lead to, written into the history state as a hostile page could.
for (const target of [
  '//evil.example/x',
  '/\\evil.example/x',
  'https://evil.example',
  'javascript:alert(1)',
  '/login',
  '/user/../x',
]) {
  // APP-12
  test(`login never leads to ${target}`, async ({ page, open, texts, baseURL }) => {
    await open('/login');
    await page.evaluate((from) => {
      history.replaceState({ usr: { from }, key: 'hostile', idx: 0 }, '');
    }, target);
    await page.reload();
    await settled(page);
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/home/);
    expect(page.url().startsWith(baseURL ?? '')).toBe(true);
  });
}

// ACC-18
test('a player goes on while the session of another tab is ended by the server, and by a logout', async ({
  page,
  context,
  open,
  texts,
}) => {
  const goesOn = async (name: 'profile' | 'home') => {
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu[name] }).click();
    await expect(page).toHaveURL(new RegExp(`/user/${name}`));
    await settled(page);
  };
  await open('/login');
  await sendLogin(page, texts);
  await expect(page).toHaveURL(/\/user\/home/);

  const second = await context.newPage();
  await second.addInitScript(() => sessionStorage.setItem('token', sessionStorage.getItem('token') ?? 'of-nobody'));
  await second.goto('./user/home');
  await expect(second.getByText(texts.errorMsg['invalid-token'])).toBeVisible();
  await goesOn('profile');

  // A session of its own, under another token.
  await sendLogin(second, texts);
  await expect(second).toHaveURL(/\/user\/home/);
  await second.getByRole('button', { name: texts.shell.logout }).click();
  await expect(second).toHaveURL(/\/login/);
  await goesOn('home');
  await page.reload();
  await settled(page);
  await expect(page.getByRole('region', { name: texts.home.total })).toBeVisible();
});

test.describe('a player', () => {
  test.use({ person: 'player' });

  // APP-390
  test('stays logged in while the browser draws a public page ahead, until that is opened', async ({
    page,
    context,
    open,
    texts,
  }) => {
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
  });

  // ACC-16, ACC-18, ACC-56, APP-15
  test('who logs out is logged out in both storages, in other tabs and behind the back button', {
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

  // APP-14
  test('who opens a public page is logged out', { tag: '@smoke' }, async ({ page, open, texts }) => {
    await open('/user/home');
    // Within the page: loading an address would log in again, because the world is opened as the player.
    await page.evaluate(() => {
      history.pushState(null, '', '/contact');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.howto })).toBeVisible();
    await expect(page).toHaveURL(/\/contact/);
    await expect.poll(() => page.evaluate(stored)).toEqual({ kept: false, tab: false });
  });
});

test.describe('a player whose stored session is over', () => {
  test.use({ scenario: 'expired-session', person: 'player' });

  // APP-16
  test('is led to login without a token, and can log in again', { tag: '@smoke' }, async ({ page, open, texts }) => {
    await open('/user/home');
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => page.evaluate(stored)).toEqual({ kept: false, tab: false });
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/home/);
    await expect(page.getByRole('region', { name: texts.home.total })).toBeVisible();
  });
});

test.describe('a player in the middle of a form', () => {
  test.use({ person: 'player' });

  // Typed text survives the end of the session, and nothing is sent by itself.
  for (const [what, method, operation, typed] of [
    [
      'a gift link',
      'gift',
      'sendGiftLink',
      'https://gift.truemoney.com/campaign/?v=abcdefghijklmnopqrstuvwxyz012345678',
    ],
    ['an amount', 'qr', 'createQr', '123.45'],
  ] as const) {
    test(`finds ${what} again after the next login`, async ({ page, open, texts }) => {
      await open('/user/home');
      const reach = async () => {
        const sheet = await openDeposit(page, texts, method);
        const part = method === 'qr' ? sheet.getByRole('region', { name: 'WW', exact: true }) : sheet;
        const field = part.getByRole('textbox', {
          name: method === 'gift' ? texts.deposit.gift.label : texts.qr.amount,
        });
        const send = part.getByRole('button', { name: method === 'gift' ? texts.deposit.gift.send : texts.qr.create });
        return { field, send };
      };
      const { field, send } = await reach();
      await field.fill(typed);
      await page.evaluate((name) => window.sandbox?.fault(name, 'invalid-token'), operation);
      await send.click();
      await expect(page).toHaveURL(/\/login/);
      await sendLogin(page, texts);
      await expect(page).toHaveURL(/\/user\/home/);
      await expect((await reach()).field).toHaveValue(typed);
      expect(await countOf(page, operation)).toBe(1);
    });
  }
});
