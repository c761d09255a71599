import { afterEach, describe, expect, test } from 'vitest';
import { configure } from '../../shared/config/config.ts';
import { depositMethods, keptMethod } from './deposit-methods.ts';
import { depositSections } from './deposit-sections.ts';

const bank = (bankCode: string, bankType = 'bank', mode: string | null = 'AUTO') => ({
  ...{ bankCode, bankType, mode, bank: { nameTH: 'ก', nameEN: 'A' } },
  ...{ bankAccountName: 'N', bankAccountNo: '1', currency: 'BAHT' as const, instruction: null },
});
const wallet = (mode: string) => ({ walletAccountName: '0899999999', mode });
const everything = depositSections({
  banks: [bank('WW', 'PAYMENT'), bank('SCB'), bank('PAYTIMZ', 'PAYMENT'), bank('GSB'), bank('XYZ', 'PAYMENT')],
  wallets: [wallet('GIFT'), wallet('AUTO')],
});
const namesOf = (methods: readonly { name: string }[]) => methods.map(({ name }) => name);

afterEach(() => configure({ laos: false }));

describe('deposit methods', () => {
  // DEP-15, DEP-49
  test('are bank, QR, e-wallet and gift link, each with its own accounts in the order of the server', () => {
    const methods = depositMethods(everything, null, false);
    expect(namesOf(methods)).toEqual(['bank', 'qr', 'wallet', 'gift']);
    expect(methods.map(({ accounts }) => accounts.map(({ code }) => code))).toEqual([
      ['SCB', 'GSB'],
      ['WW', 'PAYTIMZ', 'XYZ'],
      [],
      [],
    ]);
    expect(methods.map(({ wallets }) => wallets.map(({ kind }) => kind))).toEqual([[], [], ['number'], ['gift']]);
  });

  // DEP-15
  test('leave out a method without an account', () => {
    expect(namesOf(depositMethods(depositSections({ banks: [bank('SCB')] }), null, false))).toEqual(['bank']);
    expect(namesOf(depositMethods(depositSections({ wallets: [wallet('GIFT')] }), null, false))).toEqual(['gift']);
    expect(depositMethods(depositSections(undefined), null, false)).toEqual([]);
  });

  // DEP-28, DEP-49
  test('leave out the gift link and the QR minimum while deposits are manual', () => {
    const manual = depositSections({ banks: [bank('WW', 'PAYMENT')], wallets: [wallet('GIFT')], isManual: true });
    expect(depositMethods(manual, null, false).map(({ name, minimum }) => [name, minimum])).toEqual([
      ['qr', null],
      ['wallet', 200],
    ]);
  });

  // DEP-49, QR-11, QR-266
  test.each([
    [null, false, 1_000],
    [25, false, 2_500],
    [null, true, 500_000],
    [500, false, 10_000],
  ])('show the lowest QR minimum (build setting %s, kip in Laos %s)', (ofBuild, kip, least) => {
    configure({ laos: kip });
    const [, qr, byWallet] = depositMethods(everything, ofBuild, kip);
    expect(qr?.minimum).toBe(least);
    expect(byWallet?.minimum).toBe(kip ? 1_000_00 : 2_00);
  });

  // DEP-49, DEP-53
  test('promise nothing when none of their accounts can be paid to', () => {
    const unusable = {
      banks: [{ ...bank('SCB'), bankAccountNo: '' }, bank('XYZ', 'PAYMENT')],
      wallets: [
        { ...wallet('AUTO'), walletAccountName: '' },
        { ...wallet('GIFT'), walletAccountName: '' },
      ],
    };
    const payable = (channels: Parameters<typeof depositSections>[0]) =>
      depositMethods(depositSections(channels), null, false).map((method) => method.payable);
    expect(payable(unusable)).toEqual([false, false, false, true]);
    expect(payable({ ...unusable, banks: [...unusable.banks, bank('GSB'), bank('WW', 'PAYMENT')] })).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  // DEP-49, SAFE-52
  test.each([
    ['qr', 'qr'],
    ['gift', 'gift'],
    ['QR', null],
    ['constructor', null],
    [7, null],
    [null, null],
    [undefined, null],
    [['qr'], null],
    [{ name: 'qr' }, null],
  ])('read a stored %j as %s', (stored, read) => {
    expect(keptMethod.read(stored)).toBe(read);
  });
});
