/** Parts of the app whose files fail to load offline, and their recovery. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { comesBack, withoutNetwork } from '../support/steps/outage.ts';
import type { Texts } from '../support/texts.ts';

// The page answers calls and no worker caches files: only files can be missing.
test.use({ net: 'page' });

interface Outage {
  /** Number of failed file requests. */
  readonly refused: () => number;
  readonly over: () => Promise<void>;
}

/** Fails every request of these files, also from caches. */
async function outageOf(page: Page, files: RegExp): Promise<Outage & { begin: () => Promise<void> }> {
  const context: BrowserContext = page.context();
  let refused = 0;
  await page.route(files, (route) => {
    refused += 1;
    return route.abort('internetdisconnected');
  });
  return {
    refused: () => refused,
    begin: async () => {
      // Only these files are missing: their imports are already preloaded, since a lost import needs a reload.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
    },
    over: async () => {
      await page.unroute(files);
      await context.setOffline(false);
    },
  };
}

/** Fails every request of the second Thai text file, which the login page does not need. */
async function textsOutage(page: Page, texts: Texts): Promise<Outage> {
  let isOver = false;
  let refused = 0;
  await page.route(/\/assets\/th-[\w-]+\.js/, async (route) => {
    const answer = await route.fetch();
    if (isOver || (await answer.text()).includes(texts.auth.lead)) return route.fulfill({ response: answer });
    refused += 1;
    return route.abort('internetdisconnected');
  });
  return {
    refused: () => refused,
    over: async () => {
      isOver = true;
    },
  };
}

const retry = (place: Locator, texts: Texts): Locator =>
  place.getByRole('button', { name: texts.common.retry, exact: true });
const menu = (page: Page, texts: Texts, name: keyof Texts['shell']['menu']): Locator =>
  page.getByRole('navigation').getByRole('link', { name: texts.shell.menu[name], exact: true });

test.beforeEach(({ oracles }) => oracles.expect(withoutNetwork));

// APP-97
test('the splash screen reports an entry that never arrives, and Try again opens the app', async ({ page, texts }) => {
  let isOver = false;
  await page.route(/\/assets\/index-[\w-]+\.js/, (route) => (isOver ? route.continue() : undefined));
  // Not `open`: the app does not become ready.
  await page.goto('./login?net=page&panel=0&scenario=everyday&lang=th', { waitUntil: 'commit' });
  // The stylesheet shows the words after 10 s by its own time; no clock of the page can advance it.
  await expect(page.getByText('The app has not opened yet.')).toBeVisible({ timeout: 15_000 });
  isOver = true;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
});

test('reports a language that fails to load, keeps the page, and switches when the network returns', async ({
  page,
  open,
  texts,
}) => {
  const outage = await outageOf(page, /\/assets\/(?:en|failure-kit-parts)-/);
  await open('/login');
  await outage.begin();
  await page.getByRole('button', { name: 'English' }).click();
  const said = page.getByText(texts.common.languageFailed);
  await expect(said).toBeVisible();
  await expect(
    page
      .getByRole('alert')
      .filter({ has: said })
      .or(said.and(page.getByRole('alert'))),
  ).toHaveCount(1);
  await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
  await page.getByLabel(texts.auth.username).fill('0812345678');
  expect(outage.refused()).toBeGreaterThan(0);
  await outage.over();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.locator('input[value="0812345678"]')).toBeVisible();
});

// APP-250
test('missing texts leave the login page complete; the next page reports them, and opens when they load', async ({
  page,
  open,
  texts,
}) => {
  const outage = await textsOutage(page, texts);
  await open('/login');
  await expect(page.getByRole('heading', { name: texts.auth.title })).toBeVisible();
  await menu(page, texts, 'register').click();
  const message = page.getByRole('main').getByRole('alert').filter({ hasText: texts.common.loadFailed });
  await expect(message).toBeVisible();
  await menu(page, texts, 'home').click();
  await expect(page.getByRole('button', { name: texts.auth.submit, exact: true })).toBeVisible();
  await outage.over();
  await menu(page, texts, 'register').click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.common.titles.register })).toBeVisible();
});

// APP-250, DES-90
test('a prerendered page reports missing texts, and opens when they load', async ({ page, open, texts }) => {
  const outage = await textsOutage(page, texts);
  await open('/register');
  const message = page.getByRole('main').getByRole('alert').filter({ hasText: texts.common.loadFailed });
  await expect(message).toBeVisible();
  expect(outage.refused()).toBeGreaterThan(0);
  await outage.over();
  await comesBack(page.getByRole('main').getByRole('textbox').first(), retry(message, texts));
  await expect(page.getByRole('heading', { name: texts.common.titles.register })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test.describe('a player', () => {
  test.use({ person: 'player' });

  // APP-251
  test('requests fail while the file that answers them is missing, and the next one fetches it again', async ({
    page,
    open,
    oracles,
    texts,
  }) => {
    oracles.expect(withoutNetwork);
    const answering = await outageOf(page, /\/assets\/intercept-in-page-/);
    await open('/user/statement');
    const again = retry(page.getByRole('main'), texts);
    await expect(again).toBeVisible();
    expect(answering.refused()).toBeGreaterThan(0);
    await answering.over();
    await again.click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});
