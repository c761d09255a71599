import { describe, expect, it } from 'vitest';
import { amountText, parseAmount } from '../../shared/money/money.ts';
import { checkTransfer, quickAmounts, type TransferDraft } from './transfer-rules.ts';

const accounts = new Set(['WALLET', 'JOKER', 'PG']);
const draft = (over: Partial<TransferDraft> = {}): TransferDraft => ({
  from: 'WALLET',
  to: 'JOKER',
  text: '100',
  ...over,
});
const check = (over: Partial<TransferDraft> = {}) => checkTransfer(draft(over), accounts);
const problem = (over: Partial<TransferDraft>) => {
  const checked = check(over);
  return checked.ok ? null : `${checked.problem.field}: ${checked.problem.kind}`;
};

describe('transfer checks', () => {
  // TRF-13, TRF-14, TRF-15, TRF-16, TRF-17
  it.each([
    [{ from: null, to: null, text: '' }, 'from: account'],
    [{ from: 'WALLET', to: null, text: '' }, 'to: account'],
    [{ from: 'WALLET', to: 'WALLET', text: '0' }, 'to: same'],
    [{ from: 'PG', to: 'PG', text: '100' }, 'to: same'],
    [{ text: '' }, 'amount: required'],
    [{ text: '-5' }, 'amount: format'],
    [{ text: '1.005' }, 'amount: decimals'],
    [{ text: '0' }, 'amount: minimum'],
    [{ text: '0.99' }, 'amount: minimum'],
  ])('reports only the first problem of %j', (over, expected) => {
    expect(problem(over)).toBe(expected);
  });

  // TRF-9
  it('takes an account that is gone as not picked', () => {
    expect(problem({ from: 'GONE' })).toBe('from: account');
    expect(problem({ to: 'GONE' })).toBe('to: account');
  });

  // MNY-13, TRF-19
  it.each([
    ['1', 1],
    ['1.00', 1],
    ['1,000.50', 1000.5],
    ['๑๒๓', 123],
    ['1.3', 1.3],
  ])('sends %s as the number %d of baht', (text, amount) => {
    expect(check({ text })).toEqual({ ok: true, order: { from: 'WALLET', to: 'JOKER', amount } });
  });
});

describe('quick amounts', () => {
  // TRF-10
  it('tells fixed amounts from half and all', () => {
    expect(quickAmounts(100_00).map(({ id }) => id)).toEqual(['fixed', 'fixed', 'half', 'all']);
  });

  // TRF-10
  it('offers half rounded down to the satang, and all', () => {
    expect(quickAmounts(100_01).map(({ satang }) => satang)).toEqual([10000, 50000, 5000, 10001]);
  });

  // TRF-11
  it('offers neither half nor all below the minimum or without a balance', () => {
    expect(quickAmounts(150).map(({ satang }) => satang)).toEqual([10000, 50000, null, 150]);
    expect(quickAmounts(200).map(({ satang }) => satang)).toEqual([10000, 50000, 100, 200]);
    expect(quickAmounts(100).map(({ satang }) => satang)).toEqual([10000, 50000, null, 100]);
    expect(quickAmounts(null).map(({ satang }) => satang)).toEqual([10000, 50000, null, null]);
  });

  // MNY-15, MNY-16, TRF-10
  it.each([1, 100, 12345, 100_000_00])('writes %d satang so that it reads back the same', (satang) => {
    expect(parseAmount(amountText(satang))).toEqual({ ok: true, satang });
  });
});
