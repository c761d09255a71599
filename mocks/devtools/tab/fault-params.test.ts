import { expect, test } from 'vitest';
import { readFaults } from './fault-params.ts';

test('reads faults of the next call, and of matching calls', () => {
  expect(readFaults('transfer:TRANSFER_FAIL,getWallet:invalid-token')).toEqual({
    value: [
      { operation: 'transfer', code: 'TRANSFER_FAIL' },
      { operation: 'getWallet', code: 'invalid-token' },
    ],
  });
  expect(readFaults('transfer[amount=500,to=JOKER,player=0812345678]@2:TRANSFER_FAIL,spin@3:BONUS_REMAINING')).toEqual({
    value: [
      {
        operation: 'transfer',
        code: 'TRANSFER_FAIL',
        when: { body: { amount: '500', to: 'JOKER' }, player: '0812345678', nth: 2 },
      },
      { operation: 'spin', code: 'BONUS_REMAINING', when: { nth: 3 } },
    ],
  });
});

const accepts = (text: string): readonly string[] => {
  const read = readFaults(text);
  return 'accepts' in read ? read.accepts : [];
};

test.each(['', 'nothing:gone', '__proto__:gone', 'toString:gone', ':gone', '*:gone', 'transfer:TRANSFER_FAIL,'])(
  'lists all operations for %j',
  (text) => {
    expect(accepts(text)).toHaveLength(78);
  },
);

test.each(['transfer', 'transfer:', 'transfer:TRUELINK_INVALID'])('lists the codes of the operation for %j', (text) => {
  expect(accepts(text)).toContain('transfer:TRANSFER_FAIL');
  expect(accepts(text).every((one) => one.startsWith('transfer:'))).toBe(true);
  expect(accepts(text)).not.toContain('transfer:TRUELINK_INVALID');
});

test.each(['transfer[amuont=5]:TRANSFER_FAIL', 'transfer[amount]:TRANSFER_FAIL', 'transfer[]:TRANSFER_FAIL'])(
  'lists the fields of the body for %j',
  (text) => {
    expect(accepts(text)).toEqual([
      'transfer[from=…]:…',
      'transfer[to=…]:…',
      'transfer[amount=…]:…',
      'transfer[player=…]:…',
    ]);
  },
);

test('accepts only a player as condition of a call without a body', () => {
  expect(accepts('getWallet[amount=5]:NO_WALLET')).toEqual(['getWallet[player=…]:…']);
});

test.each([
  ['transfer[amount=500]@0', 'faultCall', '@0'],
  ['transfer@0:TRANSFER_FAIL', 'faultCall', '@0'],
  ['transfer@1.5:TRANSFER_FAIL', 'faultCall', '@1.5'],
  ['transfer@:TRANSFER_FAIL', 'faultCall', '@'],
  ['transfer[amount=500', 'faultBracket', '[amount=500'],
  ['transfer[amount=5,amuont=6]:TRANSFER_FAIL', 'faultField', 'amuont=6'],
  ['tranfser:TRANSFER_FAIL', 'faultOperation', 'tranfser'],
  ['*:gone', 'faultOperation', '*:gone'],
  ['transfer[amount=500]@2', 'faultNoCode', ''],
  ['transfer:', 'faultNoCode', ''],
  ['transfer:TRANSFER_FIAL', 'faultCode', 'TRANSFER_FIAL'],
  ['transfer TRANSFER_FAIL', 'faultCode', ' TRANSFER_FAIL'],
])('names the wrong part of %j', (text, rule, part) => {
  expect(readFaults(text)).toMatchObject({ rule, part });
});
