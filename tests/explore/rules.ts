/** Reads a test page and applies the walk rules with the app's texts in the player's language. */
import type { Page } from '@playwright/test';
import type { Language } from '../support/address.ts';
import { wrongFiguresNow } from '../support/oracles.ts';
import { textsOf } from '../support/texts.ts';
import { languageOf } from './step.ts';
import { type AppWords, type Broken, brokenBy as brokenIn, type Happened, type StepEffects } from './walks/rules.ts';
import { findShown, readView, readWorld, type View } from './walks/view.ts';

export const viewOf = (page: Page): Promise<View> => page.evaluate<View>(`(${readView})(${findShown}, ${readWorld})`);

const th = textsOf('th');

const valuesIn = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(valuesIn);

const inLao = new Set(valuesIn(textsOf('la')));

/**
 * The app's Thai texts without placeholders; short texts, account names and texts shared with Lao may come from the
 * server.
 */
const thaiTexts = new Set(
  valuesIn({ ...th, account: {} }).filter(
    (text) => /[ก-๛]/.test(text) && !text.includes('{{') && !inLao.has(text) && text.length >= 4,
  ),
);

/** Thai app texts shown in another language. @param shown texts with Thai letters on a page */
export const foreignTexts = (shown: readonly string[], language: Language): string[] =>
  language === 'th' ? [] : shown.filter((text) => thaiTexts.has(text));

function wordsIn(language: Language): AppWords {
  const texts = textsOf(language);
  const parts = Object.entries(texts) as [string, { title?: unknown }][];
  return {
    sections: Object.keys(th),
    failures: [texts.boundary.title, texts.boundary.widget],
    foreign: (shown) => foreignTexts(shown, language),
    // The key of its title; a dialog named by the server has none.
    dialogName: (title) => parts.find(([, part]) => part.title === title)?.[0] ?? 'a dialog',
  };
}

export const brokenBy = (happened: Happened): Broken[] => brokenIn(happened, wordsIn(languageOf(happened.after.lang)));

/** For tests made from a find. @returns rules broken since an earlier view, as sentences */
export async function brokenSince(page: Page, before: View, step: StepEffects): Promise<string[]> {
  const after = await viewOf(page);
  const last = before.calls.at(-1)?.id ?? 0;
  const isNew = (after.calls.at(-1)?.id ?? 0) < last;
  const calls = after.calls.filter(({ id }) => isNew || id > last);
  const wrong = await wrongFiguresNow(page);
  const found = brokenBy({ step, before, after, calls, rested: true, online: true, thrown: [], wrong });
  return found.map(({ rule, detail }) => `${rule} ${detail}`);
}
