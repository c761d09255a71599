/** Visitor pages that the build renders: they show and take input before the app's scripts load. */
import type { Page } from '@playwright/test';
import { addressOf, everydayWorld, type Language, type World } from '../support/address.ts';
import { expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/texts.ts';

/** Holds files back. @returns releases them */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

/** Opens a route without waiting for the app. */
const enter = (page: Page, route: string, world: Partial<World> = {}) =>
  page.goto(`.${addressOf(route, { ...everydayWorld, ...world })}`, { waitUntil: 'commit' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const titles = {
  '/login': ({ auth }) => auth.title,
  '/register': ({ common }) => common.titles.register,
  '/howto': ({ common }) => common.titles.howto,
  '/contact': ({ info }) => info.contact.title,
} as const satisfies Record<string, (texts: ReturnType<typeof textsOf>) => string>;

for (const language of ['th', 'la', 'en'] satisfies Language[]) {
  for (const [path, title] of Object.entries(titles)) {
    // DES-90
    test(`${path} in ${language} shows before any script has loaded, and the app hydrates it`, async ({ page }) => {
      const release = await holdScripts(page);
      await enter(page, path, { language });
      await expect(heading(page)).toHaveText(title(textsOf(language)));
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'la' ? 'lo' : language);
      const drawn = await heading(page).elementHandle();
      release();
      await expect(page.locator('html[data-ready]')).toBeAttached();
      expect(await heading(page).evaluate((element, before) => element === before, drawn)).toBe(true);
    });
  }
}

// DES-91
test('input from before the start of the app is submitted', async ({ page, texts }) => {
  const release = await holdScripts(page);
  await enter(page, '/login');
  await page.getByLabel(texts.auth.username).fill('0812345678');
  await page.getByLabel(texts.auth.password, { exact: true }).fill('krapao99');
  await page.getByLabel(texts.auth.remember).check();
  await page.getByRole('button', { name: texts.auth.submit }).click();
  await expect(page, 'no form is sent by the browser itself').toHaveURL(/\/login/);
  release();
  await expect(page).toHaveURL(/\/user\/home/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});

// DES-91
test('text typed before the start of the app stays in the fields', async ({ page, texts }) => {
  const release = await holdScripts(page);
  await enter(page, '/login');
  const name = page.getByLabel(texts.auth.username);
  await name.fill('08');
  await name.focus();
  release();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(name).toBeFocused();
  await name.pressSequentially('12');
  await expect(name).toHaveValue('0812');
});

// DES-91
test('typed text survives a failed first load of the page’s script', async ({ page, oracles, texts }) => {
  oracles.expect(/ERR_FAILED|Failed to fetch/);
  await page.addInitScript(() =>
    document.addEventListener('click', () => void Object.assign(window, { pressed: true }), { capture: true }),
  );
  let refused = 0;
  // The app also retries by itself; those retries fail until the player has pressed.
  await page.route('**/assets/register-page-*.js*', async (route) => {
    if (await page.evaluate(() => Reflect.get(window, 'pressed') === true)) return route.continue();
    refused += 1;
    return route.abort();
  });
  const release = await holdScripts(page);
  // A worker that takes over meanwhile would send the request itself, past the route.
  await enter(page, '/register', { scenario: 'otp-off', net: 'page' });
  const phone = page.getByLabel(texts.register.phone);
  await phone.fill('0812345678');
  release();
  const retry = page.getByRole('main').getByRole('button', { name: texts.common.retry });
  await expect(retry).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await retry.click();
  await expect(phone).toHaveValue('0812345678');
});

// DES-92
test('a prerendered page reports scripts that never load, and offers a retry', async ({ page }) => {
  const release = await holdScripts(page);
  await enter(page, '/login');
  await expect(heading(page)).toBeVisible();
  const retry = page.locator('.boot').getByRole('link');
  await expect(retry).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  // The scripts load only after the page was requested again: otherwise the app may start before the press.
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await retry.click();
  await again;
  release();
  await expect(page.locator('html[data-ready]')).toBeAttached();
});

// DES-90
test('a player sees no visitor page while the app loads', async ({ page }) => {
  const release = await holdScripts(page);
  await enter(page, '/user/home', { person: 'player' });
  await expect(page.locator('.boot')).toBeVisible();
  expect(await page.locator('#root').innerHTML()).toBe('');
  release();
  await expect(page.locator('html[data-ready]')).toBeAttached();
});

// APP-251
test('the sandbox hydrates the page while its worker starts, and calls wait for the worker', async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    const { promise: allowed, resolve } = Promise.withResolvers<void>();
    Object.assign(window, { letWorkerStart: resolve });
    ServiceWorkerContainer.prototype.register = function late(...call) {
      return allowed.then(() => register.apply(this, call));
    };
  });
  const ofHost: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/') && !answer.headers()['x-sandbox']) ofHost.push(answer.url());
  });
  await enter(page, '/login');
  await expect(page.locator('html[data-sandbox]')).toBeAttached();
  await expect(page.locator('#root:not([data-drawn]) h1')).toBeVisible();
  await expect(page.locator('body[data-terminated]')).toBeAttached();
  await page.evaluate(() => (window as unknown as { letWorkerStart: () => void }).letWorkerStart());
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('body[data-terminated]')).toHaveCount(0);
  expect(ofHost).toEqual([]);
});
