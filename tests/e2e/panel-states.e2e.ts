/** The gallery of states: each opens in a world of its own. */
import type { Page } from '@playwright/test';
import { texts as pageTexts } from '../../mocks/devtools/page-kit/texts.ts';
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { stateTexts as stateWords } from '../../mocks/devtools/presenter/states/texts.ts';
import { states } from '../../scenarios/states/index.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import type { Language } from '../support/address.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { failedCalls, isThere, openPanel, openScreens, openState, panelOf, stateBar } from '../support/steps/panel.ts';
import { shownTexts } from '../support/texts.ts';

const stateTexts = shownTexts(stateWords);
const problemTexts = shownTexts(pageTexts);

test.use({ person: 'player', language: 'en', panel: true });

const journalOf = (page: Page) => page.evaluate(() => window.sandbox?.journal());
const copyOf = (page: Page) => page.evaluate(() => window.sandbox?.address.copy);

for (const { name } of states.filter(({ bare }) => bare)) {
  // APP-360
  test(`the sandbox page ${name} opens by its link`, async ({ page }) => {
    await page.goto(`./?state=${name}&lang=en`);
    await expect(page).not.toHaveURL(/state=/);
    await expect(page.locator('.kps-problem, .kps-stories, .kps-present')).toBeVisible();
  });
}

// APP-360, APP-361
test('opens a state that stays loading, and Back restores the own world', async ({ page, open, texts }) => {
  await open('/user/profile');
  await page.evaluate(() => window.sandbox?.operate('adjustBalance', { baht: 1000 }));
  const own = await journalOf(page);
  await openScreens(page);
  await panelOf(page).getByRole('searchbox', { name: t.screens.search }).fill('statement-loading');
  await panelOf(page)
    .getByRole('button', { name: /^statement-loading/ })
    .click();
  await isThere(page, 'statement-loading');
  expect(await copyOf(page)).toBe('state-statement-loading');
  await expect(page.getByRole('heading', { level: 1, name: texts.common.titles.statement })).toBeVisible();
  await expect(page.locator('html:not([data-ready])')).toBeAttached();
  expect(
    await page.evaluate(() =>
      window.sandbox?.calls().some(({ operation, status }) => operation === 'listStatements' && status === 0),
    ),
  ).toBe(true);

  await stateBar(page).getByRole('button', { name: stateTexts.back.en }).click();
  await expect(page).toHaveURL(/\/user\/profile/);
  await settled(page);
  await expect(stateBar(page)).toBeHidden();
  expect(await copyOf(page)).toBeUndefined();
  expect(await journalOf(page)).toEqual(own);
  await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.history }).click();
  await settled(page);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

// APP-361
test('a state starts afresh each time, and a reload stays in it', async ({ page, texts, oracles }) => {
  oracles.expect(failedCalls);
  await openState(page, 'transfer-done');
  const played = await journalOf(page);
  await page.reload();
  await settled(page);
  await expect(stateBar(page)).toContainText(stateTexts.left.en);
  expect(await journalOf(page)).toEqual(played);
  await openState(page, 'transfer');
  await openState(page, 'transfer-done');
  expect((await journalOf(page))?.length).toBe(played?.length);
  await expect(page.getByRole('dialog', { name: texts.transfer.done })).toBeVisible();
});

/** The app's storage, which all tabs share. */
const storedForAll = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'last_sync')));

// APP-361
test('a logout in a state leaves other tabs logged in', async ({ page, context, open, texts }) => {
  await open('/user/home');
  const before = await storedForAll(page);
  expect(before['token']).toBeTruthy();
  const other = await context.newPage();
  await openState(other, 'transfer-done');
  const receipt = other.getByRole('dialog', { name: texts.transfer.done });
  await receipt.getByRole('button', { name: texts.common.ok, exact: true }).click();
  await stateBar(other).getByRole('button', { name: stateTexts.close.en }).click();
  await other.getByRole('button', { name: texts.shell.logout, exact: true }).click();
  await expect(other).toHaveURL(/\/login/);
  await other.close();

  expect(await storedForAll(page)).toEqual(before);
  await page.reload();
  await settled(page);
  await expect(page).toHaveURL(/\/user\/home/);
  await expect(page.getByRole('region', { name: texts.home.total })).toBeVisible();
});

// APP-361, CHT-81
test('an unsent message of a state survives a reload', async ({ page, texts, oracles }) => {
  oracles.expect(failedCalls);
  await openState(page, 'chat-failed');
  const unsent = page.getByRole('button', { name: texts.chat.resend });
  await expect(unsent).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(unsent).toBeVisible();
});

// APP-361
test('Back opens the first page when a hostile page is stored for the own world', async ({ page }) => {
  await openState(page, 'home');
  const kept = '{"tab":null,"page":"javascript:document.title=1","session":{}}';
  await page.evaluate((text) => sessionStorage.setItem('krapao-sandbox.own', text), kept);
  await stateBar(page).getByRole('button', { name: stateTexts.back.en }).click();
  await expect(page).toHaveURL(/\/login/);
  await settled(page);
  await expect(stateBar(page)).toBeHidden();
  expect(await copyOf(page)).toBeUndefined();
});

// APP-360
test('reports an unknown state on a page that lists all states', async ({ page }) => {
  await page.goto('./?state=login-refuzed&lang=en');
  const problem = page.getByRole('listitem').filter({ hasText: 'state=login-refuzed' });
  await expect(problem).toContainText('login-refused');
  for (const { name } of states) await expect(problem).toContainText(name);
});

// APP-363
test('lists parameters that a state refuses, with the reason', async ({ page }) => {
  const refused = ['scenario=broke', 'as=player', 'present=lucky-spin', '#w=abc'];
  const kept = 'seed=7&at=2026-03-15T10:00:00%2B07:00&set=balance:12.5';
  await page.goto(`./?state=login-refused&${refused.slice(0, -1).join('&')}&${kept}&lang=en#w=abc`);
  const rows = page.locator('.kps-problems').getByRole('listitem');
  await expect(rows).toHaveText(refused.map((written) => `${written}${problemTexts.en.problem.state}`));
  expect(await page.evaluate(() => window.sandbox)).toBeUndefined();
});

// APP-363
test('seed, time and switches apply to the world of a state, and to the story of a state', async ({ page }) => {
  const kept = 'seed=7&at=2026-03-15T10:00:00%2B07:00&set=balance:12.5';
  const world = { seed: 7, at: Date.parse('2026-03-15T03:00:00Z'), set: { balance: 12.5 } };
  for (const [name, sign] of [
    ['home', stateBar(page)],
    ['sandbox-story', page.locator('.kps-present')],
  ] as const) {
    await page.goto(`./?state=${name}&${kept}&lang=en`);
    await expect(sign).toBeVisible();
    expect(await page.evaluate(() => window.sandbox?.address)).toMatchObject(world);
  }
});

// APP-363
test('session and reset in an address apply to the world of the state', async ({ page }) => {
  await openState(page, 'transfer-done');
  const own = await copyOf(page);
  await page.goto('./user/home?as=visitor&reset=1');
  await expect(page).toHaveURL(/\/login/);
  expect(await copyOf(page)).toBe(own);
  expect(await journalOf(page)).toHaveLength(1);
});

// APP-362
test('reports the failed act of an unreachable state, and stays there', async ({ page, texts, oracles }) => {
  oracles.expect(/the state was not reached/);
  // No game can be played in this world
  await page.goto('./?state=game&set=openGames:none&lang=en');
  await expect(stateBar(page)).toHaveAttribute('data-mood', 'lost', { timeout: 40_000 });
  await expect(stateBar(page)).toContainText(texts.games.play);
  await expect(page.getByRole('dialog', { name: 'Joker', exact: true })).toBeVisible();
});

// APP-360
test('the list of states passes axe', async ({ page, open }) => {
  await open('/user/home');
  await openScreens(page);
  await expect(panelOf(page).getByRole('list', { name: t.stateGroup.chat })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the bar above a state uses the font of the app and passes axe', async ({ page }) => {
  await openState(page, 'home');
  // A machine may have no Thai or Lao font of its own
  await expect(stateBar(page)).toHaveCSS('font-family', /^"Krapao Sans"/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

/** Controls that the bar covers, even partly; with an open dialog, only those in it. */
const underBar = (page: Page, language: Language) =>
  stateBar(page, language).evaluate((bar) => {
    const { bottom, right } = bar.getBoundingClientRect();
    const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;
    return [...top.querySelectorAll('a, button, input, textarea, select, h1, [role="status"]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => ({ box: one.getBoundingClientRect(), text: one.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < bottom && box.left < right)
      .map(({ text }) => text);
  });

for (const width of [320, 1280]) {
  for (const language of ['th', 'la', 'en'] as const) {
    // APP-364
    test(`the bar above a state covers nothing of the app (${width} px, ${language})`, async ({ page, oracles }) => {
      oracles.expect(failedCalls);
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['login', 'contact', 'home', 'transfer', 'chat-messages', 'statement-empty']) {
        await openState(page, name, language);
        expect(await underBar(page, language), name).toEqual([]);
      }
      // The skip link is visible only while it has the focus
      await openState(page, 'home', language);
      await page.keyboard.press('Tab');
      await expect(page.locator('a:focus')).toBeInViewport();
      expect(await underBar(page, language)).toEqual([]);
      const room = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--kp-safe-top'));
      const before = await room();
      await stateBar(page, language).getByRole('button', { name: stateTexts.close[language] }).click();
      expect(await room()).not.toBe(before);
    });
  }
}

// APP-364
test('the bar above a state stays usable beside the docked panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openState(page, 'home');
  await openPanel(page, 'calls');
  await stateBar(page).getByRole('button', { name: stateTexts.back.en }).click({ timeout: 5000 });
  await settled(page);
  await expect(stateBar(page)).toBeHidden();
});
