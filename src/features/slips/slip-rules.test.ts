import { describe, expect, it } from 'vitest';
import texts from '../../shared/i18n/en.json' with { type: 'json' };
import { slipReason, slipRefusal, slipRows, slipWindow } from './slip-rules.ts';

describe('reasons', () => {
  // SLP-31, SLP-32
  it.each(Object.keys(texts.slip.reason).filter((code) => code !== 'other'))('has words for %s', (code) => {
    expect(slipReason(code)).toBe(code);
  });

  // SAFE-18, SLP-30, SLP-33
  it('never shows a code it has no words for, nor empty brackets', () => {
    expect(slipReason('XYZ')).toBe('other');
    expect(slipReason('constructor')).toBe('other');
    expect([slipReason(''), slipReason('  '), slipReason(null), slipReason(7)]).toEqual([null, null, null, null]);
  });

  // SLP-30
  it('gives no reason for a success', () => {
    expect(slipRows([{ status: 'success', note: 'NOT_MATCH' }])[0]?.reason).toBeNull();
  });
});

// SAFE-46, SLP-34
it('keeps rows apart that share a reference, and survives what is no list', () => {
  const rows = slipRows([{ reference: 'a' }, { reference: 'a' }, null, {}]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(rows[0]?.amount).toBeNull();
  expect(slipRows('x')).toEqual([]);
});

describe('the daily closing time, in Bangkok', () => {
  const night = { closeFrom: '23:30', closeTo: '00:30' };
  // SLP-5
  it.each([
    ['23:29:59', false],
    ['23:30:00', true],
    ['00:29:59', true],
    ['00:30:00', false],
    ['12:00:00', false],
  ])('at %s is closed: %s', (time, closed) => {
    expect(slipWindow(night, Date.parse(`2026-03-14T${time}+07:00`))?.closed).toBe(closed);
  });

  // SLP-3, SLP-6
  it('is none when the server names none, or nonsense', () => {
    expect(slipWindow(undefined, 0)).toBeNull();
    expect(slipWindow({}, 0)).toBeNull();
    expect(slipWindow({ closeFrom: '25:00', closeTo: 'x' }, 0)).toBeNull();
  });
});

// SAFE-62, SLP-22
it.each([
  [{ message: 'SLIP_INVALID_FILE' }, 'SLIP_INVALID_FILE'],
  [{ message: 'SLIP_NO_FILE' }, 'SLIP_NO_FILE'],
  [{ message: 'SLIP_UPLOAD_FAIL' }, 'SLIP_UPLOAD_FAIL'],
  [{ message: 'SUCCESS' }, null],
  [{}, null],
  [null, null],
])('reads the answer %j of an upload as a refusal with %s', (answer, code) => expect(slipRefusal(answer)).toBe(code));
