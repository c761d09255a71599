/** Shared tester steps in the sandbox panel. */
import type { Page } from '@playwright/test';
import { handleWords } from '../../../mocks/devtools/panel/frame/handle-words.ts';
import labels from '../../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };

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
