import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useAttempt } from './use-attempt.ts';

const failing = async (error: ApiError, step: 'profile' | 'bank') => {
  const refuse = async () => {
    throw error;
  };
  const { result } = renderHook(() => useAttempt(step, vi.fn()));
  await act(async () => result.current.run(step, refuse));
  return result.current.failure;
};

// REG-43
test.each([
  [
    'a gateway speaks for the server',
    new ApiError({ code: 'INTERNAL_SERVER_ERROR', kind: 'refused', status: 502, byGateway: true }),
  ],
  ['the answer is not what the contract says', new ApiError({ code: 'MALFORMED', kind: 'malformed', status: 200 })],
  ['none comes in time', new ApiError({ code: 'TIMEOUT', kind: 'timeout' })],
])('reports an unknown outcome when %s', async (_, error) => {
  expect(await failing(error, 'bank')).toMatchObject({ step: 'bank', unknown: true });
});

test('reports a refusal when the server refuses or nothing was sent', async () => {
  const said = new ApiError({ code: 'REGISTER_FAIL', kind: 'refused', status: 500, raw: 'REGISTER_FAIL' });
  expect(await failing(said, 'bank')).toMatchObject({ unknown: false });
  const offline = new ApiError({ code: 'NETWORK', kind: 'network', sent: false });
  expect(await failing(offline, 'bank')).toMatchObject({ unknown: false });
});

test('never reports an unknown outcome before the last step', async () => {
  expect(await failing(new ApiError({ code: 'TIMEOUT', kind: 'timeout' }), 'profile')).toMatchObject({
    unknown: false,
  });
});
