import { expect, test } from 'vitest';
import { checkBonusTransfer, checkTransfer } from './rules.ts';

const order = { operation: 'transfer', from: 'WALLET', to: 'JOKER', amount: 100, available: 5000 } as const;

// TRF-16, TRF-28
test.each([100, order.available])('allows a transfer of %d satang, a limit', (amount) => {
  expect(() => checkTransfer({ ...order, amount })).not.toThrow();
});

const nothing = { operation: 'transferAll', amount: 0, available: 0 } as const;

// TRF-16, TRF-26, TRF-27, TRF-28, TRF-34
test.each([
  [{ amount: 99 }, 'TRANSFER_MINIMUM'],
  [{ amount: 0 }, 'TRANSFER_MINIMUM'],
  [{ amount: -100 }, 'TRANSFER_MINIMUM'],
  [{ amount: 5001 }, 'MONEY_NOT_ENOUGH'],
  [{ to: 'WALLET' }, 'KEY_INVALID'],
  [nothing, 'MONEY_NOT_ENOUGH'],
  [{ ...nothing, to: 'WALLET' }, 'KEY_INVALID'],
  [{ ...nothing, amount: 99, available: 99 }, 'TRANSFER_MINIMUM'],
] as const)('refuses a transfer with %j as %s', (change, code) => {
  expect(() => checkTransfer({ ...order, ...change })).toThrow(code);
});

// TRF-20, TRF-30
test.each([
  ['WALLET', 'slot', 'allows'],
  ['JOKER', 'sport', 'allows'],
  ['WALLET', null, 'allows'],
  ['JOKER', null, 'forbids'],
  ['WALLET', 'lotto', 'forbids'],
])('from %s to category %s, a running bonus %s a transfer', (from, toCategory, outcome) => {
  const transfer = () => checkBonusTransfer({ bonusRuns: true, from, toCategory });
  if (outcome === 'forbids') expect(transfer).toThrow('BONUS_REMAINING');
  else expect(transfer).not.toThrow();
  expect(() => checkBonusTransfer({ bonusRuns: false, from, toCategory })).not.toThrow();
});
