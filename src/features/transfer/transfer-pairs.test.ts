import { describe, expect, test } from 'vitest';
import { keptPairs, usablePairs, withPair } from './transfer-pairs.ts';

const pair = (from: string, to: string) => ({ from, to });

describe('recent pairs', () => {
  // TRF-281
  test('are the last three, the latest first, each once', () => {
    const moved = [pair('WALLET', 'PG'), pair('PG', 'WALLET'), pair('WALLET', 'PG'), pair('A', 'B'), pair('C', 'D')];
    expect(moved.reduce(withPair, keptPairs.read(undefined))).toEqual([
      pair('C', 'D'),
      pair('A', 'B'),
      pair('WALLET', 'PG'),
    ]);
  });

  // TRF-281
  test('are offered only while both accounts exist', () => {
    const pairs = [pair('WALLET', 'PG'), pair('WALLET', 'GONE')];
    expect(usablePairs(pairs, new Set(['WALLET', 'PG']))).toEqual([pair('WALLET', 'PG')]);
  });

  // APP-280
  test.each([undefined, null, 'x', {}, [1, null], [{ from: 'A' }], [{ from: 'A', to: 'A' }], [{ from: '', to: 'B' }]])(
    'are none when the storage holds %j',
    (stored) => expect(keptPairs.read(stored)).toEqual([]),
  );

  // APP-280
  test('are read in the order in which they were kept', () => {
    const kept = [pair('A', 'B'), pair('B', 'A')];
    expect(keptPairs.read(JSON.parse(JSON.stringify([...kept, kept[0], { from: 'A', to: 7 }])))).toEqual(kept);
  });
});
