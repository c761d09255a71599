import { describe, expect, test } from 'vitest';
import type { SlipInfo } from '../../../contract/generated/models/slipInfo.ts';
import texts from '../../shared/i18n/en.json' with { type: 'json' };
import { slipReason, slipRefusal, slipRows, slipWindow } from './slip-rules.ts';

describe('reasons', () => {
  // SLP-31, SLP-32
  test.each(Object.keys(texts.slip.reason).filter((code) => code !== 'other'))('has words for %s', (code) => {
    expect(slipReason(code)).toBe(code);
  });

  // SAFE-18, SLP-30, SLP-33
  test('never shows an unknown code, nor empty brackets', () => {
    expect(slipReason('XYZ')).toBe('other');
    expect(slipReason('constructor')).toBe('other');
    expect([slipReason(''), slipReason('  '), slipReason(null), slipReason(7)]).toEqual([null, null, null, null]);
  });

  // SLP-30
  test('gives no reason for a success', () => {
    expect(slipRows([{ status: 'success', note: 'NOT_MATCH' }])[0]?.reason).toBeNull();
  });
});

// SAFE-46, SLP-34
test('separates rows with one reference, and handles a response that is no list', () => {
  const rows = slipRows([{ reference: 'a' }, { reference: 'a' }, null, {}]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(rows[0]?.amount).toBeNull();
  expect(slipRows('x')).toEqual([]);
});

// SLP-35
test('keeps the key of a row when a newer slip appears above it', () => {
  const known = [
    { reference: 'a', createdAt: 2 },
    { reference: '', createdAt: 1 },
  ];
  const keysOf = (slips: unknown) => slipRows(slips).map(({ key }) => key);
  expect(keysOf([{ reference: '', createdAt: 3 }, ...known]).slice(1)).toEqual(keysOf(known));
});

describe('the daily closing time, in Bangkok', () => {
  const night = { closeFrom: '23:30', closeTo: '00:30' };
  // SLP-5
  test.each([
    ['23:29:59', false],
    ['23:30:00', true],
    ['00:29:59', true],
    ['00:30:00', false],
    ['12:00:00', false],
  ])('at %s is closed: %s', (time, closed) => {
    expect(slipWindow(night, Date.parse(`2026-03-14T${time}+07:00`))?.closed).toBe(closed);
  });

  // SLP-5
  test.each([
    ['09:59:59', false],
    ['10:00:00', true],
    ['11:04:59', true],
    ['11:05:00', false],
  ])('within a day at %s is closed: %s, and names its times as they came', (time, closed) => {
    const day = { closeFrom: ' 10:00', closeTo: '11:05 ' };
    const window = slipWindow(day, Date.parse(`2026-03-14T${time}+07:00`));
    expect(window).toEqual({ from: '10:00', to: '11:05', closed });
  });

  // SLP-5
  test('is never closed when it ends as it begins', () => {
    const none = { closeFrom: '10:00', closeTo: '10:00' };
    expect(slipWindow(none, Date.parse('2026-03-14T10:00:00+07:00'))?.closed).toBe(false);
    expect(slipWindow(none, Date.parse('2026-03-14T12:00:00+07:00'))?.closed).toBe(false);
  });

  // SLP-6
  test.each(['24:00', '7', '07:60', '107:00', '07:000', '1a:00', '30:00', 700, null])(
    'refuses %j as a time',
    (text) => {
      const window = (closeFrom: unknown, closeTo: unknown) => slipWindow({ closeFrom, closeTo } as SlipInfo, 0);
      expect(window(text, '10:00')).toBeNull();
      expect(window('10:00', text)).toBeNull();
    },
  );

  // SLP-5
  test.each(['7:05', '07:05', '17:59', '23:00'])('accepts %s as a time', (closeFrom) => {
    expect(slipWindow({ closeFrom, closeTo: '0:00' }, 0)?.from).toBe(closeFrom);
  });

  // SLP-3, SLP-6
  test('is none when the server sends none, or malformed times', () => {
    expect(slipWindow(undefined, 0)).toBeNull();
    expect(slipWindow({}, 0)).toBeNull();
    expect(slipWindow({ closeFrom: '25:00', closeTo: 'x' }, 0)).toBeNull();
  });
});

// SAFE-62, SLP-22
test.each([
  [{ message: 'SLIP_INVALID_FILE' }, 'SLIP_INVALID_FILE'],
  [{ message: 'SLIP_NO_FILE' }, 'SLIP_NO_FILE'],
  [{ message: 'SLIP_UPLOAD_FAIL' }, 'SLIP_UPLOAD_FAIL'],
  [{ message: 'SUCCESS' }, null],
  [{}, null],
  [null, null],
])('reads the upload response %j as a refusal with %s', (answer, code) => expect(slipRefusal(answer)).toBe(code));

// SAFE-62, SLP-22
test('reads a refusal in any case of letters', () => {
  expect(slipRefusal({ message: ' slip_no_file ' })).toBe('SLIP_NO_FILE');
});

// SLP-28, SLP-29, SLP-30
test('reads a row as the server sent it', () => {
  const sent = {
    reference: ' r1 ',
    link: ' /slip.png ',
    createdAt: 'then',
    amount: 99.5,
    status: 'Failed',
    note: 'not_match',
  };
  expect(slipRows([sent, { status: 'new' }])).toEqual([
    {
      key: 'r1 then',
      createdAt: 'then',
      amount: 9950,
      status: 'failed',
      reason: 'NOT_MATCH',
      link: '/slip.png',
      reference: 'r1',
    },
    { key: ' undefined', createdAt: undefined, amount: null, status: 'pending', reason: null, link: '', reference: '' },
  ]);
});
