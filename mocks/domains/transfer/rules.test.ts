import { expect, test } from 'vitest';
import { checkBonusTransfer, checkTransfer } from './rules.ts';

const order = { operation: 'transfer', from: 'WALLET', to: 'JOKER', amount: 100, available: 5000 } as const;

// TRF-16
test('takes one baht and not a satang less', () => {
  expect(() => checkTransfer(order)).not.toThrow();
  for (const amount of [99, 0, -100]) {
    expect(() => checkTransfer({ ...order, amount })).toThrow('TRANSFER_MINIMUM');
  }
});

// TRF-28
test('everything an account holds can be moved, and not a satang more', () => {
  expect(() => checkTransfer({ ...order, amount: 5000 })).not.toThrow();
  expect(() => checkTransfer({ ...order, amount: 5001 })).toThrow('MONEY_NOT_ENOUGH');
});

// TRF-34
test('an empty wallet has nothing to move', () => {
  const everything = { ...order, operation: 'transferAll', amount: 0, available: 0 } as const;
  expect(() => checkTransfer(everything)).toThrow('MONEY_NOT_ENOUGH');
  expect(() => checkTransfer({ ...everything, to: 'WALLET' })).toThrow('KEY_INVALID');
  expect(() => checkTransfer({ ...everything, amount: 99, available: 99 })).toThrow('TRANSFER_MINIMUM');
});

// TRF-26, TRF-27
test('an account does not pay itself', () => {
  expect(() => checkTransfer({ ...order, to: 'WALLET' })).toThrow('KEY_INVALID');
});

// TRF-20, TRF-30
test.each([
  ['WALLET', 'slot', 'allows'],
  ['JOKER', 'sport', 'allows'],
  ['WALLET', null, 'allows'],
  ['JOKER', null, 'forbids'],
  ['WALLET', 'lotto', 'forbids'],
])('from %s to category %s a running bonus %s a transfer', (from, toCategory, outcome) => {
  const transfer = () => checkBonusTransfer({ bonusRuns: true, from, toCategory });
  if (outcome === 'forbids') expect(transfer).toThrow('BONUS_REMAINING');
  else expect(transfer).not.toThrow();
  expect(() => checkBonusTransfer({ bonusRuns: false, from, toCategory })).not.toThrow();
});
