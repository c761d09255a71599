import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import en from '../i18n/en.json' with { type: 'json' };
import la from '../i18n/la.json' with { type: 'json' };
import th from '../i18n/th.json' with { type: 'json' };
import {
  addUp,
  amountText,
  decimalText,
  formatBaht,
  formatCount,
  formatMoney,
  fromBaht,
  moneyStatus,
  parseAmount,
  roundAmounts,
  splitMoney,
  toBaht,
  withCurrency,
} from './money.ts';

// MNY-321
test('joins amount and currency with a non-breaking space', () => {
  expect(withCurrency(formatMoney(123_450), 'กีบ')).toBe('1,234.50\u00a0กีบ');
  // MNY-19
  expect(withCurrency(formatMoney(123_450), '')).toBe('1,234.50');
});

// WAL-283
test.each([
  [123_450, '1234.50'],
  [-5, '-0.05'],
  [0, '0.00'],
])('formats %s satang as a plain decimal number', (satang, written) => {
  expect(decimalText(satang)).toBe(written);
});

describe('parseAmount', () => {
  test.each([
    ['1,000.50', 100_050],
    ['๑๒๓', 12_300],
    ['໑໒໓', 12_300],
    ['๑,๐๐๐.๕๐', 100_050],
    ['１２', 1_200],
    ['１，０００．５', 100_050],
    ['1 000', 100_000],
    ['1\u00a0000', 100_000],
    ['1\u2009000', 100_000],
    ['฿1,000', 100_000],
    ['100บาท', 10_000],
    ['100 ກີບ', 10_000],
    ['\u200b100\u200f', 10_000],
    ['\u3164฿\ufe0f100\ufe0e', 10_000],
    ['₭100', 10_000],
    ['100 ບາດ', 10_000],
    ['100 Baht', 10_000],
    ['THB100 kip', 10_000],
    ['100LAK', 10_000],
    ['1,000,000', 100_000_000],
    ['00012', 1_200],
    ['0.1', 10],
    ['0', 0],
    ['  12.34 ', 1_234],
    ['9999999999999', 999_999_999_999_900],
    ['500.', 50_000],
    ['1,000.-', 100_000],
    ['1,000.– บาท', 100_000],
    ['฿1,000.-', 100_000],
    ['๑,๐๐๐.-', 100_000],
    ['฿ 1,000', 100_000],
    ['1,000 บ.', 100_000],
    ['500บ', 50_000],
    ['1,000 บาท', 100_000],
    ['1,234.50\u00a0กีบ', 123_450],
    ['\u2066฿\u20691,000', 100_000],
    // MNY-6, MNY-7, MNY-8, MNY-9, MNY-10, MNY-11
  ])('accepts %j', (text, satang) => {
    expect(parseAmount(text)).toEqual({ ok: true, satang });
  });

  test.each([
    ['1.000,50', 'format'],
    ['1000,50', 'format'],
    ['1,00', 'format'],
    ['1，00', 'format'],
    ['1บาท00', 'format'],
    ['1 00', 'format'],
    ['1e21', 'format'],
    ['NaN', 'format'],
    ['Infinity', 'format'],
    ['-5', 'format'],
    ['+5', 'format'],
    ['0x10', 'format'],
    ['.5', 'format'],
    ['บ.5', 'format'],
    ['5.--', 'format'],
    ['5.50.-', 'format'],
    ['5-', 'format'],
    ['10฿500', 'format'],
    ['5บาท250', 'format'],
    ['10baht500', 'format'],
    ['๑๐฿๕๐๐', 'format'],
    ['10 ฿ 500', 'format'],
    ['10.-500', 'format'],
    ['10\t500', 'format'],
    ['10\u200b500', 'format'],
    ['1,\u200b000', 'format'],
    ['1,000 500', 'format'],
    ['1 000,500', 'format'],
    ['1.2.3', 'format'],
    ['12345678901234', 'format'],
    ['0.001', 'decimals'],
    ['1.005', 'decimals'],
    ['', 'required'],
    [' \u200b ', 'required'],
    ['฿', 'required'],
    // MNY-9, MNY-10, MNY-11
  ])('refuses %j: %s', (text, reason) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason });
  });

  // MNY-8, MNY-9, MNY-10
  test('joins digits only at separators of thousands', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,5}$/);
    const sign = fc.oneof(
      fc.constantFrom('฿', '₭', 'บาท', 'บ.', 'ບາດ', 'กีบ', 'ກີບ', 'baht', 'THB', 'kip', '.-', '\u200b', '\t', '\n'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
    );
    const space = fc.constantFrom('', ' ', '\u00a0');
    const isNumberSign = /^[\d๐-๙໐-໙０-９.,，．\p{Zs}]+$/u;
    fc.assert(
      fc.property(digits, space, sign, space, digits, (left, before, between, after, right) => {
        fc.pre(!isNumberSign.test(between));
        expect(parseAmount(left + before + between + after + right).ok).toBe(false);
      }),
    );
  });

  // MNY-15
  test.each([th, la, en])('reads formatted amounts with a currency', ({ formats: { currency } }) => {
    for (const word of Object.values(currency)) {
      expect(parseAmount(withCurrency(formatMoney(123_450), word))).toEqual({ ok: true, satang: 123_450 });
    }
  });

  // MNY-15
  test('reads formatted amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (satang) => {
        expect(parseAmount(formatMoney(satang))).toEqual({ ok: true, satang });
      }),
    );
  });
});

describe('formatting', () => {
  test.each([
    [123_450, '1,234.50'],
    [-0, '0.00'],
    [-5, '-0.05'],
    [-123_456, '-1,234.56'],
    [99_999, '999.99'],
    [100_000_000, '1,000,000.00'],
    // MNY-14
  ])('formats %d satang as %s', (satang, text) => {
    expect(formatMoney(satang)).toBe(text);
  });

  // MNY-14
  test.each([
    [0, '0'],
    [999, '999'],
    [1_234_567, '1,234,567'],
  ])('formats a count of %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  // MNY-14
  test('splits baht and satang, with the sign at the baht', () => {
    expect(splitMoney(-123_405)).toEqual({ whole: '-1,234', fraction: '05' });
  });
});

describe('fromBaht', () => {
  test.each([
    null,
    undefined,
    '',
    '1,000.5',
    '12',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    {},
    [5],
    90_071_992_547_410.5,
    1e15,
    -1.5e21,
    1e300,
    Number.NEGATIVE_INFINITY,
    // MNY-3
  ])('rejects %j', (value) => {
    expect(fromBaht(value)).toBeNull();
  });

  // MNY-2
  test('rounds to whole satang, without a negative zero', () => {
    expect(Object.is(fromBaht(-0.001), 0)).toBe(true);
    expect(fromBaht(0.1 + 0.2)).toBe(30);
  });

  // MNY-1
  test('is the inverse of toBaht', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (satang) => {
        expect(fromBaht(JSON.parse(JSON.stringify(toBaht(satang))))).toBe(satang + 0);
      }),
    );
  });
});

// MNY-16
test.each([
  [50_000, '500'],
  [123_450, '1,234.50'],
  [5, '0.05'],
  [-100, '-1'],
])('formats %d satang for a field as %s', (satang, text) => {
  expect(amountText(satang)).toBe(text);
});

// MNY-3
test('formats baht of a response, `-` if invalid', () => {
  expect([1234.5, 0, null, '5'].map(formatBaht)).toEqual(['1,234.50', '0.00', '-', '-']);
});

describe('addUp', () => {
  // WAL-25
  test('leaves out amounts that would make the sum inexact', () => {
    expect(addUp([100, Number.MAX_SAFE_INTEGER, 5])).toEqual({ satang: 105, partial: true });
    expect(addUp([-100, 100])).toEqual({ satang: 0, partial: false });
  });

  test('is partial if amounts are missing, and unknown if the rest is zero', () => {
    expect(addUp([100], true)).toEqual({ satang: 100, partial: true });
    expect(addUp([], true)).toEqual({ satang: null, partial: true });
    expect(addUp([null, 0])).toEqual({ satang: null, partial: true });
    expect(addUp([])).toEqual({ satang: 0, partial: false });
  });
});

test.each([
  ['success', 'success'],
  ['SUCCESS', 'success'],
  [' Failed ', 'failed'],
  ['FAILED', 'failed'],
  ['processing', 'pending'],
  ['reviewing', 'pending'],
  ['constructor', 'pending'],
  ['', 'pending'],
  [null, 'pending'],
  [1, 'pending'],
  // SAFE-18, SLP-29, WAL-36
])('reads the status %j as %s', (status, shown) => expect(moneyStatus(status)).toBe(shown));

const whole = (satang: readonly number[]) => satang.map((one) => one / 100);
const satang = (amount: number | null) => amount && amount * 100;

// WDR-9
describe('round amounts', () => {
  test.each([
    ['baht', null, null, [500, 1_000, 2_000]],
    ['baht', 100, 200_000, [500, 1_000, 2_000]],
    ['baht', 20_000_000_000, null, [20_000_000_000, 50_000_000_000]],
    ['baht', 600, 200_000, [1_000, 2_000, 5_000]],
    ['baht', 20_000, 40_000_000, [20_000, 50_000, 100_000]],
    // A low maximum brings smaller ones.
    ['baht', 100, 1_000, [200, 500, 1_000]],
    ['baht', 100, 500, [100, 200, 500]],
    ['baht', null, 5, [1, 2, 5]],
    ['kip', null, 60_000, [10_000, 20_000, 50_000]],
    // Too few lie between the limits.
    ['baht', 100, 250, [100, 200]],
    ['baht', 500, 100, []],
    ['kip', 20_000, 40_000_000, [100_000, 200_000, 500_000]],
    ['kip', 20_000, 100_000, [20_000, 50_000, 100_000]],
    ['kip', 300_000, null, [500_000, 1_000_000, 2_000_000]],
    ['kip', 90_071_992_547_409, null, []],
  ] as const)('in %s between %s and %s are %j', (currency, least, most, amounts) => {
    expect(whole(roundAmounts(currency, 3, satang(least), satang(most)))).toEqual(amounts);
  });
});
