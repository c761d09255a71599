import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import { clearSession, login } from '../session/session.ts';
import { toasts } from '../toast/notify.ts';
import { ApiError } from './api-error.ts';
import { spinnerLeadMs, useCommandKey, useMoneyCommand } from './use-money-command.ts';

const refusal = new ApiError({ code: 'MONEY_NOT_ENOUGH', kind: 'refused', status: 400, raw: 'MONEY_NOT_ENOUGH' });

interface Props {
  send: (amount: number) => Promise<string>;
  heard: (outcome: string) => void;
  wasDone?: () => Promise<boolean>;
}

function Form({ send, heard, wasDone }: Props) {
  const { run, pending } = useMoneyCommand(
    { mutateAsync: send },
    {
      ...(wasDone && { wasDone }),
      onDone: () => heard('done'),
      onRefused: () => heard('refused'),
      onUnknown: ({ kind }) => heard(kind === 'found' ? 'found' : 'unknown'),
    },
  );
  // Not disabled while pending: the hook has to refuse the second call.
  return (
    <button type="button" aria-busy={pending} onClick={() => run(5)}>
      Send
    </button>
  );
}

function open(send: Props['send'], wasDone?: Props['wasDone']) {
  const heard = vi.fn<(outcome: string) => void>();
  const client = new QueryClient();
  const refetch = vi.spyOn(client, 'invalidateQueries');
  render(
    <QueryClientProvider client={client}>
      <Form send={send} heard={heard} {...(wasDone && { wasDone })} />
    </QueryClientProvider>,
  );
  return { heard, refetch, button: screen.getByRole('button', { name: 'Send' }) };
}

// TRF-21, WDR-18, DEP-41, DES-20, MNY-29
test('sends once for several taps', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const send = vi.fn(() => promise);
  const { button, heard } = open(send);
  for (let tap = 0; tap < 3; tap += 1) fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(button);
  resolve('ok');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(send).toHaveBeenCalledOnce();
  expect(heard.mock.calls).toEqual([['done']]);
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test.each([
  ['refused', true, refusal],
  ['refused', true, new ApiError({ code: 'TRANSFER_FAIL', kind: 'refused', status: 500, raw: 'TRANSFER_FAIL' })],
  ['refused', false, new ApiError({ code: 'NETWORK', kind: 'network', sent: false })],
  ['unknown', true, new ApiError({ code: 'NETWORK', kind: 'network' })],
  ['unknown', true, new ApiError({ code: 'TIMEOUT', kind: 'timeout' })],
  ['unknown', true, new ApiError({ code: 'MALFORMED', kind: 'malformed', status: 200 })],
  ['unknown', true, new ApiError({ code: 'INTERNAL_SERVER_ERROR', kind: 'refused', status: 504, byGateway: true })],
  // INV-25, MNY-37, MNY-38, MNY-39, MNY-41, REF-14
])('is %s (balances refetched: %s) after %o', async (outcome, fetchedAgain, error) => {
  const { button, heard, refetch } = open(() => Promise.reject(error));
  fireEvent.click(button);
  await waitFor(() => expect(heard.mock.calls).toEqual([[outcome]]));
  expect(refetch.mock.calls.length > 0).toBe(fetchedAgain);
});

// MNY-331
test.each([
  ['found', 'NO_CLAIMABLE_COUPON', async () => true],
  ['refused', 'NO_CLAIMABLE_COUPON', async () => false],
  ['unknown', 'NO_CLAIMABLE_COUPON', () => Promise.reject(new Error('lost'))],
  ['refused', 'TRANSFER_MINIMUM', async () => true],
])('is %s after a refusal (%s) that a first try may explain', async (outcome, code, wasDone) => {
  const { button, heard } = open(() => Promise.reject(new ApiError({ code, kind: 'refused', status: 400 })), wasDone);
  fireEvent.click(button);
  await waitFor(() => expect(heard.mock.calls).toEqual([[outcome]]));
});

// MNY-44
test('ignores a failure that was already reported', async () => {
  const send = vi.fn(() =>
    Promise.reject(new ApiError({ code: 'invalid-token', kind: 'refused', status: 401, reported: true })),
  );
  const { button, heard } = open(send);
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalled());
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(heard).not.toHaveBeenCalled();
});

const endings = [
  ['done', 'success', 'Sent: ok', () => Promise.resolve('ok')],
  ['refused', 'error', texts.errorMsg.MONEY_NOT_ENOUGH, () => Promise.reject(refusal)],
  [
    'unknown',
    'error',
    texts.common.unknownOutcome,
    () => Promise.reject(new ApiError({ code: 'TIMEOUT', kind: 'timeout' })),
  ],
] as const;

/** A sheet that can be closed while its command is pending. */
function Spot({ send, heard, opened }: Props & { opened: boolean }) {
  const { run } = useMoneyCommand(
    { mutateAsync: send },
    {
      onDone: () => heard('done'),
      onRefused: () => heard('refused'),
      onUnknown: () => heard('unknown'),
      onEnd: (kind) => heard(`end: ${kind}`),
      elsewhere: { opened, done: (answer) => `Sent: ${answer}` },
    },
  );
  return (
    <button type="button" onClick={() => run(5)}>
      Send
    </button>
  );
}

describe.each(endings)('an outcome that is %s', (outcome, kind, text, end) => {
  test.each(['open', 'closed', 'left', 'opened again'] as const)('shows once if its place is %s', async (place) => {
    await initI18n();
    const heard = vi.fn<(outcome: string) => void>();
    const said = vi.fn();
    const stop = toasts.on(said);
    const gate = Promise.withResolvers<void>();
    const send = () => gate.promise.then(end);
    const client = new QueryClient();
    const spot = (opened: boolean) => (
      <QueryClientProvider client={client}>
        <Spot send={send} heard={heard} opened={opened} />
      </QueryClientProvider>
    );
    const { rerender, unmount } = render(spot(true));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    if (place === 'left') unmount();
    else if (place !== 'open') rerender(spot(false));
    if (place === 'opened again') rerender(spot(true));
    gate.resolve();
    await waitFor(() => expect(heard).toHaveBeenCalledWith(`end: ${outcome}`));
    const here = place === 'open' || place === 'opened again';
    expect(heard.mock.calls).toEqual([...(here ? [[outcome]] : []), [`end: ${outcome}`]]);
    expect(said.mock.calls).toMatchObject(here ? [] : [[{ kind, text }]]);
    stop();
  });
});

// MNY-55
test.each([
  ['another player logged in', 't2', 0],
  ['a logout alone', null, 1],
])('after %s (%j), reports the outcome %d times', async (_what, token, times) => {
  const heard = vi.fn<(outcome: string) => void>();
  const gate = Promise.withResolvers<string>();
  login('t1', true);
  const { button, heard: outcomes, refetch } = open(() => gate.promise);
  outcomes.mockImplementation(heard);
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  clearSession('logout');
  if (token) login(token, true);
  gate.resolve('ok');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(heard).toHaveBeenCalledTimes(times);
  expect(refetch.mock.calls.length > 0).toBe(times > 0);
  clearSession('logout');
});

describe('a named command', () => {
  function Sheet({ send }: { send: () => Promise<string> }) {
    const { options, underWay } = useCommandKey('transfer');
    const { mutateAsync } = useMutation({ ...options.mutation, mutationFn: send });
    const { run } = useMoneyCommand({ mutateAsync: () => mutateAsync() }, {});
    return (
      <button type="button" aria-busy={underWay} onClick={() => run(undefined)}>
        Send
      </button>
    );
  }
  function openSheet() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const send = vi.fn(async () => 'ok');
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Sheet send={send} />
      </QueryClientProvider>,
    );
    return { send, button: screen.getByRole('button', { name: 'Send' }) };
  }

  // APP-401
  test('shows its spinner 200 ms before it is sent, once for two taps', async () => {
    const { send, button } = openSheet();
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(spinnerLeadMs - 60));
    expect(send).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(120));
    expect(send).toHaveBeenCalledOnce();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  });

  // MNY-33
  test('is not sent if another player logs in during those 200 ms', async () => {
    login('first', false);
    onTestFinished(() => void clearSession('logout'));
    const { send, button } = openSheet();
    fireEvent.click(button);
    login('second', false);
    await act(() => vi.advanceTimersByTimeAsync(2 * spinnerLeadMs));
    expect(send).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('false');
  });
});
