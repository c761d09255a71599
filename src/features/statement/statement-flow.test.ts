import { describe, expect, it } from 'vitest';
import { filterRows, filtersFor, flowOf } from './statement-flow.ts';
import { statementRows } from './statement-rules.ts';

const rows = statementRows([
  { _id: '1', statementType: 'withdraw', amount: 500, status: 'PENDING' },
  { _id: '2', statementType: 'transfer', amount: 2000, status: 'SUCCESS' },
  { _id: '3', statementType: 'deposit', amount: 1000, status: 'SUCCESS' },
  { _id: '4', statementType: 'deposit', amount: 99, status: 'FAILED' },
  { _id: '5', statementType: 'bonus', amount: 0.3, status: 'SUCCESS' },
  { _id: '6', statementType: 'deposit', amount: 'x', status: 'SUCCESS' },
]);

describe('filters', () => {
  // WAL-54
  it('offers the types on the page, and nothing where there is only one', () => {
    expect(filtersFor(rows)).toEqual(['all', 'withdraw', 'transfer', 'deposit', 'bonus']);
    expect(filtersFor(rows.slice(0, 1))).toEqual([]);
    expect(filtersFor([])).toEqual([]);
  });

  // WAL-54
  it('leaves the rows of a type', () => {
    expect(filterRows(rows, 'deposit').map(({ key }) => key)).toEqual(['3', '4', '6']);
    expect(filterRows(rows, 'all')).toHaveLength(6);
  });
});

describe('ins and outs', () => {
  // WAL-51, WAL-52
  it('adds what came and what went; what failed or only moved counts as neither', () => {
    expect(flowOf(rows)).toMatchObject({ in: 100_030, out: 50_000 });
  });

  // WAL-53
  it('draws the oldest first, small amounts still to be seen, unusable ones not at all', () => {
    const { bars } = flowOf(rows);
    expect(bars.map(({ key }) => key)).toEqual(['6', '5', '3', '2', '1']);
    expect(bars.map(({ sign }) => sign)).toEqual(['plus', 'plus', 'plus', 'none', 'minus']);
    expect(bars.map(({ height }) => height)).toEqual([0, 0.06, 0.5, 1, 0.25]);
  });

  // MNY-1
  it('adds no amount beyond which the sum would be rounded', () => {
    const large = rows.map((row) => ({ ...row, amount: Number.MAX_SAFE_INTEGER }));
    expect(flowOf(large)).toMatchObject({ in: Number.MAX_SAFE_INTEGER, out: Number.MAX_SAFE_INTEGER });
  });

  it('is unknown, not nothing, when no amount of a direction could be read', () => {
    const unread = rows.map((row) => ({ ...row, amount: null }));
    expect(flowOf(unread)).toMatchObject({ in: null, out: null });
    expect(flowOf(unread.filter(({ sign }) => sign === 'plus'))).toMatchObject({ in: null, out: 0 });
  });

  // WAL-51
  it('is nothing for no rows', () => expect(flowOf([])).toEqual({ in: 0, out: 0, bars: [] }));
});
