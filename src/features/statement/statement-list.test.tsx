import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { StatementList } from './statement-list.tsx';
import { statementRows } from './statement-rules.ts';
import { StatementTable } from './statement-table.tsx';

const { common, statement } = texts;
const names: Record<string, string> = { WALLET: 'Main', JOKER: 'Joker' };
const nameOf = (code: string) => names[code] ?? code;
const entry = (over: Record<string, unknown>) => ({
  _id: 'a',
  statementType: 'transfer',
  from: 'WALLET',
  to: 'JOKER',
  amount: 1000,
  status: 'SUCCESS',
  createdAt: '2026-03-14T20:15:30Z',
  description: null,
  ...over,
});
const draw = (over: Record<string, unknown>) => {
  render(<StatementList rows={statementRows([entry(over)])} onOpen={vi.fn()} nameOf={nameOf} current={null} />);
  return within(screen.getByRole('listitem'));
};

// WAL-29, WAL-33, WAL-37
test('shows type, accounts by name, amount, status and time in Bangkok', () => {
  const row = draw({});
  row.getByText(statement.type.transfer);
  expect(screen.getByRole('listitem').textContent).toContain('Main ไปยัง Joker');
  row.getByText(statement.status.success);
  row.getByText('15/03/2026 03:15:30');
});

// WAL-286
test('describes the button of a row by amount, time and status, in the list and in the table', () => {
  const wanted = [
    new RegExp(`^1,000 ?\\.00 15/03/2026 03:15:30.*${statement.status.success}`),
    /^250 ?\.00 15\/03\/2026 03:15:30/,
  ];
  const both = statementRows([entry({ amount: 1000 }), entry({ _id: 'b', amount: 250, status: 'FAIL' })]);
  const described = () =>
    wanted.map((description) => screen.getByRole('button', { name: statement.type.transfer, description }));
  const { unmount } = render(<StatementList rows={both} onOpen={vi.fn()} nameOf={nameOf} current={null} />);
  expect(described()).toHaveLength(2);
  unmount();
  render(<StatementTable rows={both} onOpen={vi.fn()} nameOf={nameOf} current={null} currency="THB" compact={false} />);
  expect(described()).toHaveLength(2);
});

// WAL-31
test.each([
  ['deposit', '+1,000.00'],
  ['bonus', '+1,000.00'],
  ['withdraw', '-1,000.00'],
])('writes the amount of a %s as %s', (statementType, amount) => {
  draw({ statementType });
  expect(screen.getByRole('listitem').textContent?.replace('−', '-')).toContain(amount);
});

// WAL-31
test.each(['transfer', 'finish_bonus'])('writes the amount of a %s without a sign', (statementType) => {
  draw({ statementType });
  expect(screen.getByRole('listitem').textContent).not.toMatch(/[+−-]1,000/);
});

// WAL-30, WAL-36
test('shows an unknown status as in progress and an unknown type without its code', () => {
  const row = draw({ status: 'REVIEW', statementType: 'mystery_type' });
  row.getByText(statement.status.pending);
  row.getByText(statement.type.other);
  expect(screen.queryByText(/mystery|REVIEW/)).toBeNull();
});

// WAL-35
test('names the source of a bonus', () => {
  draw({ statementType: 'bonus', description: 'luckydraw' }).getByText(new RegExp(statement.source.luckydraw));
});

// WAL-34
test.each([
  [{ from: '' }, 'Joker'],
  [{ to: null }, 'Main'],
  [{ from: null, to: '  ' }, '-'],
])('for the sides %j shows only %s', (sides, text) => {
  const row = draw(sides);
  expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).not.toContain(common.to);
});

// WAL-32, WAL-37
test('shows dashes for a malformed amount and time', () => {
  draw({ amount: '12abc', createdAt: '0000-00-00' });
  expect(screen.getAllByText('-')).toHaveLength(2);
});

// WAL-39
test('has a real table with headings for wide screens', () => {
  render(
    <StatementTable
      rows={statementRows([entry({ statementType: 'deposit' })])}
      onOpen={vi.fn()}
      nameOf={nameOf}
      currency="บาท"
      compact={false}
      current={null}
    />,
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  screen.getByRole('rowheader', { name: new RegExp(statement.type.deposit) });
});

describe('days', () => {
  const at = (createdAt: unknown, _id: string) => entry({ createdAt, _id });
  const rows = statementRows([
    at('2026-03-14T17:00:00Z', 'a'),
    at('2026-03-14T16:59:59Z', 'b'),
    at('2026-03-13T17:00:00Z', 'c'),
    at('2026-03-13T16:59:59Z', 'd'),
    at('soon', 'e'),
  ]);
  const looks = { rows, nameOf, onOpen: vi.fn(), current: null };
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-03-15T16:59:59Z') });
  });
  afterEach(() => vi.useRealTimers());

  // WAL-288
  test('head the rows of the list by days of Bangkok', () => {
    render(<StatementList {...looks} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      statement.today,
      statement.yesterday,
      '13/03/2026',
    ]);
    const rowsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').length;
    expect([statement.today, statement.yesterday, '13/03/2026'].map(rowsOf)).toEqual([1, 2, 1]);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  // WAL-288
  test('head the rows of the table', () => {
    render(<StatementTable {...looks} currency="บาท" compact={false} />);
    const groups = screen.getAllByRole('rowgroup').slice(1);
    expect(groups.map((group) => within(group).getAllByRole('row')[0]?.textContent)).toEqual([
      statement.today,
      statement.yesterday,
      '13/03/2026',
      expect.stringContaining(statement.type.transfer),
    ]);
  });
});
