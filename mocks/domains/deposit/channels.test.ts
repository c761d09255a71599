import { expect, test } from 'vitest';
import { noChannels } from '../../../scenarios/deposit-channels.ts';
import { everyday } from '../../../scenarios/everyday.ts';
import { type SwitchName, withSwitches } from '../../kernel/switches.ts';
import { depositChannelsOf } from './channels.ts';

const withOnly = (...open: SwitchName[]) =>
  withSwitches(everyday.switches, { ...noChannels, ...Object.fromEntries(open.map((name) => [name, true])) });

test.each([
  ['depositScb', { bankCode: 'SCB', bankType: 'bank', mode: 'AUTO' }],
  ['depositGsb', { bankCode: 'GSB', bankType: 'bank', mode: 'AUTO' }],
  ['depositKbankAuto', { bankCode: 'KBANK', bankType: 'bank', mode: 'AUTO' }],
  ['depositKbankSms', { bankCode: 'KBANK', bankType: 'bank', mode: 'SMS' }],
  ['depositKbankOther', { bankCode: 'KBANK', bankType: 'bank', mode: null }],
  ['depositBcel', { bankCode: 'BCEL', mode: 'AUTO', currency: 'LAK', instruction: 'sandbox-art/bcel-instruction.svg' }],
  ['depositKtb', { bankCode: 'KTB', mode: 'AUTO', bankAccountName: 'บจก. กระเป๋า เพย์' }],
  ['depositTmb', { bankCode: 'TMB', mode: 'AUTO', bankAccountName: 'บจก. กระเป๋า เพย์' }],
  ['depositBbl', { bankCode: 'BBL', mode: 'AUTO', bankAccountName: 'บจก. กระเป๋า เพย์' }],
  ['depositBay', { bankCode: 'BAY', bankType: 'bank', mode: null }],
  ['depositWw', { bankCode: 'WW', bankType: 'PAYMENT', mode: 'AUTO' }],
  ['depositPaytimz', { bankCode: 'PAYTIMZ', bankType: 'PAYMENT', mode: 'AUTO' }],
  ['depositPayonex', { bankCode: 'PAYONEX', bankType: 'PAYMENT', mode: 'AUTO' }],
  ['depositFp', { bankCode: 'FP', bankType: 'PAYMENT', mode: 'AUTO' }],
  ['depositUnknownPayment', { bankCode: 'XYZ', bankType: 'PAYMENT', mode: 'AUTO' }],
] as const)('%s opens one account', (name, expected) => {
  const { banks, wallets } = depositChannelsOf(1, withOnly(name));
  expect(banks).toEqual([expect.objectContaining(expected)]);
  expect(wallets).toEqual([]);
});

test('offers no channel when deposits are off, and reports a manual site', () => {
  const none = withSwitches(everyday.switches, { noDeposit: true, isManual: true });
  expect(depositChannelsOf(1, none)).toEqual({ banks: [], wallets: [], isManual: true });
});

test('keeps the account numbers of a seed, whatever else is open', () => {
  const [alone] = depositChannelsOf(7, withOnly('depositScb')).banks;
  const [among] = depositChannelsOf(7, withOnly('depositScb', 'depositGsb', 'depositWw')).banks;
  expect(among).toEqual(alone);
  expect(depositChannelsOf(8, withOnly('depositScb')).banks[0]?.bankAccountNo).not.toBe(alone?.bankAccountNo);
});

test('an account has the names and digits of its bank, or the name of its provider', () => {
  const { banks } = depositChannelsOf(1, withOnly('depositScb', 'depositBcel', 'depositPaytimz'));
  expect(banks).toEqual([
    {
      ...{ bankCode: 'SCB', bankType: 'bank', mode: 'AUTO' },
      bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' },
      ...{ bankAccountName: 'KRAPAO PAY CO LTD', bankAccountNo: '2349934028', currency: 'BAHT', instruction: null },
    },
    {
      ...{ bankCode: 'BCEL', bankType: 'bank', mode: 'AUTO' },
      bank: { nameTH: 'ธนาคารการค้าต่างประเทศลาว', nameEN: 'Banque pour le Commerce Exterieur Lao' },
      ...{ bankAccountName: 'KRAPAO PAY CO LTD', bankAccountNo: '15546359918157', currency: 'LAK' },
      instruction: 'sandbox-art/bcel-instruction.svg',
    },
    {
      ...{ bankCode: 'PAYTIMZ', bankType: 'PAYMENT', mode: 'AUTO', bank: { nameTH: 'Paytimz', nameEN: 'Paytimz' } },
      ...{ bankAccountName: 'KRAPAO PAY CO LTD', bankAccountNo: '4686047820', currency: 'BAHT', instruction: null },
    },
  ]);
});

// DEP-48
test.each([false, true])('offers e-wallets by transfer and gift link, with Thai numbers, also in Laos: %s', (laos) => {
  const { banks, wallets } = depositChannelsOf(1, withSwitches(withOnly('depositWallet', 'depositGiftLink'), { laos }));
  expect(banks).toEqual([]);
  expect(wallets).toMatchObject([
    { mode: 'AUTO', walletAccountName: '0831626382' },
    { mode: 'GIFT', walletAccountName: '0846222426' },
  ]);
});
