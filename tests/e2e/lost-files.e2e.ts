/** Files of the build that fail, stay without an answer, or are not what they should be. */
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { type Texts, textsOf } from '../support/texts.ts';

// Calls are answered in the page and no worker caches files: only files can be missing.
test.use({ net: 'page' });

test.beforeEach(({ oracles }) =>
  oracles.expect(
    /Failed to load resource|Failed to load module script|Unable to preload CSS|Failed to fetch dynamically|preload|MIME type|^exception: (?:All promises|Invalid or unexpected|Unexpected)/,
  ),
);

/** What can become of a file on its way. */
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
  /** How many requests met their fate so far. */
  readonly met: () => number;
  /** From now on the files come; what was asked for before stays lost. */
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
  ['the main stylesheet', /\/assets\/app-[\w-]+\.css/, 'never answers'],
  ['the main stylesheet', /\/assets\/app-[\w-]+\.css/, 'is gone'],
  ['every language', /\/assets\/(?:th|la|en)-[\w-]+\.js/, 'fails at its host'],
] as const) {
  // APP-93
  test(`at the start ${what} ${fate}: the splash screen says so, and Try again opens the app`, async ({
    page,
    texts,
  }) => {
    const loss = await lose(page, files, fate);
    // Not `open`: the app does not become ready.
    await page.goto('./login?net=page&panel=0&scenario=everyday&lang=th', { waitUntil: 'commit' });
    await expect(page.getByText('Krapao', { exact: true })).toBeVisible();
    // The words come after 10 s, by the stylesheet's own time: no clock of the page can be set forward.
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
