import { expect, test } from 'vitest';
import { scannedQr } from '../../../tests/support/scanned-qr.ts';
import { checksum, qrMarkup, qrPayload } from './qr-code.ts';
import { canBePaidInApp, checkCancel, qrExpiry, qrLifetime, qrMaximum, qrRefusal } from './rules.ts';

test.each([
  ['KBANK', 100],
  ['WW', 10_000],
  ['PAYONEX', 10_000],
  ['PAYTIMZ', 1000],
  ['FP', 1000],
  // QR-44
])('limits a QR of %s to at least %d satang', (code, minimum) => {
  expect(qrRefusal(code, minimum)).toBeNull();
  expect(qrRefusal(code, minimum - 1)).toEqual({ kind: 'minimum', amount: minimum });
});

// QR-44
test('refuses more than the maximum of every provider', () => {
  expect(qrRefusal('WW', qrMaximum)).toBeNull();
  expect(qrRefusal('WW', qrMaximum + 1)).toEqual({ kind: 'maximum', amount: qrMaximum });
  expect(qrRefusal('WW', 500 * qrMaximum, 'LAK')).toBeNull();
  expect(qrRefusal('WW', 500 * qrMaximum + 1, 'LAK')).toEqual({ kind: 'maximum', amount: 500 * qrMaximum });
});

// QR-45
test.each(['SCB', 'toString', '', 'ww'])('refuses a QR of the unknown provider %j', (code) => {
  expect(() => qrRefusal(code, 10_000)).toThrow('INVALID_BANK');
});

// QR-43
test('gives the expiry of one provider in seconds', () => {
  expect(qrExpiry('FP', 1_773_493_200_999)).toBe(1_773_493_200);
  expect(qrExpiry('WW', 1_773_493_200_999)).toBe(1_773_493_200_999);
});

// QR-49
test('encodes bank, amount and id for a scanner', async () => {
  const payload = qrPayload('WW', 12_350, 'qr5x1');
  expect(scannedQr(await qrMarkup(payload))).toBe(payload);
  expect(payload).toContain('5406123.50');
  expect(payload).toContain('0505qr5x1');
});

// QR-49
test('computes CRC-16/CCITT-FALSE by its published check value', () => {
  expect(checksum('123456789')).toBe('29B1');
});

// QR-41, QR-46
test('can be paid and cancelled for 15 minutes while open', () => {
  expect(qrLifetime).toBe(900_000);
  const qr = { state: 'open', expiresAt: 1000, amount: 5000 };
  const cases = [
    [qr, 999, true],
    [qr, 1000, false],
    [{ ...qr, state: 'paid' }, 999, false],
  ] as const;
  for (const [record, now, payable] of cases) {
    expect(canBePaidInApp(record, now)).toBe(payable);
    if (payable) expect(() => checkCancel(record, now)).not.toThrow();
    else expect(() => checkCancel(record, now)).toThrow('NO_DATA');
  }
  expect(() => checkCancel(undefined, 0)).toThrow('NO_DATA');
});
