/** Shared tester steps in the sandbox panel. */
import { expect, type Page } from '@playwright/test';
import { handleWords } from '../../../mocks/devtools/panel/frame/handle-words.ts';
import labels from '../../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import { stateTexts as written } from '../../../mocks/devtools/presenter/states/texts.ts';
import type { Language } from '../address.ts';
import { shownTexts } from '../texts.ts';

export type PanelTab = keyof typeof labels.tab;

export const panelOf = (page: Page) => page.getByRole('dialog', { name: /sandbox/i });

export const showTab = (page: Page, tab: PanelTab) =>
  panelOf(page).getByRole('tab', { name: labels.tab[tab], exact: true }).click();

/** Opens the panel by its key. The handle listens for the key and loads after the page. */
export async function pressPanelKey(page: Page, language: keyof typeof handleWords = 'en') {
  await page.getByRole('button', { name: handleWords[language] }).waitFor();
  await page.keyboard.press('Control+`');
}

/** Opens the panel by its handle, in English. */
export async function openPanel(page: Page, tab: PanelTab) {
  await page.getByRole('button', { name: handleWords.en }).click();
  await showTab(page, tab);
  return panelOf(page);
}

/** Opens the gallery of states. */
export async function openScreens(page: Page) {
  const panel = await openPanel(page, 'world');
  await panel.getByRole('button', { name: labels.screens.title, exact: true }).click();
}

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
