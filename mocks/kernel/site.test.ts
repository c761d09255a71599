import { expect, test } from 'vitest';
import { inCurrency, siteCurrency, siteLanguage, writtenAmount } from './site.ts';

// MNY-270
test('converts offers from baht to kip, and limits from kip to baht', () => {
  expect([inCurrency(50_00, 'BAHT'), inCurrency(50_00, undefined), inCurrency(50_00, 'LAK')]).toEqual([
    50_00, 50_00, 25_000_00,
  ]);
  expect([inCurrency(20_000_00, 'LAK', 'LAK'), inCurrency(20_000_00, 'BAHT', 'LAK')]).toEqual([20_000_00, 40_00]);
});

test.each([
  [100_00, 'BAHT', 'th', false, '100 บาท'],
  [88_50, 'BAHT', 'th', false, '88.50 บาท'],
  [200_000_00, 'BAHT', 'th', true, '200,000.00 บาท'],
  [25_000_00, 'LAK', 'la', false, '25,000 ກີບ'],
  [50_00, 'BAHT', 'la', false, '50 ບາດ'],
  [250_000_00, 'LAK', 'en', false, '250,000 kip'],
] as const)('formats %d satang of %s in %s', (amount, currency, language, decimals, written) => {
  expect(writtenAmount(amount, currency, language, decimals)).toBe(written);
});

test('uses Lao and kip in Laos, Thai and baht elsewhere', () => {
  expect([true, false].map((laos) => [siteLanguage({ laos }), siteCurrency({ laos })])).toEqual([
    ['la', 'LAK'],
    ['th', 'BAHT'],
  ]);
});
