import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LogRow } from '../messages/log-rows.ts';
import { useRowGroups } from './use-row-groups.ts';

const rowsOf = (from: number, to: number): LogRow[] =>
  Array.from({ length: to - from }, (_, at) => ({ kind: 'day', key: `${from + at}`, at: from + at }));

const groupsOf = (rows: LogRow[]) =>
  renderHook(({ all }: { all: LogRow[] }) => useRowGroups(all), { initialProps: { all: rows } });

/** The group of each row. */
const places = (groups: ReturnType<typeof useRowGroups>) =>
  new Map(groups.flatMap(({ key, rows }) => rows.map((row) => [row.key, key] as const)));

// CHT-110
test('holds every row once, in order, in groups of fifty at most', () => {
  for (const [from, to] of [
    [0, 0],
    [0, 1],
    [0, 50],
    [0, 51],
    [0, 5_000],
  ] as const) {
    const groups = groupsOf(rowsOf(from, to)).result.current;
    expect(groups.flatMap(({ rows }) => rows)).toEqual(rowsOf(from, to));
    expect(Math.max(0, ...groups.map(({ rows }) => rows.length))).toBeLessThanOrEqual(50);
    expect(groups.at(-1)?.after ?? 0).toBe(0);
  }
});

// CHT-33
test('leaves each row in its group whatever comes before and after it', () => {
  const { result, rerender } = groupsOf(rowsOf(500, 520));
  let before = places(result.current);
  for (const [from, to] of [
    [490, 520],
    [480, 530],
    [455, 590],
    [350, 1_000],
    [0, 5_000],
  ] as const) {
    rerender({ all: rowsOf(from, to) });
    const now = places(result.current);
    for (const [row, group] of before) expect(now.get(row)).toBe(group);
    expect(new Set(result.current.map(({ key }) => key)).size).toBe(result.current.length);
    before = now;
  }
});

test('groups a log that restarted', () => {
  const { result, rerender } = groupsOf(rowsOf(0, 120));
  rerender({ all: rowsOf(900, 960) });
  expect(result.current.map(({ rows }) => rows.length)).toEqual([50, 10]);
});
