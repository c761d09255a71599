import { expect, test } from 'vitest';
import { operations } from '../../contract/generated/operations.ts';
import { type MagicSection, magic, magicCode } from './magic.ts';

const values = Object.entries(magic).flatMap(([section, entries]) =>
  Object.entries(entries).map(([text, value]) => ({ section: section as MagicSection, text, ...value })),
);

test.each(values)('$section $text responds as the contract allows at $at', ({ code, at }) => {
  expect(at.filter((operation) => code !== null && !operations[operation].errors.includes(code))).toEqual([]);
});

test('a value is magic only at its operations', () => {
  expect(magicCode('phones', '0800000102', 'login')).toBe('NO_USER');
  expect(magicCode('phones', '0800000102', 'sendOtp')).toBeNull();
  expect(magicCode('phones', '0812345678', 'login')).toBeNull();
  expect(magicCode('phones', 'toString', 'login')).toBeNull();
});
