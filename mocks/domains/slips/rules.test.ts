import { expect, test } from 'vitest';
import { slipReasons } from '../../reference/slip-reasons.ts';
import { amountByName, isUploadClosed, reasonByName, requireSlipFile, slipSizeLimit, slipVerdict } from './rules.ts';

const file = { name: 'slip.png', type: 'image/png', size: 1000, hash: 'a'.repeat(64), sniffed: 'png' } as const;

test.each([
  {},
  { name: 'IMG_1.JPG', type: 'image/jpeg', sniffed: 'jpeg' },
  { name: 'a.b.jpeg', type: 'image/jpg', sniffed: 'jpeg' },
  { name: 'a.gif', type: 'image/gif', sniffed: 'gif' },
  { size: slipSizeLimit },
] as const)('a file with %j can be a slip', (change) => {
  expect(requireSlipFile({ ...file, ...change })).toEqual({ ...file, ...change });
});

test.each([
  { name: 'slip.pdf' },
  { name: 'png' },
  { name: 'slip.jpg' },
  { name: 'slip.constructor' },
  { type: 'image/jpeg' },
  { type: '' },
  { sniffed: 'jpeg' },
  { sniffed: 'other' },
  { name: 'film.mp4', type: 'video/mp4', sniffed: 'mp4' },
  { size: 0 },
  { size: slipSizeLimit + 1 },
  // SLP-45
] as const)('a file with %j is refused', (change) => {
  expect(() => requireSlipFile({ ...file, ...change })).toThrow('SLIP_INVALID_FILE');
});

// SLP-45
test('no file is told apart from a wrong one', () => {
  expect(() => requireSlipFile(null)).toThrow('SLIP_NO_FILE');
});

test.each(slipReasons)('a file named after %s fails so', (reason) => {
  expect(reasonByName(`${reason.toLowerCase().replaceAll('_', '-')}.jpg`)).toBe(reason);
});

test.each([
  ['slip-500.png', 50_000],
  ['Slip_99.50.JPG', 9950],
  ['slip-0.png', null],
  ['slip-1.234.png', null],
  ['IMG_4872.jpg', null],
])('%s gives %s satang', (name, satang) => {
  expect(amountByName(name)).toBe(satang);
});

// SLP-44
test('the name of the file decides first, then the duplicate, then the switch', () => {
  const facts = { name: 'not-match.png', seenBefore: true, next: 'EXPIRED_SLIP' } as const;
  expect(slipVerdict(facts)).toBe('NOT_MATCH');
  expect(slipVerdict({ ...facts, name: 'a.png' })).toBe('SLIP_REFNO_DUPLICATED');
  expect(slipVerdict({ ...facts, name: 'a.png', seenBefore: false })).toBe('EXPIRED_SLIP');
  expect(slipVerdict({ name: 'a.png', seenBefore: false, next: 'success' })).toBeNull();
});

test.each([
  ['23:29', false],
  ['23:30', true],
  ['00:00', true],
  ['00:29', true],
  ['00:30', false],
  // SLP-46
])('with the closing time of the night, uploads at %s in Bangkok are closed: %s', (time, closed) => {
  expect(isUploadClosed('night', Date.parse(`2026-03-14T${time}:00+07:00`))).toBe(closed);
});
