import { describe, expect, test } from 'vitest';
import { bahtText, bodyText, cellText, clockText, spanText } from './formats.ts';
import { matches } from './parts.tsx';

describe('formats of the panel', () => {
  test('shows world time in Bangkok, in Gregorian years', () => {
    expect(clockText(Date.parse('2026-03-14T20:15:00+07:00'))).toBe('14/03/2026 20:15:00');
    expect(clockText(Date.parse('2026-12-31T23:59:59Z'))).toBe('01/01/2027 06:59:59');
    expect(clockText(Number.NaN)).toBe('-');
  });

  test.each([
    [0, '0s'],
    [-5, '0s'],
    [20_000, '20s'],
    [60_000, '1m'],
    [200_000, '3m 20s'],
    [3_600_000, '1h'],
    [93_600_000, '1d 2h'],
    [86_460_000, '1d'],
  ])('shows a span of %i ms as %s', (ms, text) => {
    expect(spanText(ms)).toBe(text);
  });

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-123_456_789, '−1,234,567.89'],
    [100_000, '1,000.00'],
  ])('shows %i satang as %s', (satang, text) => {
    expect(bahtText(satang)).toBe(text);
  });

  test('indents JSON and leaves other bodies unchanged', () => {
    expect(bodyText('{"a":1}')).toBe('{\n  "a": 1\n}');
    expect(bodyText('{"a":')).toBe('{"a":');
    expect(bodyText('<html>')).toBe('<html>');
    expect(bodyText(null)).toBe('');
  });

  test('shows a cell of any kind', () => {
    expect([null, undefined, 0, false, { a: [1] }].map(cellText)).toEqual(['–', '–', '0', 'false', '{"a":[1]}']);
  });
});

describe('search', () => {
  test('finds every word, in any order and case', () => {
    expect(matches('TRANSFER 400', ['POST', '/api/wallet/transfer', 400])).toBe(true);
    expect(matches('transfer 500', ['POST', '/api/wallet/transfer', 400])).toBe(false);
  });

  test('finds everything without a search', () => {
    expect(matches('', [])).toBe(true);
    expect(matches('  ', [null])).toBe(true);
  });
});
