import { expect, test } from 'vitest';
import { inOrder } from './encoder.ts';

test('keeps the last picture of each moment, as a key frame if one of them was', () => {
  const pictures = [
    { at: 0, key: true, shows: 'home' },
    { at: 900, key: true, shows: 'an empty sheet' },
    { at: 900, key: false, shows: 'a sheet' },
    { at: 905, key: false, shows: 'a sheet with its amounts' },
    { at: 880, key: false, shows: 'a tap' },
    { at: 1_000, key: false, shows: 'a success' },
  ];
  expect(inOrder(pictures)).toEqual([
    { at: 0, key: true, shows: 'home' },
    { at: 880, key: false, shows: 'a tap' },
    { at: 900, key: true, shows: 'a sheet with its amounts' },
    { at: 1_000, key: false, shows: 'a success' },
  ]);
});
