/** Files of the build that fail, never respond, or have the wrong content. */
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { type Texts, textsOf } from '../../support/texts.ts';

// The page itself responds to calls, and no worker caches files: only files can be missing.
test.use({ net: 'page' });

test.beforeEach(({ oracles }) =>
  oracles.expect(
    /Failed to load resource|Failed to load module script|Unable to preload CSS|Failed to fetch dynamically|preload|MIME type|^exception: (?:All promises|Invalid or unexpected|Unexpected)/,
  ),
);

/** What can happen to a file on its way. */
const fates = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'fails at its host': (route: Route) => route.fulfill({ status: 500, body: '' }),
  'is the page of a gateway': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Please log in to this network' }),
  'is the page of a gateway under a wrong type': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>Please log in to this network' }),
  'ends in the middle': async (route: Route) => {
    const whole = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `${whole.slice(0, whole.length / 2)}({` });
  },
  'breaks off': (route: Route) => route.abort('connectionreset'),
  'never answers': () => undefined,
} as const;
type Fate = keyof typeof fates;

interface Loss {
  /** The number of lost requests so far. */
  readonly met: () => number;
  /** From now on the files load; earlier requests stay lost. */
  readonly over: () => void;
}

async function lose(page: Page, files: RegExp, fate: Fate): Promise<Loss> {
  let met = 0;
  let over = false;
  await page.route(files, (route) => {
    if (over) return route.continue();
    met += 1;
    return fates[fate](route);
  });
  return {
    met: () => met,
    over: () => {
      over = true;
    },
  };
}

const splash = (page: Page) => page.getByText('The app has not opened yet.');

for (const [what, files, fate] of [
  ['the code of every page', /\/assets\/app-[\w-]+\.js/, 'is the page of a gateway'],
  ['the entry', /\/assets\/index-[\w-]+\.js/, 'never answers'],
  ['every language', /\/assets\/(?:th|la|en)-[\w-]+\.js/, 'fails at its host'],
] as const) {
  // APP-97
  test(`the splash screen reports at the start that ${what} ${fate}, and Try again opens the app`, async ({
    page,
    texts,
  }) => {
    const loss = await lose(page, files, fate);
    // Not `open`: the app does not become ready.
    await page.goto('./login?net=page&panel=0&scenario=everyday&lang=th', { waitUntil: 'commit' });
    await expect(page.getByText('Krapao', { exact: true }).filter({ visible: true })).toHaveCount(1);
    // The stylesheet shows the words after 10 s by its own time; no clock of the page can advance it.
    await expect(splash(page)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('ยังเปิดแอปไม่ได้')).toBeVisible();
    await expect(page.getByText('ຍັງເປີດແອັບບໍ່ໄດ້')).toBeVisible();
    expect(loss.met()).toBeGreaterThan(0);
    loss.over();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
    await expect(splash(page)).toBeHidden();
  });
}

/** The late chunks of the app by the build's own list; what is fetched before the first screen is tested above. */
const manifest = JSON.parse(readFileSync('dist/sandbox.manifest.json', 'utf8')) as Record<
  string,
  { file: string; isDynamicEntry?: boolean }
>;
const chunks = Object.entries(manifest).filter(
  ([source, { isDynamicEntry }]) => isDynamicEntry && /^src\/|crypto-js\/aes/.test(source),
);

type Reach = (page: Page, texts: Texts) => Promise<unknown>;
const press =
  (name: (texts: Texts) => string | RegExp): Reach =>
  (page, texts) =>
    page
      .getByRole('button', { name: name(texts), exact: true })
      .first()
      .click();
const follow =
  (name: keyof Texts['shell']['menu']): Reach =>
  (page, texts) =>
    page.getByRole('navigation').getByRole('link', { name: texts.shell.menu[name], exact: true }).click();
const home = (name: keyof Texts['home']['actions']) => press((texts) => texts.home.actions[name]);

/** The way to each late chunk, by start page. */
const ways: Record<string, Record<string, Reach>> = {
  '/login': {
    'auth/register/register-page.tsx': follow('register'),
    'info/howto/howto-page.tsx': follow('howto'),
    'pages/contact-route.tsx': follow('contact'),
  },
  '/user/home': {
    'deposit/deposit-modal.tsx': home('deposit'),
    'transfer/transfer-modal.tsx': home('transfer'),
    'withdraw/withdraw-modal.tsx': home('withdraw'),
    'invite/invite-modal.tsx': home('invite'),
    'refund/refund-modal.tsx': home('refund'),
    'games/game-sheet.tsx': press(() => /^Joker /),
    'games/take-back-sheet.tsx': press((texts) => new RegExp(texts.games.takeBack.title)),
    'info/conditions-sheet.tsx': press((texts) => texts.shell.menu.conditions),
    'chat/frame/chat-frame.tsx': press((texts) => texts.chat.open),
  },
  '/user/profile': {
    'profile/change-password-modal.tsx': press((texts) => texts.password.title),
    'pages/statement-route.tsx': follow('history'),
    'bonus/bonus-page.tsx': async (page, texts) => {
      await follow('home')(page, texts);
      await home('conditions')(page, texts);
    },
    'spin/spin-page.tsx': async (page, texts) => {
      await follow('home')(page, texts);
      await page.getByRole('button', { name: new RegExp(texts.home.actions.spin) }).click();
    },
  },
  '/user/statement': { 'slips/slips-modal.tsx': press((texts) => texts.slip.open) },
  '/nowhere': { 'info/not-found-page.tsx': async () => undefined },
};

/** Chunks that are no part of a screen, come before the first one or are not needed, and chunks within a part above. */
const others =
  /(?:profile-page|terminated-page|agreement-sheet|other-player|receive-invite|chat-widget|log-out-question)\.tsx$|i18n\/\w+\.json(?:\?\w+)?$|(?:first-visit|player-home|validate|sanitise|chat-socket|failure-kit-parts|login-call)\.ts$|crypto-js/;

test('the list of late chunks matches the build', () => {
  const listed = Object.values(ways).flatMap((places) => Object.keys(places));
  const parts = chunks.map(([source]) => source).filter((source) => !others.test(source));
  expect(parts.map((source) => source.replace(/^src\/(?:features|app)\//, '')).sort()).toEqual(listed.sort());
});

for (const [start, places] of Object.entries(ways)) {
  test.describe(`from ${start}`, () => {
    test.use({ person: start.startsWith('/user') ? 'player' : 'visitor' });

    // APP-91, APP-94
    test('each part with a lost file reports it in its place, and offers a retry', async ({ page, open, texts }) => {
      const message = page.getByRole('alert').filter({ hasText: texts.common.loadFailed });
      const button = (name: string) => message.getByRole('button', { name, exact: true });
      // Whether the page may be loaded anew is another test: here its host cannot be reached.
      await page.route('/', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
      const losses = new Map<string, Loss>();
      for (const [index, place] of Object.keys(places).entries()) {
        const [, { file = '' } = {}] = chunks.find(([source]) => source.endsWith(place)) ?? [];
        const fate = Object.keys(fates)[index % Object.keys(fates).length] as Fate;
        losses.set(place, await lose(page, new RegExp(file.split('/').at(-1) ?? '', 'g'), fate));
      }
      await page.clock.install();
      await open(start);
      for (const [place, reach] of Object.entries(places)) {
        await reach(page, texts);
        const loss = losses.get(place);
        await expect.poll(() => loss?.met(), place).toBeGreaterThan(0);
        // A sheet may still mount when the prefetch of its file is lost: its own wait begins then.
        await expect(async () => {
          await page.clock.fastForward(20_000);
          await expect(message, place).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect(button(texts.common.retry), place).toBeEnabled();
        if (await button(texts.common.close).isVisible()) await button(texts.common.close).click();
        await expect(page.locator('.boot')).toBeHidden();
      }
    });
  });
}

// APP-91
test('a tab from before a deploy reloads itself for a missing file, and opens the page', async ({
  page,
  open,
  texts,
}) => {
  const loss = await lose(page, /\/assets\/register-page-[\w-]+\.js/, 'is gone');
  await open('/login');
  // The new page names the files of the new version.
  page.on('request', (request) => request.isNavigationRequest() && loss.over());
  // The page that is left may still get its file while the new one is on its way.
  const loadedAnew = page.waitForEvent('load');
  await follow('register')(page, texts);
  await loadedAnew;
  await expect(page.getByLabel(texts.register.phone, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/register/);
  expect(loss.met()).toBeGreaterThan(0);
});

for (const [what, start, file, opener, title] of [
  ['a sheet', '/user/statement', 'slips-modal', (texts: Texts) => texts.slip.open, (texts: Texts) => texts.slip.title],
  ['the chat', '/user/home', 'chat-frame', (texts: Texts) => texts.chat.open, (texts: Texts) => texts.chat.title],
] as const) {
  test.describe(`a player without the file of ${what}`, () => {
    test.use({ person: 'player' });

    // APP-91, APP-200
    test('sees it open after the page reloads itself', async ({ page, open, texts }) => {
      const loss = await lose(page, new RegExp(`/assets/${file}-[\\w-]+\\.js`), 'is gone');
      await open(start);
      page.on('request', (request) => request.isNavigationRequest() && loss.over());
      const loadedAnew = page.waitForEvent('load');
      await press(opener)(page, texts);
      await loadedAnew;
      await expect(page.getByRole('dialog', { name: title(texts) })).toBeVisible();
      expect(loss.met()).toBeGreaterThan(0);
    });
  });
}

test.describe('a tester without the code that checks a fault’s condition', () => {
  test.use({ person: 'player' });

  // APP-91
  test('sees the page open after it reloads itself', async ({ page, open, texts, oracles }) => {
    oracles.expect(/LatePartMissing/);
    const loss = await lose(page, /\/assets\/fault-conditions-[\w-]+\.js/, 'is gone');
    await open('/user/home');
    // Whatever call comes next misses the file: it has to be that of the page that is opened, not a late one of this.
    await page.waitForLoadState('networkidle');
    expect(loss.met()).toBe(0);
    await page.evaluate(() => window.sandbox?.fault('transfer', { cut: true, when: { body: { amount: 500 } } }));
    page.on('request', (request) => request.isNavigationRequest() && loss.over());
    const loadedAnew = page.waitForEvent('load');
    await follow('history')(page, texts);
    await loadedAnew;
    await expect(page.getByRole('heading', { name: texts.common.titles.statement })).toBeVisible();
    expect(loss.met()).toBeGreaterThan(0);
  });
});

// APP-95
test('another language replaces one that fails at the start, with a message; the next start restores it', async ({
  page,
  open,
  texts,
}) => {
  const loss = await lose(page, /\/assets\/(?:th|la)-[\w-]+\.js/, 'is gone');
  await open('/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByText(textsOf('en').common.languageFailed)).toBeVisible();
  expect(loss.met()).toBeGreaterThan(1);
  loss.over();
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
});
