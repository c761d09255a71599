import { afterEach, describe, expect, test } from 'vitest';
import { configure } from '../../shared/config/config.ts';
import { loginName } from './login-call.ts';
import { normalisePhone, phoneProblem } from './phone-number.ts';

afterEach(() => configure({ laos: false }));

describe('a phone number', () => {
  // REG-8
  test.each([
    ['081-234-5678', '0812345678'],
    [' 081 234 5678 ', '0812345678'],
    ['(081) 234.5678', '0812345678'],
    ['+66812345678', '0812345678'],
    ['+66 (0)81-234-5678', '0812345678'],
    ['0066 81 234 5678', '0812345678'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['໐໘໑໒໓໔໕໖໗໘', '0812345678'],
    ['0812345678\u200b', '0812345678'],
    ['\u3164081\ufe0e2345678\ufe0f', '0812345678'],
    ['66812345678', '0812345678'],
    ['66 (0)81 234 5678', '0812345678'],
    ['＋６６ ８１－２３４－５６７８', '0812345678'],
    ['（０８１）２３４５６７８', '0812345678'],
    ['081\u00a0234\u00a05678', '0812345678'],
    ['081−234−5678', '0812345678'],
    ['\u202a+66 81 234 5678\u202c', '0812345678'],
    ['\u2066081‑234‑5678\u2069', '0812345678'],
  ])('is 0812345678 when written as %s', (written, phone) => {
    expect(normalisePhone(written, false)).toBe(phone);
    expect(loginName(written)).toBe(phone);
  });

  // REG-6
  test('keeps letters, so that the number is refused', () => {
    expect(normalisePhone('08abcdefgh', false)).toBe('08abcdefgh');
    expect(phoneProblem('08abcdefgh', false)).toBe('tenDigits');
  });

  // REG-6
  test.each(['081234567', '08123456789', '812345678'])('is refused with another length: %s', (phone) => {
    expect(phoneProblem(phone, false)).toBe('tenDigits');
  });

  // REG-8
  test('keeps ten digits that begin like a country code', () => {
    expect(normalisePhone('6612345678', false)).toBe('6612345678');
  });

  // REG-8
  test.each(['+8562055551234', '856 20 5555 1234', '00856-20-5555-1234', '໘໕໖໒໐໕໕໕໕໑໒໓໔'])(
    'is 02055551234 in Laos when written as %s',
    (written) => {
      expect(normalisePhone(written, true)).toBe('02055551234');
      configure({ laos: true });
      expect(loginName(written)).toBe('02055551234');
    },
  );

  // ACC-3, SAFE-85
  test.each([' nok.jai ', '12345', 'สมชาย'])('is no user name: %s stays as typed', (typed) => {
    expect(loginName(`\ufeff${typed}\ufe0e`)).toBe(typed.trim());
  });

  // REG-7
  test('has eight to eleven digits in Laos', () => {
    expect(normalisePhone('+856 20 5555 1234', true)).toBe('02055551234');
    const verdicts = ['1234567', '12345678', '12345678901', '123456789012'].map((phone) => phoneProblem(phone, true));
    expect(verdicts).toEqual(['laos', null, null, 'laos']);
  });
});
