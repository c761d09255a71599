import { expect, test } from 'vitest';
import { Log } from './log.ts';

const row = (id: string) => ({ _id: id });
const past = (age: number) => row(`past${age}`);

// WAL-28
test('pages from the newest to the oldest row, across the world’s start', () => {
  const log = new Log(() => undefined, 3, past);
  log.append(row('a'));
  log.append(row('b'));
  expect(log.page(1, 3)).toEqual({ total: 5, rows: [row('b'), row('a'), past(0)] });
  expect(log.page(2, 3)).toEqual({ total: 5, rows: [past(1), past(2)] });
});

// WAL-60
test('returns an empty page with the total beyond the end', () => {
  expect(new Log(() => undefined, 3, past).page(9, 10)).toEqual({ total: 3, rows: [] });
});

// WAL-59
test('computes only the rows of the requested page', () => {
  const computed: number[] = [];
  const log = new Log(
    () => undefined,
    100_000,
    (age) => {
      computed.push(age);
      return past(age);
    },
  );
  log.page(5000, 10);
  expect(computed).toEqual(Array.from({ length: 10 }, (_, index) => 49_990 + index));
});

test('finds an appended row by its id', () => {
  const log = new Log<{ _id: string }>(() => undefined);
  log.append(row('a'));
  expect(log.get('a')).toEqual(row('a'));
  expect(log.get('b')).toBeUndefined();
});
