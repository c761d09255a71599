/** The presenter's stories, as a salesperson shows them to a client. */

import type { Page } from '@playwright/test';
import brandWords from '../../mocks/devtools/panel/world/brand.en.json' with { type: 'json' };
import { presentTexts } from '../../mocks/devtools/presenter/texts.ts';
import { stories as written } from '../../scenarios/scripted.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import type { Language } from '../support/address.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { shownTexts, textsOf } from '../support/texts.ts';

const t = shownTexts(presentTexts);
const stories = shownTexts(written);

const barOf = (page: Page, language: Language) =>
  page.getByRole('complementary', { name: new RegExp(t.bar[language]) });

function storyOf(name: string) {
  const story = stories.find((candidate) => candidate.name === name);
  if (!story) throw new Error(`no story is called ${name}`);
  return story;
}

async function begin(page: Page, name: string, language: Language): Promise<void> {
  await page.goto(`./?present=${name}&lang=${language}&at=2026-03-14T20:15:00%2B07:00`);
  await told(page, language, name, 0);
}

/** Waits until this many steps were played. */
const told = (page: Page, language: Language, name: string, count: number) =>
  expect(barOf(page, language).getByText(`${count} / ${storyOf(name).beats.length}`, { exact: true })).toBeVisible();

/** Plays the next step and checks its declared end. */
async function play(page: Page, name: string, language: Language, index: number, step: () => Promise<void>) {
  const beat = storyOf(name).beats[index];
  if (!beat) throw new Error(`${name} has no beat ${index}`);
  await step();
  const bar = barOf(page, language);
  await told(page, language, name, index + 1);
  await expect(bar).toHaveAttribute('data-mood', 'ready', { timeout: 15_000 });
  await expect(bar.getByRole('status')).toContainText(beat.title[language]);
  await expect(page).toHaveURL(new RegExp(`${beat.ends.route}(\\?|$)`));
}

test('a whole story plays by one key, goes back in time, and restarts for the next visitor', async ({
  page,
  texts,
}) => {
  const name = 'first-deposit';
  const { beats } = storyOf(name);
  await begin(page, name, 'th');
  for (const [index] of beats.entries()) {
    await play(page, name, 'th', index, () => page.keyboard.press(index % 2 === 0 ? 'ArrowRight' : 'PageDown'));
  }
  await expect(page.getByRole('main')).toContainText('+500.00');
  await expect(barOf(page, 'th').getByRole('button', { name: t.next.th, exact: true })).toBeDisabled();

  // The QR is unpaid again: paying it again credits 500 baht, not 1,000.
  for (const count of [8, 7]) {
    await page.keyboard.press('ArrowLeft');
    await told(page, 'th', name, count);
    await expect(barOf(page, 'th')).toHaveAttribute('data-mood', 'ready');
  }
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
  await play(page, name, 'th', 7, () => page.keyboard.press('ArrowRight'));
  await expect(page.getByRole('region', { name: texts.home.total })).toContainText('500.00');

  // The presenter shows no notice about a lost network.
  await page.context().setOffline(true);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByText(texts.common.offline)).toHaveCount(0);
  await page.context().setOffline(false);

  await barOf(page, 'th').getByRole('button', { name: t.restart.th }).click();
  await told(page, 'th', name, 0);
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => window.sandbox?.journal().length)).toBe(1);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('link').filter({ hasText: storyOf('lucky-spin').title.th })).toBeVisible();
});

for (const [index, { name, beats }] of stories.slice(1).entries()) {
  const language = (['en', 'la', 'th'] as const)[index % 3] ?? 'en';
  test(`the story ${name} plays step by step by its button (${language})`, async ({ page }) => {
    await begin(page, name, language);
    const next = (beat: number) =>
      barOf(page, language).getByRole('button', { name: t[beat === 0 ? 'begin' : 'next'][language], exact: true });
    for (const [beat] of beats.entries()) await play(page, name, language, beat, () => next(beat).click());
  });
}

test('goes back to a step inside a form, and stays there after a reload', async ({ page }) => {
  const name = 'first-deposit';
  await begin(page, name, 'en');
  for (const beat of [0, 1, 2]) await play(page, name, 'en', beat, () => page.keyboard.press('ArrowRight'));
  await page.keyboard.press('ArrowLeft');
  const otp = page.getByRole('textbox', { name: textsOf('en').register.otp.label });
  for (const arrives of [() => Promise.resolve(), () => page.reload()]) {
    await arrives();
    await told(page, 'en', name, 2);
    await expect(barOf(page, 'en')).toHaveAttribute('data-mood', 'ready', { timeout: 15_000 });
    await expect(otp).toBeVisible();
  }
  await play(page, name, 'en', 2, () => page.keyboard.press('ArrowRight'));
});

test('a chosen story continues offline, also after a reload', async ({ page, context, oracles }) => {
  // The page has no network.
  oracles.expect(/Failed to load resource|net::ERR/);
  const name = 'lucky-spin';
  // Videos are cached in the page's language
  for (const language of ['la', 'en'] as const) {
    await page.goto(`./?present=1&lang=${language}`);
    await expect(page.getByRole('status')).toHaveText(t.kept[language], { timeout: 30_000 });
  }
  // The menu is cached too, and still says so
  await context.setOffline(true);
  await page.goto('./?present=1&lang=la');
  await expect(page.getByRole('status')).toHaveText(t.kept.la);
  await page.goto('./?present=1&lang=en');
  await page
    .getByRole('link')
    .filter({ hasText: storyOf(name).title.en })
    .click();
  await expect(barOf(page, 'en')).toHaveAttribute('data-mood', 'ready');
  await settled(page);
  await play(page, name, 'en', 0, () => page.keyboard.press('ArrowRight'));
  await page.reload();
  await told(page, 'en', name, 1);
  await play(page, name, 'en', 1, () => page.keyboard.press('ArrowRight'));
  await context.setOffline(false);
});

async function allStand(tabs: readonly Page[], name: string, count: number, route: RegExp): Promise<void> {
  for (const tab of tabs) {
    await told(tab, 'en', name, count);
    await expect(barOf(tab, 'en')).toHaveAttribute('data-mood', 'ready', { timeout: 15_000 });
    await expect(tab).toHaveURL(route);
  }
}

/**
 * Opens a story in two tabs, the second while the first presents it; without `at`, so that tokens differ each time the
 * world begins.
 */
async function inTwoTabs(page: Page, name: string, route: RegExp): Promise<[Page, Page]> {
  const tabs: [Page, Page] = [page, await page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto(`./?present=${name}&lang=en`);
    await allStand([tab], name, 0, route);
  }
  return tabs;
}

// APP-223
test('shows the same step of a story in two tabs: forward, back and restarted', async ({ page }) => {
  const name = 'lucky-spin';
  const tabs = await inTwoTabs(page, name, /\/user\/home$/);
  const [first, second] = tabs;
  await play(first, name, 'en', 0, () => first.keyboard.press('ArrowRight'));
  await allStand(tabs, name, 1, /\/user\/spin$/);
  await play(second, name, 'en', 1, () => second.keyboard.press('ArrowRight'));
  await allStand(tabs, name, 2, /\/user\/spin$/);
  await first.keyboard.press('ArrowLeft');
  await allStand(tabs, name, 1, /\/user\/spin$/);
  await barOf(second, 'en').getByRole('button', { name: t.restart.en }).click();
  await allStand(tabs, name, 0, /\/user\/home$/);
  await play(first, name, 'en', 0, () => first.keyboard.press('ArrowRight'));
  await allStand(tabs, name, 1, /\/user\/spin$/);
});

// APP-223
test('a registration and login in one tab of a story apply to the other', async ({ page }) => {
  const name = 'first-deposit';
  const [first, second] = await inTwoTabs(page, name, /\/login$/);
  for (const index of [0, 1, 2, 3, 4, 5]) {
    await play(first, name, 'en', index, () => first.keyboard.press('ArrowRight'));
    await told(second, 'en', name, index + 1);
  }
  await allStand([second], name, 6, /\/user\/home$/);
  for (const index of [6, 7]) await play(second, name, 'en', index, () => second.keyboard.press('ArrowRight'));
  await allStand([first], name, 8, /\/user\/home$/);
  await expect(first.getByRole('region', { name: 'Total balance' })).toContainText('500.00');
  await barOf(first, 'en').getByRole('button', { name: t.restart.en }).click();
  await allStand([first, second], name, 0, /\/login$/);
});

// APP-463
test('a story moves into a phone’s frame and out of it at its step, and leaves to the list', async ({ page }) => {
  const name = 'lucky-spin';
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, name, 'en');
  await page.keyboard.press('ArrowRight');
  await told(page, 'en', name, 1);
  await expect(barOf(page, 'en')).toHaveAttribute('data-mood', 'ready');
  const phone = barOf(page, 'en').getByRole('button', { name: t.phone.en });
  const app = page.frameLocator('iframe').getByRole('navigation').getByRole('link').first();
  await phone.click();
  // A narrow screen has its menu below
  await expect(app).toBeInViewport();
  await expect(phone).toHaveAttribute('aria-pressed', 'true');
  await expect(barOf(page, 'en')).toHaveAttribute('data-mood', 'ready');
  await told(page, 'en', name, 1);
  await page.keyboard.press('ArrowRight');
  await told(page, 'en', name, 2);
  await expect(barOf(page, 'en')).toHaveAttribute('data-mood', 'ready');
  await phone.click();
  await told(page, 'en', name, 2);
  await expect(page.locator('iframe')).toHaveCount(0);
  await phone.click();
  await told(page, 'en', name, 2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link').filter({ hasText: storyOf(name).title.en })).toBeVisible();
  await expect(page).toHaveURL(/frame=phone/);
});

// APP-384
test('the list of stories sets the brand', async ({ page }) => {
  await page.goto('./?present=1&lang=en');
  await page.getByText(t.brand.en, { exact: true }).click();
  await page.getByLabel(brandWords.name, { exact: true }).fill('Acme Pay');
  await page.getByRole('button', { name: brandWords.show, exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Acme Pay');
  await expect(page).toHaveTitle(/ · Acme Pay$/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

// APP-363
test('the chosen story takes over the world parameters of the menu’s address', async ({ page }) => {
  const { name, title } = storyOf('lucky-spin');
  await page.goto('./?present=1&seed=7&at=2026-03-15T10:00:00%2B07:00&lang=th');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.getByRole('link').filter({ hasText: title.en }).click();
  await told(page, 'en', name, 0);
  const world = { seed: 7, at: Date.parse('2026-03-15T03:00:00Z'), copy: `story-${name}` };
  expect(await page.evaluate(() => window.sandbox?.address)).toMatchObject(world);
});
