import { expect, test } from 'vitest';
import { slipReasons } from '../../reference/codes.ts';
import {
  amountByName,
  checkUpload,
  closingTimes,
  hasUnknownAmount,
  isUploadClosed,
  reasonByName,
  requireSlipFile,
  slipSizeLimit,
  slipVerdict,
  verdictDelay,
} from './rules.ts';

const file = { name: 'slip.png', type: 'image/png', size: 1000, hash: 'a'.repeat(64), sniffed: 'png' } as const;

test.each([
  {},
  { name: 'IMG_1.JPG', type: 'image/jpeg', sniffed: 'jpeg' },
  { name: 'a.b.jpeg', type: 'image/jpg', sniffed: 'jpeg' },
  { name: 'a.gif', type: 'image/gif', sniffed: 'gif' },
  { size: slipSizeLimit },
] as const)('accepts a slip with %j', (change) => {
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
] as const)('refuses a slip with %j', (change) => {
  expect(() => requireSlipFile({ ...file, ...change })).toThrow('SLIP_INVALID_FILE');
});

// SLP-45
test('distinguishes a missing file from an invalid one', () => {
  expect(() => requireSlipFile(null)).toThrow('SLIP_NO_FILE');
});

test.each(slipReasons)('reads the reason %s from a file name', (reason) => {
  expect(reasonByName(`${reason.toLowerCase().replaceAll('_', '-')}.jpg`)).toBe(reason);
});

test.each([
  ['slip-500.png', 50_000],
  ['Slip_99.50.JPG', 9950],
  ['folder/slip-7.png', 700],
  ['slip-0.png', null],
  ['my-slip-500.png', null],
  ['slip-500x.png', null],
  ['slip-1.234.png', null],
  ['IMG_4872.jpg', null],
])('reads from the name %s the amount %s', (name, satang) => {
  expect(amountByName(name)).toBe(satang);
});

// SLP-44
test('decides by file name, then duplicate, then switch', () => {
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
])('closes uploads at night: at %s in Bangkok %s', (time, closed) => {
  expect(isUploadClosed('night', Date.parse(`2026-03-14T${time}:00+07:00`))).toBe(closed);
});

// SLP-46
test('closes uploads all day except its last minute, or never', () => {
  const closed = (kind: 'now' | 'none', time: string) => isUploadClosed(kind, Date.parse(`2026-03-14T${time}+07:00`));
  expect(['00:00:00', '12:00:00', '23:58:59', '23:59:00'].map((time) => closed('now', time))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(closed('none', '00:00:00')).toBe(false);
  expect(closingTimes).toEqual({
    none: null,
    night: { closeFrom: '23:30', closeTo: '00:30' },
    now: { closeFrom: '00:00', closeTo: '23:59' },
  });
});

// SLP-46
test('refuses a slip by its name with any image type, and during the closing time', () => {
  const noon = Date.parse('2026-03-14T12:00:00+07:00');
  for (const name of ['upload-fail.png', 'Upload-Fail.JPG', 'slip.png']) {
    const upload = () => checkUpload(name, 'none', noon);
    if (name === 'slip.png') expect(upload).not.toThrow();
    else expect(upload).toThrow('SLIP_UPLOAD_FAIL');
  }
  expect(() => checkUpload('slip.png', 'now', noon)).toThrow('SLIP_UPLOAD_FAIL');
});

// SLP-42
test('decides a slip two to five minutes after its upload', () => {
  expect(verdictDelay).toEqual({ min: 120_000, max: 300_000 });
});

// SLP-43
test('reports no amount only for slips that could not be read', () => {
  expect(slipReasons.filter(hasUnknownAmount)).toEqual([
    'UPLOADED_FILE_NOT_EXIST',
    'IMG_SIZE_UNABLE_TO_PROCESS',
    'CANNOT_READ_CROPPED_IMAGE',
    'INVALID_SLIP',
  ]);
  expect(hasUnknownAmount(null)).toBe(false);
});
