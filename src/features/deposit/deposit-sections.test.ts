import { describe, expect, test } from 'vitest';
import { depositSections, isEmpty, isPayable } from './deposit-sections.ts';

const bank = (bankCode: unknown, bankType: unknown, mode: unknown) => ({
  ...{ bankCode, bankType, mode, bank: { nameTH: 'ก', nameEN: 'A' } },
  ...{ bankAccountName: 'N', bankAccountNo: '1', currency: 'BAHT' as const, instruction: null },
});
const sections = (banks: unknown, wallets: unknown = [], isManual = false) =>
  depositSections({ banks, wallets, isManual } as Parameters<typeof depositSections>[0]);
const placed = (code: unknown, type: unknown, mode: unknown) => {
  const { banks, qrs } = sections([bank(code, type, mode)]);
  return [...banks.map(({ view }) => `bank ${view}`), ...qrs.map(({ view }) => `qr ${view}`)].join();
};

describe('deposit sections', () => {
  // DEP-16, DEP-17, DEP-18, DEP-23, DEP-24
  test.each([
    ['SCB', 'bank', 'AUTO', 'bank details'],
    ['GSB', 'bank', null, 'bank details'],
    ['KTB', 'bank', undefined, 'bank details'],
    ['NEWBANK', 'bank', 'AUTO', 'bank details'],
    ['BCEL', 'bank', 'AUTO', 'bank bcel'],
    ['KBANK', 'bank', 'AUTO', 'bank details'],
    ['kbank', 'bank', 'auto', 'bank details'],
    ['KBANK', 'PAYMENT', 'AUTO', 'bank details'],
    ['KBANK', 'bank', 'SMS', 'qr qr'],
    ['KBANK', 'bank', 'other', 'qr qr'],
    ['KBANK', 'bank', null, 'qr qr'],
    ['KBANK', 'bank', undefined, 'qr qr'],
    ['WW', 'PAYMENT', 'AUTO', 'qr qr'],
    ['paytimz', 'payment', null, 'qr qr'],
    ['PAYONEX', 'PAYMENT', 'AUTO', 'qr qr'],
    ['FP', 'PAYMENT', 'AUTO', 'qr qr'],
    ['XYZ', 'PAYMENT', 'AUTO', 'qr unknownQr'],
    ['constructor', 'PAYMENT', 'AUTO', 'qr unknownQr'],
    [null, null, null, 'bank details'],
  ])('puts %s of type %s and mode %s under %s', (code, type, mode, expected) => {
    expect(placed(code, type, mode)).toBe(expected);
  });

  // DEP-28
  test('shows every account plainly when deposits are manual', () => {
    const wallets = [
      { walletAccountName: '1', mode: 'AUTO' },
      { walletAccountName: '2', mode: 'GIFT' },
    ];
    const {
      banks,
      qrs,
      wallets: shown,
    } = sections(
      [bank('SCB', 'bank', 'AUTO'), bank('BCEL', 'bank', 'AUTO'), bank('WW', 'PAYMENT', 'AUTO')],
      wallets,
      true,
    );
    expect([...banks, ...qrs].map(({ view }) => view)).toEqual(['manual', 'manual', 'manual']);
    expect([...banks, ...qrs].map(({ provider }) => provider)).toEqual([null, null, null]);
    expect(shown.map(({ kind }) => kind)).toEqual(['manual', 'manual']);
  });

  // DEP-30, DEP-32
  test.each([
    ['AUTO', 'number'],
    ['auto', 'number'],
    ['GIFT', 'gift'],
    [null, 'gift'],
    ['other', 'gift'],
  ])('shows a wallet of mode %s as %s', (mode, kind) => {
    expect(sections([], [{ walletAccountName: '0899999999', mode }]).wallets[0]?.kind).toBe(kind);
  });

  // DEP-19
  test('keeps two listings of the same account apart', () => {
    const { banks } = sections([bank('SCB', 'bank', 'AUTO'), bank('SCB', 'bank', 'AUTO')]);
    expect(new Set(banks.map(({ key }) => key)).size).toBe(2);
  });

  // DEP-23, DEP-24
  test('reads every field of an account', () => {
    const sent = {
      ...{ bankCode: ' bcel ', bankType: 'bank', mode: 'AUTO', bank: { nameTH: ' ก ', nameEN: ' A ' } },
      ...{ bankAccountName: ' N ', bankAccountNo: ' 0123 ', currency: 'lak', instruction: '/i.svg' },
    };
    expect(sections([sent]).banks).toEqual([
      {
        ...{ key: 'BCEL-0', view: 'bcel', code: 'BCEL', provider: null, nameTH: 'ก', nameEN: 'A' },
        ...{ accountName: 'N', accountNo: '0123', currency: 'LAK', instruction: '/i.svg' },
      },
    ]);
    expect(sections([bank('WW', 'PAYMENT', null)]).qrs).toMatchObject([{ provider: 'WW', currency: 'BAHT' }]);
    const numberless = { ...bank('WW', 'PAYMENT', null), bankAccountNo: '', currency: 'thb' };
    expect(sections([numberless]).qrs).toMatchObject([{ currency: 'BAHT' }]);
    expect(sections([numberless]).qrs.map(isPayable)).toEqual([true]);
    expect(sections([bank('XYZ', 'PAYMENT', null)]).qrs).toMatchObject([{ provider: null }]);
    expect(sections([bank('SCB', 'bank', null)]).banks).toMatchObject([{ provider: null }]);
    expect(sections([], [{ walletAccountName: ' 08 ' }, { walletAccountName: null }]).wallets).toEqual([
      { key: 'wallet-0', kind: 'gift', number: '08' },
      { key: 'wallet-1', kind: 'gift', number: '' },
    ]);
  });

  // DEP-19, DEP-24, DEP-53
  test('keep an account with unreadable fields, without a guess', () => {
    const odd = { ...bank('BCEL', 'bank', 'AUTO'), bank: 'x', bankAccountNo: 123, currency: 'USD', mode: {} };
    const unnamed = { ...bank('BCEL', 'bank', 'AUTO'), currency: undefined };
    const { banks, wallets } = sections([odd, unnamed], [{ walletAccountName: 899_999_999, mode: 'AUTO' }]);
    expect(banks).toMatchObject([{ code: 'BCEL', accountNo: '', currency: null }, { currency: null }]);
    expect(banks.map(isPayable)).toEqual([false, true]);
    expect(wallets).toMatchObject([{ number: '' }]);
  });

  // DEP-23
  test.each([
    [{ nameTH: 'ก', nameEN: 'A' }, 'ก', 'A'],
    [{ nameTH: '', nameEN: 'A' }, 'A', 'A'],
    [{ nameTH: 'ก', nameEN: '' }, 'ก', 'ก'],
    [null, 'SCB', 'SCB'],
  ])('names the bank %j in Thai %s and in English %s', (names, nameTH, nameEN) => {
    expect(sections([{ ...bank('SCB', 'bank', null), bank: names }]).banks).toMatchObject([{ nameTH, nameEN }]);
    const nameless = { ...bank('', 'bank', null), bank: null };
    expect(sections([nameless]).banks).toMatchObject([{ nameTH: '-', nameEN: '-' }]);
    expect(sections([nameless]).banks.map(isPayable)).toEqual([false]);
  });

  // DEP-20
  test('is not empty with a single account of any kind', () => {
    expect(isEmpty(sections([bank('SCB', 'bank', null)]))).toBe(false);
    expect(isEmpty(sections([bank('WW', 'PAYMENT', null)]))).toBe(false);
    expect(isEmpty(sections([], [{ walletAccountName: '08', mode: 'AUTO' }]))).toBe(false);
    expect(isEmpty(sections([bank('SCB', 'bank', null), bank('WW', 'PAYMENT', null)]))).toBe(false);
    expect(isEmpty(sections([bank('WW', 'PAYMENT', null)], [{ walletAccountName: '08' }]))).toBe(false);
  });

  // DEP-20
  test('is empty, not broken, without usable lists', () => {
    expect(isEmpty(depositSections(undefined))).toBe(true);
    expect(isEmpty(sections(null, 'x'))).toBe(true);
    expect(isEmpty(sections([null, 7], [undefined]))).toBe(true);
  });
});
