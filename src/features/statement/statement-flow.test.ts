import { describe, expect, test } from 'vitest';
import { filterRows, filtersFor, flowOf, kindSums } from './statement-flow.ts';
import { statementRows } from './statement-rules.ts';

const rows = statementRows([
  { _id: '1', statementType: 'withdraw', amount: 500, status: 'PENDING' },
  { _id: '2', statementType: 'transfer', amount: 2000, status: 'SUCCESS' },
  { _id: '3', statementType: 'deposit', amount: 1000, status: 'SUCCESS' },
  { _id: '4', statementType: 'deposit', amount: 99, status: 'FAILED' },
  { _id: '5', statementType: 'bonus', amount: 0.3, status: 'SUCCESS' },
  { _id: '6', statementType: 'deposit', amount: 'x', status: 'SUCCESS' },
]);

const nothing = { satang: 0, partial: false };

describe('filters', () => {
  // WAL-54
  test('offers the types on the page, and nothing where there is only one', () => {
    expect(filtersFor(rows)).toEqual(['all', 'withdraw', 'transfer', 'deposit', 'bonus']);
    expect(filtersFor(rows.slice(0, 1))).toEqual([]);
    expect(filtersFor([])).toEqual([]);
  });

  // WAL-54
  test('keeps the rows of a type', () => {
    expect(filterRows(rows, 'deposit').map(({ key }) => key)).toEqual(['3', '4', '6']);
    expect(filterRows(rows, 'all')).toHaveLength(6);
  });
});

describe('ins and outs', () => {
  // WAL-51, WAL-52
  test('sums money in and out; failed entries and transfers count as neither', () => {
    expect(flowOf(rows)).toMatchObject({
      // The deposit of an unreadable amount is missing, and the sum says so.
      in: { satang: 100_030, partial: true },
      out: { satang: 50_000, partial: false },
    });
  });

  // WAL-53
  test('draws the oldest first, small amounts visibly, malformed ones not at all', () => {
    const { bars } = flowOf(rows);
    expect(bars.map(({ key }) => key)).toEqual(['6', '5', '3', '2', '1']);
    expect(bars.map(({ sign }) => sign)).toEqual(['plus', 'plus', 'plus', 'none', 'minus']);
    expect(bars.map(({ height }) => Number(height.toFixed(3)))).toEqual([0, 0.067, 1, 0, 0.794]);
  });

  // MNY-1
  test('adds no amount that would round the sum', () => {
    const large = rows.map((row) => ({ ...row, amount: Number.MAX_SAFE_INTEGER }));
    expect(flowOf(large)).toMatchObject({
      in: { satang: Number.MAX_SAFE_INTEGER, partial: true },
      out: { satang: Number.MAX_SAFE_INTEGER, partial: false },
    });
  });

  test('is unknown, not zero, when no amount of a direction is valid', () => {
    const unread = rows.map((row) => ({ ...row, amount: null }));
    expect(flowOf(unread)).toMatchObject({ in: { satang: null }, out: { satang: null } });
    expect(flowOf(unread.filter(({ sign }) => sign === 'plus'))).toMatchObject({
      in: { satang: null, partial: true },
      out: { satang: 0, partial: false },
    });
  });

  // WAL-51
  test('is zero for no rows', () => expect(flowOf([])).toEqual({ in: nothing, out: nothing, bars: [] }));

  // WAL-53
  test('draws an amount of a thousandth visibly, and higher than one of a millionth', () => {
    const amounts = [1_000_000_00, 1_000_00, 1_00].map((amount, at) => ({
      ...{ _id: String(at), statementType: 'deposit', amount: amount / 100, status: 'SUCCESS' },
    }));
    const heights = flowOf(statementRows(amounts)).bars.map(({ height }) => Number(height.toFixed(3)));
    expect(heights).toEqual([0.06, 0.1, 1]);
  });
});

describe('sums by kind', () => {
  // WAL-280
  test('leave out failed entries, and mark a missing amount', () => {
    expect(kindSums(rows)).toEqual([
      { type: 'withdraw', count: 1, sum: { satang: 50_000, partial: false } },
      { type: 'transfer', count: 1, sum: { satang: 200_000, partial: false } },
      { type: 'deposit', count: 2, sum: { satang: 100_000, partial: true } },
      { type: 'bonus', count: 1, sum: { satang: 30, partial: false } },
    ]);
    expect(kindSums([])).toEqual([]);
  });
});
