/** The app's brand, set by address and by the panel. */
import type { Page } from '@playwright/test';
import { texts } from '../../mocks/devtools/page-kit/texts.ts';
import labels from '../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import t from '../../mocks/devtools/panel/world/brand.en.json' with { type: 'json' };
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { openPanel, panelOf } from '../support/steps/panel.ts';

test.use({ person: 'player', language: 'en', panel: true, viewport: { width: 1280, height: 800 } });

/** The app's gold. */
const goldOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--kp-gold').trim());
const nameIn = (page: Page) => page.getByRole('banner').getByRole('link').first();

// APP-383, APP-384
test('the address sets name and colour, a reload keeps them, and `none` resets them', async ({ page }) => {
  await page.goto('./?scenario=everyday&as=player&lang=en&brand=name:Acme%20Pay,gold:%235cf');
  await settled(page);
  await expect(page).not.toHaveURL(/brand=/);
  await expect(nameIn(page)).toHaveText('Acme Pay');
  await expect(page).toHaveTitle(/ · Acme Pay/);
  expect(await goldOf(page)).toBe('#55ccff');
  await page.reload();
  await settled(page);
  await expect(nameIn(page)).toHaveText('Acme Pay');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('./?brand=none');
  await settled(page);
  await expect(nameIn(page)).toHaveText('Krapao');
  expect(await goldOf(page)).toBe('#f4bd50');
});

const markOf = (page: Page) => page.locator('[data-brand-mark]').first();

// APP-383, APP-384
test('a logo of the host shows in app and stories, and a false one is refused with the reason', async ({ page }) => {
  await page.goto('./?scenario=everyday&as=player&lang=en&brand=name:Acme,logo:apple-touch-icon.png');
  await settled(page);
  await expect(markOf(page)).toHaveCSS('background-image', /^url\("data:image\/png;base64,/);
  await page.goto('./?present=1');
  await expect(page.getByRole('main')).toContainText('Acme');
  await expect(page).toHaveTitle(/ · Acme$/);
  await page.goto('./?brand=logo:manifest.webmanifest');
  await expect(page.getByRole('main')).toContainText(texts.en.brand.logo);
  await page.goto('./?scenario=everyday&as=player');
  await settled(page);
  await expect(nameIn(page)).toHaveText('Acme');
});

// APP-384
test('the panel sets name, colour and logo, refuses a file that is no picture, and resets the brand', async ({
  page,
  open,
}) => {
  await open('/user/home');
  await openPanel(page, 'world');
  const panel = panelOf(page);
  await panel.getByText(labels.world.brand, { exact: true }).click();
  const form = () => panel.getByRole('form', { name: labels.world.brand });
  await form().getByLabel(t.name).fill('Acme Pay');
  const gold = form().getByLabel(t.gold);
  await gold.fill('#c00');
  await expect(gold).toHaveAccessibleDescription(/4\.5 is needed/);
  await gold.fill('#6da');
  const choose = async (file: string) => {
    const chooser = page.waitForEvent('filechooser');
    await form().getByRole('button', { name: t.chooseLogo }).click();
    await (await chooser).setFiles(file);
  };
  await choose('package.json');
  await expect(form().getByRole('alert')).toHaveText(texts.en.brand.logoKind);
  await choose('public/apple-touch-icon.png');
  await expect(form().getByRole('img', { name: t.logo })).toBeVisible();
  await form().getByRole('button', { name: t.show, exact: true }).click();
  await expect(nameIn(page)).toHaveText('Acme Pay');
  await settled(page);
  expect(await goldOf(page)).toBe('#66ddaa');
  await expect(markOf(page)).toHaveCSS('background-image', /^url\("data:image\/png;base64,/);

  // The panel is open again after the reload.
  await panel.getByText(labels.world.brand, { exact: true }).click();
  await form().getByRole('button', { name: t.usual }).click();
  await expect(nameIn(page)).toHaveText('Krapao');
  await settled(page);
  expect(await goldOf(page)).toBe('#f4bd50');
});
