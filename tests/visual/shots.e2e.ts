/** Every state: pictures of it, and what axe and the layout say of it in each language at both widths. */
import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { painted } from '../support/painted.ts';
import { reachShot } from '../support/shot.ts';
import { type Shot, shotOf, shots, viewports } from './matrix.ts';

/**
 * Makes the window as high as the page, because a full-page screenshot would show the sticky menu in the middle. Not
 * with an open dialog: it locks the page behind it.
 */
async function showAll(page: Page, { screen, width }: Shot): Promise<void> {
  if (screen.acts) return;
  const { width: columns, height } = viewports[width];
  let shown = height;
  for (let tries = 0; tries < 5; tries += 1) {
    const inner = await page.evaluate(() => document.documentElement.scrollHeight);
    if (inner <= shown) return;
    shown = inner;
    await page.setViewportSize({ width: columns, height: shown });
    // More of the page is in view now, which may have made it higher.
    await painted(page);
  }
}

/** Changes the width of a page in its state. A waiting page is reached anew: after 8 s it would say that it still waits (APP-93). */
async function changeWidth(page: Page, shot: Shot): Promise<void> {
  if (shot.screen.busy) return reachShot(page, shot, { net: 'page' });
  await page.setViewportSize(viewports[shot.width]);
  await settled(page);
  await painted(page);
}

/** The layers that can open over a page, and the toasts above them. */
const layers = '[role="dialog"], [role="alertdialog"]';
const toasts = '.mantine-Notification-root';
/** How much of the page is pictured around what is open over it, px. */
const strip = 24;

const boxesOf = async (places: Locator) => {
  const found = await places.filter({ visible: true }).all();
  return (await Promise.all(found.map((place) => place.boundingBox()))).filter((box) => box !== null);
};

/**
 * What of a window is pictured: the part that this state is about; where a layer is open in a wide one, that layer and a strip of
 * the page around it. The page itself has a picture of its own, and a change of it seldom changes those of what opens over it
 * (docs/decisions/0020).
 * @returns undefined for the whole window
 */
async function clipOf(page: Page, { screen, width }: Shot) {
  const opened = screen.part
    ? await boxesOf(page.locator(screen.part))
    : width === 'wide'
      ? await boxesOf(page.locator(layers))
      : [];
  if (opened.length === 0) {
    if (screen.part) throw new Error(`${screen.name} does not show its part`);
    return undefined;
  }
  const shown = [...opened, ...(await boxesOf(page.locator(toasts)))];
  const window = page.viewportSize() ?? viewports[width];
  const left = Math.max(0, Math.floor(Math.min(...shown.map(({ x }) => x))) - strip);
  const top = Math.max(0, Math.floor(Math.min(...shown.map(({ y }) => y))) - strip);
  const right = Math.min(window.width, Math.ceil(Math.max(...shown.map(({ x, width: w }) => x + w))) + strip);
  const bottom = Math.min(window.height, Math.ceil(Math.max(...shown.map(({ y, height }) => y + height))) + strip);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

async function expectNoFault(page: Page, { name, width }: Shot): Promise<void> {
  expect.soft(await accessibilityFaults(page), name).toEqual([]);
  const inner = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(inner, `${name} does not scroll sideways`).toBeLessThanOrEqual(viewports[width].width);
}

const pictured = new Set(shots.map(({ name }) => name));

for (const shot of shots) {
  const other = shotOf(shot.screen, shot.language, shot.width === 'phone' ? 'wide' : 'phone');
  // APP-28, APP-30, CHT-70, DES-1, DES-3, DES-4, DES-5, DES-6, DES-9, DES-10, DES-11, DES-12, DES-13, DES-14, DES-19
  // DES-22, DES-25, DES-35, DES-36, DES-37, DES-38, DES-39, DES-42, SAFE-81
  test(`${shot.name} looks like its baseline, and passes axe at both widths`, async ({ page }, testInfo) => {
    const { metadata, updateSnapshots } = testInfo.config;
    const headlessShell = metadata['headlessShell'] === true;
    await reachShot(page, shot, { net: 'page' });
    await showAll(page, shot);
    // Under a parked pointer nothing is hovered.
    await page.mouse.move(0, 0);
    const clip = await clipOf(page, shot);
    // Soft: a changed picture hides no other fault.
    if (headlessShell) await expect.soft(page).toHaveScreenshot(`${shot.name}.png`, clip ? { clip } : {});
    const isUpdate = updateSnapshots === 'all' || updateSnapshots === 'changed';
    if (!isUpdate) {
      await expectNoFault(page, shot);
      if (!pictured.has(other.name)) {
        await changeWidth(page, other);
        await expectNoFault(page, other);
      }
    }
    test.skip(
      !headlessShell,
      'this browser is no headless shell, and lays text out differently than the baselines; install: npx playwright install chromium-headless-shell',
    );
  });
}
