import { expect, test } from 'vitest';
import { callerOf, openSandbox } from '../../tests/support/worlds/open-sandbox.ts';
import { BadCall } from '../kernel/bad-call.ts';

test('refuses a body field with a non-numeric length like any wrong type', async () => {
  const hostile = { length: { toString: 1, valueOf: 1 } };
  const answer = await callerOf(await openSandbox('everyday')).post('/api/login', {
    username: hostile,
    password: hostile,
  });

  expect(answer).toEqual({ status: 422, body: { message: 'KEY_INVALID' } });
});

test('refuses such an argument of the sandbox with a message', async () => {
  const sandbox = await openSandbox('everyday');
  const hostile = { length: { toString: 1, valueOf: 1 } };

  await expect(sandbox.load(hostile as never)).rejects.toThrow(BadCall);
});
