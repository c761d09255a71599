import { expect, test } from 'vitest';
import { Log } from './log.ts';

const row = (id: string) => ({ _id: id });
const past = (age: number) => row(`past${age}`);

// WAL-28
test('pages run from the newest row to the oldest, across the beginning of the world', () => {
  const log = new Log(() => undefined, 3, past);
  log.append(row('a'));
  log.append(row('b'));
  expect(log.page(1, 3)).toEqual({ total: 5, rows: [row('b'), row('a'), past(0)] });
  expect(log.page(2, 3)).toEqual({ total: 5, rows: [past(1), past(2)] });
});

// WAL-60
test('a page beyond the end is empty and still tells the total', () => {
  expect(new Log(() => undefined, 3, past).page(9, 10)).toEqual({ total: 3, rows: [] });
});

// WAL-59
test('only the rows of the page asked for are computed', () => {
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

test('an appended row is found by its id', () => {
  const log = new Log<{ _id: string }>(() => undefined);
  log.append(row('a'));
  expect(log.get('a')).toEqual(row('a'));
  expect(log.get('b')).toBeUndefined();
});
