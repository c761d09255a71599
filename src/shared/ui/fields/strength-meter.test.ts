import { expect, test } from 'vitest';
import { judgeRepetition, passwordStrength } from './strength-meter.tsx';

// REG-51
test.each([
  ['', 'weak'],
  ['secret9', 'weak'],
  ['12345678', 'weak'],
  ['aaaa1111', 'weak'],
  ['x0891112222', 'weak'],
  ['secret99', 'fair'],
  ['Secret99!x', 'strong'],
  ['correct horse battery', 'strong'],
  ['ตลาดโต้รุ่งคืนวันเสาร์', 'strong'],
])('rates %j as %s', (password, strength) => {
  expect(passwordStrength(password, ['0891112222', ''])).toBe(strength);
});

// REG-52
test.each([
  ['', null],
  ['sec', null],
  ['secret99', 'same'],
  ['secret98', 'differs'],
  ['secret999', 'differs'],
  ['x', 'differs'],
] as const)('compares the repetition %j: %s', (repetition, shown) => {
  expect(judgeRepetition('secret99', repetition)).toBe(shown);
});
