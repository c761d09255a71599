import { expect, test } from 'vitest';
import { hostileArguments } from './hostile-arguments.ts';

test('what is given is read, and what is not has its default', () => {
  const given = ['--seconds', '600', '--seed', '7', '--operation', 'chat:messaging', '--case', '12'];
  expect(hostileArguments(given)).toEqual({ seconds: 600, seed: 7, subject: 'chat:messaging', at: 12 });
  expect(hostileArguments([])).toMatchObject({ seconds: 60, subject: null, at: null });
});

test.each([
  [['--seconds', '0'], '--seconds takes a whole number from 1 to 86400, not "0".'],
  [['--seconds', 'ten'], '--seconds takes a whole number from 1 to 86400, not "ten".'],
  [['--seed', '1.5'], '--seed takes a whole number from 0 on, not "1.5".'],
  [['--operation', '__proto__'], '--operation takes one of these, not "__proto__": getActive'],
  [['--case', '1'], '--case needs --operation and --seed'],
  [['--operation', 'login', '--seed', '1', '--case', '-1'], 'argument is ambiguous'],
  [['--secnds', '5'], "Unknown option '--secnds'"],
  [['getWallet'], 'Unexpected argument'],
])('%j is refused with a sentence', (given, problem) => {
  expect(hostileArguments(given)).toMatchObject({ problem: expect.stringContaining(problem) as string });
});
