/** Thai texts of the app that show while another language is chosen. Texts of the server may be in Thai at any time. */
import type { Language } from '../support/address.ts';
import { textsOf } from '../support/texts.ts';

const th = textsOf('th');

const valuesIn = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(valuesIn);

const inLao = new Set(valuesIn(textsOf('la')));

/** Names that the server has too, word for word: banks, bonuses, cashback. */
const isLong = (text: string) => text.length >= 4;

/** The app's Thai texts without gaps that no other language shares. */
const thaiTexts = new Set(
  valuesIn({ ...th, account: {} }).filter(
    (text) => /[ก-๛]/.test(text) && !text.includes('{{') && !inLao.has(text) && isLong(text),
  ),
);

/** @param shown texts with Thai letters that a page shows */
export const foreignTexts = (shown: readonly string[], language: Language): string[] =>
  language === 'th' ? [] : shown.filter((text) => thaiTexts.has(text));
