import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configure } from '../../../shared/config/config.ts';
import { countdown, currentQr, isQrProvider, qrAmount, qrProvider } from './qr-rules.ts';

const baht = (satang: readonly number[]) => satang.map((one) => one / 100);

describe('QR providers', () => {
  // QR-1, QR-8, QR-9, QR-10
  test.each([
    ['KBANK', 1, [10, 20, 50, 100, 500, 1000]],
    ['WW', 100, [100, 200, 300, 500, 1000]],
    ['PAYONEX', 100, [100, 200, 300, 500, 1000]],
    ['PAYTIMZ', 10, [10, 50, 100, 500, 1000]],
    ['FP', 10, [10, 50, 100, 500, 1000]],
  ] as const)('%s takes %d baht or more and offers %j', (code, minimum, presets) => {
    const provider = qrProvider(code, null);
    expect([provider.minimum / 100, baht(provider.presets)]).toEqual([minimum, presets]);
  });

  // QR-11, QR-12
  test.each(['PAYTIMZ', 'FP'] as const)('the build setting replaces minimum and first preset of %s', (code) => {
    const provider = qrProvider(code, 25);
    expect([provider.minimum, baht(provider.presets)]).toEqual([2500, [25, 50, 100, 500, 1000]]);
    // QR-12
    expect(baht(qrProvider(code, 100).presets)).toEqual([100, 500, 1000]);
    expect(baht(qrProvider(code, 120).presets)).toEqual([120, 500, 1000]);
    expect(baht(qrProvider(code, 5).presets)).toEqual([5, 50, 100, 500, 1000]);
  });

  // QR-11
  test('the build setting leaves the others alone', () => {
    expect(qrProvider('WW', 25)).toEqual(qrProvider('WW', null));
    expect(qrProvider('KBANK', 25)).toEqual(qrProvider('KBANK', null));
  });

  // QR-266
  test('has the same figures for a player in kip outside Laos', () => {
    expect(qrProvider('WW', null, true)).toEqual(qrProvider('WW', null));
  });

  // QR-1
  test('knows its codes, and no inherited object properties', () => {
    expect(['KBANK', 'toString', '__proto__', 'SCB'].map(isQrProvider)).toEqual([true, false, false, false]);
  });
});

describe('amounts', () => {
  // QR-14, QR-15
  test.each([
    ['99.99', 'minimum'],
    ['0', 'minimum'],
    ['', 'required'],
    ['-5', 'format'],
    ['100.005', 'decimals'],
  ])('refuses %s below a minimum of 100 baht as %s', (text, reason) => {
    expect(qrAmount(text, 10_000)).toEqual({ ok: false, reason });
  });

  // MNY-13, QR-14
  test('takes the minimum itself', () => {
    expect(qrAmount('๑๐๐', 10_000)).toEqual({ ok: true, satang: 10_000 });
  });
});

describe('the current QR', () => {
  const now = Date.parse('2026-03-14T13:15:00Z');
  const answer = { hasQrcode: true, qrcodeId: 'q', qrcode: '<svg/>', amount: 100.5 };

  // QR-31
  test('reads seconds and milliseconds alike', () => {
    const at = now + 60_000;
    expect(currentQr({ ...answer, expireIn: at }, now)?.expiresAt).toBe(at);
    expect(currentQr({ ...answer, expireIn: at / 1000 }, now)?.expiresAt).toBe(at);
    expect(currentQr({ ...answer, expireIn: new Date(at).toISOString() }, now)?.expiresAt).toBe(at);
  });

  // QR-33, QR-34
  test('is none when expired, and has no countdown with an unusable time', () => {
    expect(currentQr({ ...answer, expireIn: now }, now)).toBeNull();
    expect(currentQr({ ...answer, expireIn: Number.NaN }, now)).toMatchObject({ expiresAt: null, amount: 10_050 });
    for (const expireIn of [null, 'soon', undefined])
      expect(currentQr({ ...answer, expireIn }, now)?.expiresAt).toBeNull();
  });

  // QR-34
  test('has id, markup and amount of the response, or none of them', () => {
    const expiresAt = null;
    expect(currentQr(answer, now)).toEqual({ id: 'q', markup: '<svg/>', amount: 10_050, expiresAt });
    expect(currentQr({ hasQrcode: true }, now)).toEqual({ id: '', markup: '', amount: null, expiresAt });
  });

  test('is none when the server says so', () => {
    expect(currentQr({ ...answer, hasQrcode: false }, now)).toBeNull();
    expect(currentQr(undefined, now)).toBeNull();
  });
});

// QR-29
test.each([
  [900_000, '15:00'],
  [899_001, '15:00'],
  [899_000, '14:59'],
  [9_000, '00:09'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
  [36_000_000, '600:00'],
])('shows %d ms as %s', (ms, text) => {
  expect(countdown(ms)).toBe(text);
});

describe('a QR provider in Laos', () => {
  beforeEach(() => configure({ laos: true }));
  afterEach(() => configure({ laos: false }));

  // QR-265
  test('offers a player in kip round sums of kip, whatever the provider', () => {
    for (const code of ['KBANK', 'WW', 'PAYONEX', 'PAYTIMZ', 'FP'] as const) {
      const { presets } = qrProvider(code, null, true);
      expect(presets).toEqual([100_000, 200_000, 500_000, 1_000_000, 2_000_000].map((kip) => kip * 100));
    }
  });

  // QR-266
  test.each([
    ['KBANK', null, 500],
    ['WW', null, 50_000],
    ['PAYONEX', 25, 50_000],
    ['PAYTIMZ', null, 5_000],
    ['FP', null, 5_000],
    ['PAYTIMZ', 25, 12_500],
    ['FP', 25, 12_500],
  ] as const)('has at %s, with a build minimum of %s, a minimum of %i kip for players in kip', (code, ofBuild, kip) => {
    expect(qrProvider(code, ofBuild, true).minimum).toBe(kip * 100);
    expect(qrProvider(code, ofBuild, true).presets.every((preset) => preset >= kip * 100)).toBe(true);
  });
});
