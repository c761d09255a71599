import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Names of currencies: the only texts that are about a currency instead of an amount. */
const namesOfCurrencies = /"(?:BAHT|LAK)": "[^"]*"/g;
const currencyWord = /บาท|กีบ|ບາດ|ກີບ|[฿₭]|\b(?:baht|kip|thb|lak)\b/i;

const linesWith = (text: string) => text.split('\n').filter((line) => currencyWord.test(line));

// MNY-19
it.each(['th', 'la', 'en'])(
  'no text of %s fixes a currency: a text that names one takes it as {{currency}}',
  (code) => {
    const texts = readFileSync(new URL(`${code}.json`, import.meta.url), 'utf8');
    expect(texts.match(namesOfCurrencies)).toHaveLength(4);
    expect(linesWith(texts.replace(namesOfCurrencies, ''))).toEqual([]);
  },
);

// MNY-19
it('no caption of a video fixes a currency', () => {
  const captions = globSync('public/videos/*.vtt');
  expect(captions).not.toEqual([]);
  expect(captions.flatMap((file) => linesWith(readFileSync(file, 'utf8')))).toEqual([]);
});
