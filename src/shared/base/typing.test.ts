import { expect, it } from 'vitest';
import { capitals } from './typing.ts';

// ACC-43, PRO-28
it.each([
  ['abc1', 'ABC1'],
  ['istanbul', 'ISTANBUL'],
  ['éñü', 'ÉÑÜ'],
  ['straße', 'STRAßE'],
  ['ﬁn', 'ﬁN'],
  ['ıſ', 'ıſ'],
  ['โบนัส ໂບນັດ', 'โบนัส ໂບນັດ'],
])('%s in capitals is %s, as long as before', (text, expected) => {
  expect(capitals(text)).toBe(expected);
});
