/** Opening other worlds from the panel without losing one's place. */
import t from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { openPanel, panelOf, showTab } from '../support/steps/panel.ts';

test.use({ person: 'player', language: 'en', panel: true, viewport: { width: 1280, height: 800 } });

// APP-224
test('a scenario, a switch that starts over and a reload keep player, page and tab', async ({ page, open }) => {
  await open('/user/statement');
  const panel = await openPanel(page, 'world');
  const scenario = () => page.evaluate(() => window.sandbox?.address.scenario);
  const isLoggedIn = () => page.evaluate(() => window.sandbox?.knowsToken(localStorage.getItem('token') ?? ''));
  for (const name of ['vip', 'newcomer', 'broke']) {
    await panel.getByRole('button').filter({ hasText: name }).click();
    await expect.poll(scenario).toBe(name);
    // Nobody can be logged in to the world of the newcomer
    expect(await isLoggedIn()).toBe(name !== 'newcomer');
    if (name === 'vip') await expect(page).toHaveURL(/\/user\/statement/);
  }
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await showTab(page, 'switches');
  await panel.getByText(t.switch.laos, { exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.sandbox?.switches().laos)).toBe(true);
  await expect(page).toHaveURL(/\/user\/profile$/);

  await page.reload();
  await settled(page);
  await expect(panel.getByRole('tab', { name: t.tab.switches, exact: true, selected: true })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/profile$/);
  expect([await scenario(), await isLoggedIn()]).toEqual(['broke', true]);
  // The app keeps the keyboard focus that a reload gives it.
  await expect(panel.locator(':focus')).toHaveCount(0);
  await panel.getByRole('button', { name: t.panel.close }).click();
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: /sandbox panel/ }).waitFor();
  await expect(panelOf(page)).toHaveCount(0);
});

test('the panel logs the demo player out and in, and chooses the language', async ({ page, open }) => {
  await open('/user/home');
  const panel = await openPanel(page, 'world');
  const person = panel.getByRole('group', { name: t.world.as });
  await person.getByRole('button', { name: t.world.visitor }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(person.getByRole('button', { name: t.world.visitor, pressed: true })).toBeVisible();
  await person.getByRole('button', { name: t.world.player }).click();
  await expect(page).toHaveURL(/\/user\/home$/);
  await panel.getByRole('button', { name: 'ລາວ', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
  await settled(page);
  await expect(panel.getByRole('button', { name: 'ລາວ', exact: true, pressed: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
