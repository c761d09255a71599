/** Brings a page into a state of the visual matrix and waits until nothing moves. */
import type { Page } from '@playwright/test';
import { type Shot, viewports } from '../visual/matrix.ts';
import { addressOf, everydayWorld, type World } from './address.ts';
import { loadedWhole, settled } from './fixtures.ts';
import { painted } from './painted.ts';
import { performAll } from './stage.ts';
import { type Texts, textAt, textsOf } from './texts.ts';

/**
 * Keeps a toast visible, as a hovering pointer does: a slow machine takes the second picture after the toast's time. A
 * real pointer would change the look of the element below it.
 */
const keepToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const toast of document.querySelectorAll('.mantine-Notification-root')) {
      toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });

/** @param options other app texts, or other ways to answer calls */
export async function reachShot(
  page: Page,
  { screen, language, width }: Shot,
  options: { texts?: Texts; net?: World['net']; size?: { width: number; height: number } } = {},
): Promise<void> {
  const { texts = textsOf(language), net = everydayWorld.net, size = viewports[width] } = options;
  const { scenario, person, switches = '', route, acts, chance, busy = false } = screen;
  await page.setViewportSize(size);
  const world = { ...everydayWorld, scenario, person, set: switches, language, frozen: true, net };
  await page.goto(`.${addressOf(route, world)}`);
  await settled(page);
  await loadedWhole(page);
  if (chance !== undefined) await page.evaluate((drawn) => void (Math.random = () => drawn), chance);
  if (acts) {
    // A press scrolls its target into view; the distance must not depend on fonts and pictures still loading.
    await painted(page);
    await performAll({ page, language, textOf: (key) => textAt(texts, key) }, acts);
    await keepToasts(page);
  }
  if (!busy) await settled(page);
  await painted(page);
}
