/** The panel's explorer: walks through the open app, lists broken rules, and leaves the tester's world unchanged. */
import type { Page } from '@playwright/test';
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { openPanel, panelOf } from '../support/steps/panel.ts';

test.use({ person: 'player', language: 'en', panel: true });

// A walk waits for the machine after each step.
test.describe.configure({ timeout: 90_000 });

async function openTab(page: Page) {
  await openPanel(page, 'explore');
  await expect(panelOf(page).getByRole('heading', { name: t.explore.title, exact: true })).toBeVisible();
}

/** Plants a defect: while a dialog is open, the page shows a forbidden text. */
const plantDefect = (page: Page) =>
  page.evaluate(() => {
    const defect = Object.assign(document.createElement('p'), { textContent: 'NaN' });
    new MutationObserver(() => {
      const hasDialog = document.body.querySelector('[role=dialog]') !== null;
      if (hasDialog && !defect.isConnected) document.body.append(defect);
      if (!hasDialog && defect.isConnected) defect.remove();
    }).observe(document.body, { childList: true, subtree: true });
  });

const walks = (page: Page) =>
  panelOf(page)
    .getByText(/^\d+ walks, \d+ steps$/)
    .innerText()
    .then((text) => Number(/(\d+) steps/.exec(text)?.[1]));

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('walks beside the panel, stops, and restores the own world and session', async ({ page, open, oracles }) => {
    oracles.expect(/Failed to load resource/);
    await open('/user/home');
    await openTab(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.evaluate(() => window.sandbox?.operate('adjustBalance', { baht: 1000 }));
    const own = await page.evaluate(() => [window.sandbox?.address, window.sandbox?.journal().length]);
    await panelOf(page).getByLabel(t.explore.pace).selectOption('quick');
    await panelOf(page).getByRole('button', { name: t.explore.start, exact: true }).click();
    await expect.poll(() => walks(page), { timeout: 60_000 }).toBeGreaterThan(4);
    expect(await page.evaluate(() => window.sandbox?.address.copy)).toMatch(/^explore-/);
    await panelOf(page).getByRole('button', { name: t.explore.stop, exact: true }).click();
    await expect(panelOf(page).getByRole('button', { name: t.explore.start, exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expect
      .poll(() => page.evaluate(() => [window.sandbox?.address, window.sandbox?.journal().length]))
      .toEqual(own);
    await expect(page).toHaveURL(/\/user\/home/);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });

  test('lists a broken rule with its steps and a link to the world before it, and replays them', async ({
    page,
    open,
    oracles,
  }) => {
    oracles.expect(/Failed to load resource|NaN/);
    await open('/user/home');
    await openTab(page);
    await plantDefect(page);
    await panelOf(page).getByLabel(t.explore.pace).selectOption('quick');
    await panelOf(page).getByLabel(t.explore.seed).press('Enter');
    const again = panelOf(page).getByRole('button', { name: t.explore.repeat });
    await expect(again.first()).toBeVisible({ timeout: 60_000 });
    await panelOf(page).getByRole('button', { name: t.explore.stop, exact: true }).click();
    const find = panelOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: t.explore.repeat }) })
      .first();
    await expect(find).toContainText(t.explore.rule.defect);
    await expect(again.first()).toBeEnabled();
    await again.first().press('Enter');
    await expect(panelOf(page).getByText(t.explore.again)).toBeVisible({ timeout: 30_000 });
    const link = await find.getByRole('link', { name: t.explore.link }).getAttribute('href');
    await panelOf(page).getByRole('button', { name: t.explore.leave }).click();
    await expect.poll(() => page.evaluate(() => window.sandbox?.address.copy)).toBeUndefined();
    // The link opens a copy of the world too, from before the step that opened the dialog.
    await page.goto('about:blank');
    await page.goto(link ?? '');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => window.sandbox?.address.copy)).toMatch(/^(?!explore)/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('uncovers the app while it walks, and stops from a bar', async ({ page, open, oracles }) => {
    oracles.expect(/Failed to load resource/);
    await open('/user/home');
    await openTab(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await panelOf(page).getByRole('button', { name: t.explore.start, exact: true }).click();
    await expect(panelOf(page)).toBeHidden();
    const bar = page.getByRole('complementary', { name: t.tab.explore });
    await expect(bar).toContainText('“');
    const keptClear = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--kp-safe-top'));
    const own = await bar.boundingBox();
    expect(own?.y).toBe(0);
    expect(own?.height).toBeGreaterThan(40);
    await expect.poll(keptClear).toBe(`${Math.ceil(own?.height ?? 0)}px`);
    // At once: the walk takes focus with its next step.
    await bar.getByRole('button', { name: t.explore.stop }).evaluate((button: HTMLElement) => button.click());
    await expect(bar).toBeHidden({ timeout: 20_000 });
    expect(await keptClear()).toBe('');
    await expect.poll(() => page.evaluate(() => window.sandbox?.address.copy)).toBeUndefined();
  });
});
