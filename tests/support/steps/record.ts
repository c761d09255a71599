/** Tester steps for recording a story; default language Thai. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import labelsEn from '../../../mocks/devtools/panel/kit/labels.en.json' with { type: 'json' };
import labelsLa from '../../../mocks/devtools/panel/kit/labels.la.json' with { type: 'json' };
import labelsTh from '../../../mocks/devtools/panel/kit/labels.th.json' with { type: 'json' };
import { recordWords as panelWords } from '../../../mocks/devtools/panel/record/record-words.ts';
import { recorderTexts as barTexts } from '../../../mocks/devtools/recorder/texts.ts';
import type { Act, Story } from '../../../mocks/index.ts';
import type { Language } from '../address.ts';
import { shownTexts } from '../texts.ts';
import { panelOf, pressPanelKey } from './panel.ts';

const labels = shownTexts({ th: labelsTh, la: labelsLa, en: labelsEn });
export const recordWords = shownTexts(panelWords);
export const recorderTexts = shownTexts(barTexts);

export const recordBar = (page: Page, language: Language = 'th') =>
  page.getByRole('complementary', { name: recorderTexts.bar[language] });

export async function beginRecording(page: Page, language: Language = 'th') {
  await pressPanelKey(page, language);
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: labels[language].tab.record, exact: true }).click();
  await panel.getByRole('button', { name: recordWords[language].begin, exact: true }).click();
  await recordBar(page, language).waitFor();
}

export const stopRecording = (page: Page, language: Language = 'th') =>
  recordBar(page, language).getByRole('button', { name: recorderTexts.stop[language] }).click();

/** Text of a file written by the panel. */
export const writtenAs = (page: Page, what: 'story' | 'state') =>
  panelOf(page).getByRole('region', { name: recordWords.th[what], exact: true }).locator('pre').innerText();

/** Imports a written file; resolves its relative imports from the given folder of this repository. */
async function load(text: string, folder: string): Promise<Readonly<Record<string, unknown>>> {
  await mkdir('test-results', { recursive: true });
  const file = path.join(await mkdtemp(path.resolve('test-results', 'recorded-')), 'written.ts');
  const inPlace = text.replaceAll(/from '(\.[^']+)'/g, (_all, to: string) => `from '${path.resolve(folder, to)}'`);
  await writeFile(file, inPlace);
  return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
}

export const storyIn = async (text: string): Promise<Story> =>
  Object.values(await load(text, 'scenarios/stories'))[0] as Story;

/** The acts of a row for `scenarios/states`. */
export async function actsIn(text: string): Promise<readonly Act[]> {
  const [, imports = '', row = ''] = /^(import .*\n)?\n?([^]*?),\n$/.exec(text) ?? [];
  const { state } = await load(`${imports}export const state = ${row};\n`, 'scenarios/states');
  return (state as { readonly acts: readonly Act[] }).acts;
}
