import { expect, test } from 'vitest';
import { besideAmount } from './spin-texts.ts';

// SPN-42
test.each([
  ['30 บาท', 30_00, 'คูปองเครดิตฟรี', 'คูปองเครดิตฟรี'],
  ['30 บาท', 30_00, undefined, undefined],
  ['30 บาท', 20_00, 'คูปองเครดิตฟรี', '30 บาท'],
  ['30 บาท', null, 'คูปองเครดิตฟรี', '30 บาท'],
  ['เสื้อยืด', 30_00, 'คูปองของรางวัล', 'เสื้อยืด'],
])('shows a prize labelled %j worth %j with the coupon name %j as %j', (label, amount, name, said) => {
  expect(besideAmount(label, amount, name)).toBe(said);
});
