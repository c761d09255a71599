import { describe, expect, test } from 'vitest';
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
  test.each([
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
  test('treats a removed account as not picked', () => {
    expect(problem({ from: 'GONE' })).toBe('from: account');
    expect(problem({ to: 'GONE' })).toBe('to: account');
  });

  // MNY-13, TRF-19
  test.each([
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
  const offered = (...args: Parameters<typeof quickAmounts>) => quickAmounts(...args).map(({ satang }) => satang);

  // TRF-10
  test('distinguishes fixed amounts from half and all', () => {
    expect(quickAmounts(500_00, 'baht').map(({ id }) => id)).toEqual(['fixed', 'fixed', 'half', 'all']);
  });

  // TRF-10
  test('offers half rounded down to the satang, and all', () => {
    expect(offered(600_01, 'baht')).toEqual([10000, 50000, 30000, 60001]);
  });

  // TRF-10
  test('offers round amounts in kip', () => {
    expect(offered(1_000_000_00, 'kip')).toEqual([50_000_00, 200_000_00, 500_000_00, 1_000_000_00]);
  });

  // TRF-11
  test('turns off what is above the balance or below the minimum', () => {
    expect(offered(499_99, 'baht')).toEqual([10000, null, 24999, 49999]);
    expect(offered(100_00, 'baht')).toEqual([10000, null, 5000, 10000]);
    expect(offered(200, 'baht')).toEqual([null, null, 100, 200]);
    expect(offered(199, 'baht')).toEqual([null, null, null, 199]);
    expect(offered(99, 'baht')).toEqual([null, null, null, null]);
    expect(offered(0, 'kip')).toEqual([null, null, null, null]);
  });

  // TRF-11
  test('turns all off while the balance is unknown', () => {
    expect(offered(null, 'baht')).toEqual([null, null, null, null]);
  });

  // MNY-15, MNY-16, TRF-10
  test.each([1, 100, 12345, 100_000_00])('writes %d satang so that it reads back the same', (satang) => {
    expect(parseAmount(amountText(satang))).toEqual({ ok: true, satang });
  });
});
