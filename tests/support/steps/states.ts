/** Steps in the gallery of states. */
import { expect, type Page } from '@playwright/test';
import { stateTexts as written } from '../../../mocks/devtools/presenter/states/texts.ts';
import type { Language } from '../address.ts';
import { shownTexts } from '../texts.ts';

const stateTexts = shownTexts(written);

/** The bar above a state. */
export const stateBar = (page: Page, language: Language = 'en') =>
  page.getByRole('complementary', { name: stateTexts.bar[language] });

/** Time limit for reaching a state on a busy machine, ms: every act on the way may be slow. */
const longestWay = 45_000;

export const isThere = (page: Page, name: string, language: Language = 'en') =>
  expect(stateBar(page, language)).toContainText(`${name} ${stateTexts.there[language]}`, {
    timeout: longestWay,
  });

/** Opens a state by its link and waits until it is reached. */
export async function openState(page: Page, name: string, language: Language = 'en') {
  await page.goto(`./?state=${name}&lang=${language}`);
  await isThere(page, name, language);
}

/** Console errors of states that show a failed call. */
export const failedCalls = /Failed to load resource|net::ERR/;
