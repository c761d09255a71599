/** Brings a page into a state of the matrix and waits until nothing moves. */
import type { Page } from '@playwright/test';
import { type Shot, viewports } from '../visual/matrix.ts';
import { addressOf, everydayWorld, type World } from './address.ts';
import { loadedWhole, settled } from './fixtures.ts';
import { painted } from './painted.ts';
import { type Texts, textsOf } from './texts.ts';

/** @param options other texts of the app, or other ways to answer its calls */
export async function reachShot(
  page: Page,
  { screen, language, width }: Shot,
  options: { texts?: Texts; net?: World['net']; size?: { width: number; height: number } } = {},
): Promise<void> {
  const { texts = textsOf(language), net = everydayWorld.net, size = viewports[width] } = options;
  const { scenario, person, switches = '', route, reach, busy = false } = screen;
  await page.setViewportSize(size);
  const world = { ...everydayWorld, scenario, person, set: switches, language, frozen: true, net };
  await page.goto(`.${addressOf(route, world)}`);
  await settled(page);
  await loadedWhole(page);
  if (reach) {
    // A press scrolls what it presses into view: how far must not depend on fonts and pictures that are still to come.
    await painted(page);
    await reach(page, texts);
  }
  if (!busy) await settled(page);
  await painted(page);
}
