/** The panel's explorer: walks through the open app, lists broken rules, and leaves the tester's world unchanged. */
import type { Page } from '@playwright/test';
import type { Act } from '../../mocks/devtools/panel/explore/acts.ts';
import { testOf } from '../../mocks/devtools/panel/explore/pasted-test.ts';
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { rules } from '../../mocks/devtools/walks/rules.ts';
import { openWalk, take, takeLast } from '../explore/panel-find.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, test } from '../support/qa.ts';
import { runCopied } from '../support/run-copied.ts';
import { openPanel, panelOf } from '../support/steps/panel.ts';
import { fill, textsOf } from '../support/texts.ts';

test.use({ person: 'player', language: 'en', panel: true });

// A walk waits for the machine after each step.
test.describe.configure({ timeout: 90_000 });

async function openTab(page: Page) {
  await openPanel(page, 'explore');
  await expect(panelOf(page).getByRole('heading', { name: t.explore.title, exact: true })).toBeVisible();
}

/** A defect: while a dialog is open, the page shows a forbidden text. Runs in the page. */
const defect = () => {
  const text = Object.assign(document.createElement('p'), { textContent: 'NaN' });
  new MutationObserver(() => {
    const hasDialog = document.querySelector('body [role=dialog]') !== null;
    if (hasDialog && !text.isConnected) document.body.append(text);
    if (!hasDialog && text.isConnected) text.remove();
  }).observe(document, { childList: true, subtree: true });
};

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
    await page.evaluate(defect);
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
    for (const name of [t.explore.before, t.explore.after]) {
      const picture = find.getByRole('link', { name: fill(t.explore.savePicture, { name }) }).locator('img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    }
    const link = await find.getByRole('link', { name: t.explore.link }).getAttribute('href');
    expect(link).toMatch(/\/user\/home\?lang=en&as=player#w=/);
    await panelOf(page).getByRole('button', { name: t.explore.leave }).click();
    await expect.poll(() => page.evaluate(() => window.sandbox?.address.copy)).toBeUndefined();
    // The link opens a copy of the world too, from before the step that opened the dialog.
    await page.goto('about:blank');
    await page.goto(link ?? '');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => window.sandbox?.address.copy)).toMatch(/^(?!explore)/);
    // The panel, which is open again, is a dialog beside the page.
    await expect(page.locator('[role=dialog][aria-modal=true]')).toHaveCount(0);
  });
});

// APP-449
test('a test that the explorer wrote passes unedited, and fails with the defect', async ({
  page,
  sandbox,
  oracles,
}) => {
  oracles.expect(/Failed to load resource|NaN/);
  const world = { scenario: 'everyday', seed: 1, set: { banners: false } };
  const at = Date.parse('2026-03-14T20:15:00+07:00');
  const start = { world, at, hasPlayer: true, language: 'th', width: 390, height: 844 };
  const { history } = textsOf('th').shell.menu;
  const path: readonly Act[] = [
    { do: 'operate', action: 'adjustBalance', data: { baht: 5 } },
    { do: 'tap', role: 'link', name: history, nth: 0 },
    { do: 'back' },
    { do: 'tap', role: 'button', name: textsOf('th').home.actions.deposit, nth: 0 },
  ];
  const text = testOf({ rule: rules.defect, detail: 'NaN' }, path, start);
  await runCopied(text, { page, sandbox }, { openWalk, take, takeLast });
  expect(await sandbox.address).toMatchObject({ ...world, at });
  // Otherwise the browser reloads the page, which opens its sheet again.
  await page.goto('about:blank');
  await page.addInitScript(defect);
  await expect(runCopied(text, { page, sandbox }, { openWalk, take, takeLast })).rejects.toThrow(/NaN/);
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
