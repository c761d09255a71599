import { expect, test } from 'vitest';
import { gameOf, walletOf } from '../../kernel/ledger.ts';
import { checkWithdrawal, payoutDelay, takeFrom } from './rules.ts';

const order = {
  amount: 50_000,
  minimum: 10_000,
  maximum: 20_000_000,
  available: 30_000_000,
  bonusRuns: false,
  hasBank: true,
};

// WDR-14
test.each([{ amount: 10_000 }, { amount: 20_000_000 }, { available: order.amount }])(
  'allows the limit %j',
  (change) => {
    expect(() => checkWithdrawal({ ...order, ...change })).not.toThrow();
  },
);

test.each([
  [{ amount: 9999 }, 'TRANSFER_MINIMUM'],
  [{ amount: 0, minimum: 0 }, 'TRANSFER_MINIMUM'],
  [{ amount: -100, minimum: 0 }, 'TRANSFER_MINIMUM'],
  [{ amount: 20_000_001 }, 'KEY_INVALID'],
  [{ available: 49_999 }, 'MONEY_NOT_ENOUGH'],
  [{ bonusRuns: true, available: 0 }, 'BONUS_REMAINING'],
  [{ hasBank: false, bonusRuns: true }, 'NO_BANK'],
  // WDR-22
])('refuses a withdrawal with %j as %s', (change, code) => {
  expect(() => checkWithdrawal({ ...order, ...change })).toThrow(code);
});

const wallet = { account: walletOf('p'), balance: 300 };
const joker = { account: gameOf('p', 'JOKER'), balance: 0 };
const pg = { account: gameOf('p', 'PG'), balance: 500 };

// WDR-24
test('takes from the first account first, and nothing from an empty one', () => {
  expect(takeFrom([wallet, joker, pg], 300)).toEqual([{ account: wallet.account, amount: 300 }]);
  expect(takeFrom([wallet, joker, pg], 301)).toEqual([
    { account: wallet.account, amount: 300 },
    { account: pg.account, amount: 1 },
  ]);
});

test('refuses to take more than the sum of the balances', () => {
  expect(() => takeFrom([wallet, pg], 801)).toThrow('1 satang are missing');
});

// WDR-26
test('pays two to six minutes after the request', () => {
  expect(payoutDelay).toEqual({ min: 120_000, max: 360_000 });
});
