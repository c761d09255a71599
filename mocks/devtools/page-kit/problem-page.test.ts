import { expect, test } from 'vitest';
import { meantBy, visible } from './problem-page.ts';

// APP-399
test.each([
  ['scenario=\u202Epiv', 'scenario=⟨U+202E⟩piv'],
  ['seed=7\u2066\u2069', 'seed=7⟨U+2066⟩⟨U+2069⟩'],
  ['as=\u200Bplayer\0\n', 'as=⟨U+200B⟩player⟨U+0000⟩⟨U+000A⟩'],
  ['seed=\u{E0041}', 'seed=⟨U+E0041⟩'],
  ['set=ยอด:1', 'set=ยอด:1'],
])('shows %j as %s', (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test.each<[Parameters<typeof meantBy>[0], string | null]>([
  [{ parameter: 'scenario', value: 'everyda', accepts: ['newcomer', 'everyday'] }, 'everyday'],
  [{ parameter: 'state', value: 'login-refusd', accepts: ['login', 'login-refused'] }, 'login-refused'],
  [
    { parameter: 'set', value: 'balanse:1', part: 'balanse', rule: 'switch', accepts: ['balance:…', 'coins:…'] },
    'balance',
  ],
  [
    { parameter: 'fault', value: '', part: 'tranfer', rule: 'faultOperation', accepts: ['login:…', 'transfer:…'] },
    'transfer',
  ],
  [
    { parameter: 'fault', value: '', part: 'amont=500', rule: 'faultField', accepts: ['transfer[amount=…]:…'] },
    'amount',
  ],
  [
    { parameter: 'fault', value: '', part: 'TRANSFERFAIL', rule: 'faultCode', accepts: ['transfer:TRANSFER_FAIL'] },
    'TRANSFER_FAIL',
  ],
  [{ parameter: 'fault', value: 'transfer', rule: 'faultNoCode', accepts: ['transfer:gone'] }, null],
  [{ parameter: 'seed', value: '1999999999', accepts: ['0 … 999999999'] }, null],
  [{ parameter: 'scenario', value: 'casino', accepts: ['newcomer', 'everyday'] }, null],
])('names the accepted value that %j likely means: %s', (problem, meant) => {
  expect(meantBy(problem)).toBe(meant);
});
