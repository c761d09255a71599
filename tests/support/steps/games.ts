/** Game account steps, and checks of their results. */
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../fixtures.ts';
import type { Texts } from '../texts.ts';

/** Opens a game's sheet from home. */
export async function openGame(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${name} (?=\\D)(?!Slot)`) }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet).toBeVisible();
  await settled(page);
  return sheet;
}

export const play = (sheet: Locator, texts: Texts) =>
  sheet.getByRole('button', { name: texts.games.play, exact: true }).click();

/** The simulated provider page: shows the data it received, in the tester's language. */
export const landing = (page: Page): Locator => page.locator('main.kps-provider');
