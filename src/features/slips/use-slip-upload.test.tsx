import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import { clearSession, login } from '../../shared/session/session.ts';
import { toasts } from '../../shared/toast/notify.ts';
import { useSlipUpload } from './use-slip-upload.ts';

const server = vi.hoisted(() => ({ answer: Promise.withResolvers<object>() }));
vi.mock('../../shared/api/generated/wallet/wallet.ts', async (original) => ({
  ...(await original<object>()),
  useUploadSlip: () => ({ mutateAsync: () => server.answer.promise }),
}));

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

beforeAll(() => initI18n());
afterEach(() => {
  clearSession('logout');
  server.answer = Promise.withResolvers();
});

// MNY-55, SLP-20, SLP-25
it.each([
  ['a success', 'the same player', 't1', () => server.answer.resolve({ message: 'SUCCESS' }), ['success']],
  ['a success', 'the next player', 't2', () => server.answer.resolve({ message: 'SUCCESS' }), []],
  [
    'a failure',
    'the same player',
    't1',
    () => server.answer.reject(new ApiError({ code: 'X', kind: 'refused' })),
    ['error'],
  ],
  ['a failure', 'the next player', 't2', () => server.answer.reject(new ApiError({ code: 'X', kind: 'refused' })), []],
] as const)('tells %s of an upload whose sheet is gone to %s: %s', async (_end, _who, token, end, kinds) => {
  const told: string[] = [];
  const stop = toasts.on(({ kind }) => void told.push(kind));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  login('t1', true);
  const client = new QueryClient();
  const { result, unmount } = renderHook(() => useSlipUpload(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await act(async () => result.current.choose(new File([png], 'slip.png', { type: 'image/png' })));
  await vi.waitFor(() => expect(result.current.stage).toBe('ready'));
  act(() => result.current.send());
  unmount();
  if (token === 't2') login(token, true);
  await act(async () => end());
  expect(told).toEqual(kinds);
  stop();
});
