import { expect, test } from 'vitest';
import { originOf, readName, unrecordedReads } from './recorded-reads.ts';
import { isRead } from './recording.ts';

const records = {
  tables: {},
  logs: {},
  balances: {},
  site: {},
  reads: ['getWallet', 'getQr/KBANK', 'checkRefund'],
  unlike: ['getWallet:invite'],
};
const get = (path: string) => ({ method: 'GET', path });

// LIFE-34
test.each([
  ['/api/wallet', 'wallet.amount', 'getWallet', 'recorded'],
  ['/api/wallet?fresh=1', 'slots[].amount', 'getWallet', 'recorded'],
  ['/api/wallet', 'invite.success', 'getWallet', 'unlike'],
  ['/api/qrcode/KBANK', 'qrcode', 'getQr/KBANK', 'drawn'],
  ['/api/qrcode/KBANK', 'amount', 'getQr/KBANK', 'recorded'],
  ['/api/qrcode/WW', 'amount', 'getQr/WW', 'unrecorded'],
  ['/api/spinwheel/coupon', 'coupons', 'listCoupons', 'unrecorded'],
])('tells the origin of %s %s', (path, field, read, origin) => {
  expect(originOf(records, get(path), field)).toEqual({ read, origin });
});

test('claims nothing about files of earlier builds, and about foreign calls', () => {
  const { reads: _none, ...old } = records;
  expect(originOf(old, get('/api/wallet'), 'wallet.amount')).toEqual({ read: 'getWallet', origin: 'unsaid' });
  expect(unrecordedReads(old)).toBeNull();
  expect(originOf(records, get('/api/nowhere'), 'amount')).toBeNull();
});

test('misses only reads that a recording can have', () => {
  const missed = unrecordedReads({ ...records, reads: [] }) ?? [];
  expect(missed).toContain('listStatements');
  expect(missed.filter((id) => !isRead(id))).toEqual([]);
  expect(missed).not.toContain(readName('getQr', { id: 'KBANK' }));
});
