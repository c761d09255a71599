import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { queries } from '../../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../../tests/support/components/simulated-backend.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { toasts } from '../../../shared/toast/notify.ts';
import { useQrDeposit } from './use-qr-deposit.ts';

const reference = expect.stringMatching(/^QR\d{16}$/) as string;

let backend: SimulatedBackend;

function open() {
  const { wrapper } = queries();
  return { panel: () => renderHook(() => useQrDeposit('WW', 'บาท'), { wrapper }) };
}

/** A panel that knows that there is no QR. */
async function openPanel() {
  const panel = open().panel();
  await waitFor(() => expect(panel.result.current.query.isSuccess).toBe(true));
  return panel;
}

const made = () => backend.bodies('createQr');
const untilMade = () => waitFor(() => expect(made()).toHaveLength(1));
/** A world as old as this machine's clock says: a QR has a time until which it can be paid. */
const simulateNow = () => simulate('qr-deposit', { at: Date.now() });

beforeEach(async () => {
  backend = await simulateNow();
});

// QR-22, SAFE-32
test('a panel that opens while its QR is pending waits for it, and makes no other', async () => {
  const { panel } = open();
  const first = panel();
  await waitFor(() => expect(first.result.current.query.isSuccess).toBe(true));
  const arrive = backend.hold('createQr');
  act(() => first.result.current.create(111_00));
  await waitFor(() => expect(first.result.current.creating).toBe(true));
  first.unmount();

  const second = panel();
  expect(second.result.current.creating).toBe(true);
  await waitFor(() => expect(made()).toEqual([{ amount: 111 }]));
  await waitFor(() => expect(second.result.current.query.isSuccess).toBe(true));
  act(arrive);
  await waitFor(() => expect(second.result.current.qr).toMatchObject({ id: reference, amount: 111_00 }));
  expect(second.result.current.creating).toBe(false);
  expect(made()).toHaveLength(1);
});

// QR-23, SAFE-32
test('a response from before the QR was made does not remove it', async () => {
  const { result } = await openPanel();
  const make = backend.hold('createQr');
  act(() => result.current.create(222_00));
  await untilMade();
  const arriveLate = backend.holdAnswer('getQr');
  act(() => void result.current.query.refetch());
  await waitFor(() => expect(backend.times('getQr')).toBe(2));
  act(make);
  await waitFor(() => expect(result.current.qr?.amount).toBe(222_00));
  act(arriveLate);
  // An answer that is still waited for would be read by then.
  await waitFor(() => expect(result.current.query.isFetching).toBe(false));
  expect(result.current.qr?.amount).toBe(222_00);
});

// MNY-43
test.each([
  ['made', 333, 'success', texts.qr.made.replace('{{amount}}', '333.00').replace('{{currency}}', 'บาท')],
  ['refused', 99, 'error', 'ยอดฝากขั้นต่ำ 100.00 บาท'],
])('a QR that is %s after its panel closed is reported once, on any screen', async (_end, baht, kind, text) => {
  const said = vi.fn();
  onTestFinished(toasts.on(said));
  const { result, unmount } = await openPanel();
  const arrive = backend.hold('createQr');
  act(() => result.current.create(baht * 100));
  await untilMade();
  unmount();
  act(arrive);
  await waitFor(() => expect(said.mock.calls).toEqual([[{ kind, text }]]));
});

// QR-38
test('a QR without an id leaves the screen without a call', async () => {
  const { result } = await openPanel();
  const qr = await backend.elsewhere<object>('/api/qrcode/WW', 'POST', { amount: 444 });
  backend.forge('createQr', { ...qr, qrcodeId: '' });
  act(() => result.current.create(444_00));
  await waitFor(() => expect(result.current.qr).toMatchObject({ id: '', amount: 444_00 }));
  backend.calls.length = 0;
  act(() => result.current.cancel(''));
  await waitFor(() => expect(result.current.qr).toBeNull());
  expect(result.current.note).toBe('cancelled');
  expect(backend.calls).toEqual([]);
});

// QR-21
test('a QR without a response is unconfirmed, never refused, and the current one is fetched', async () => {
  const said = vi.fn();
  onTestFinished(toasts.on(said));
  const { result } = await openPanel();
  backend.sandbox.fault('createQr', { after: 'cut' });
  act(() => result.current.create(555_00));
  await waitFor(() => expect(said.mock.calls).toEqual([[{ kind: 'error', text: texts.qr.unknown }]]));
  await waitFor(() => expect(result.current.qr?.amount).toBe(555_00));
});

describe('a QR that another tab cancels', () => {
  /** Two tabs with the same QR; `told` is the second tab's notice. */
  async function twoTabs() {
    const here = await openPanel();
    act(() => here.result.current.create(100_00));
    await waitFor(() => expect(here.result.current.qr).not.toBeNull());
    const there = await openPanel();
    const id = there.result.current.qr?.id ?? '';
    expect(id).toBe(here.result.current.qr?.id);
    const told = () => there.result.current.note;
    const learn = () => act(async () => void (await there.result.current.query.refetch()));
    return { here: here.result, there: there.result, id, told, learn };
  }
  /** Waits until all messages between tabs have been delivered. */
  async function heard() {
    const [one, other] = [new BroadcastChannel('krapao-qr-cancelled'), new BroadcastChannel('krapao-qr-cancelled')];
    const arrived = new Promise((resolve) => one.addEventListener('message', resolve, { once: true }));
    other.postMessage('hello');
    await act(async () => void (await arrived));
    for (const channel of [one, other]) channel.close();
  }

  // QR-269
  test('shows as cancelled when the message of the tab arrives before the response', async () => {
    const { here, id, told, learn } = await twoTabs();
    act(() => here.current.cancel(id));
    await waitFor(() => expect(here.current.note).toBe('cancelled'));
    await heard();
    await learn();
    await waitFor(() => expect(told()).toBe('cancelled'));
  });

  // QR-269
  test('shows as cancelled when the response arrives before the message of the tab', async () => {
    const { here, there, id, told, learn } = await twoTabs();
    const arrive = backend.holdAnswer('cancelQr');
    act(() => here.current.cancel(id));
    await waitFor(() => expect(backend.times('cancelQr')).toBe(1));
    await learn();
    await waitFor(() => expect(there.current.qr).toBeNull());
    expect(told()).toBe('gone');
    act(arrive);
    await waitFor(() => expect(told()).toBe('cancelled'));
  });

  // QR-262, QR-269
  test('is not affected by malformed messages or the cancellation of another QR', async () => {
    const { there, told, learn } = await twoTabs();
    const channel = new BroadcastChannel('krapao-qr-cancelled');
    for (const said of [
      null,
      'x',
      { code: 'WW', id: 7 },
      { code: 'WW', id: 'other' },
      { code: 'KBANK', id: there.current.qr?.id },
    ])
      channel.postMessage(said);
    channel.close();
    await heard();
    await learn();
    expect(there.current.qr).not.toBeNull();
    backend.forge('getQr', { hasQrcode: false });
    await learn();
    await waitFor(() => expect(told()).toBe('gone'));
  });
});

describe('a QR that expires while it is being cancelled', () => {
  const half = 30_000;

  /** A panel with a QR that is being cancelled half a minute before its quarter of an hour is over (QR-41). @param on where the call waits: its way there, or the answer's way back */
  async function withQr(on: 'hold' | 'holdAnswer') {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    backend = await simulateNow();
    const { result } = await openPanel();
    const notes: unknown[] = [];
    act(() => result.current.create(666_00));
    await waitFor(() => expect(result.current.qr?.id).toEqual(reference));
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000 - half));
    const arrive = backend[on]('cancelQr');
    act(() => result.current.cancel(result.current.qr?.id ?? ''));
    await waitFor(() => expect(backend.times('cancelQr')).toBe(1));
    const note = () => {
      if (notes.at(-1) !== result.current.note) notes.push(result.current.note);
      return notes;
    };
    const answered = async () => {
      await act(async () => arrive());
      await waitFor(() => expect(result.current.cancelling).toBe(false));
      await act(() => vi.advanceTimersByTimeAsync(100));
    };
    const timeIsOver = async () => {
      await act(() => vi.advanceTimersByTimeAsync(half));
      act(() => result.current.expire());
      await waitFor(() => expect(result.current.qr).toBeNull());
    };
    note();
    return { result, note, answered, timeIsOver };
  }

  // QR-32, QR-36, QR-37, QR-50
  test.each([
    ['cancelled', 'holdAnswer'],
    ['gone', 'hold'],
  ] as const)('stays expired when the server calls it %s afterwards', async (_what, on) => {
    const said = vi.fn();
    onTestFinished(toasts.on(said));
    const { note, answered, timeIsOver } = await withQr(on);
    await timeIsOver();
    note();
    await answered();
    expect(note()).toEqual(['made', 'expired']);
    expect(said).not.toHaveBeenCalled();
  });

  // QR-36, QR-50
  test('stays cancelled when the server was faster than the clock', async () => {
    const { note, answered, timeIsOver } = await withQr('holdAnswer');
    await answered();
    note();
    await timeIsOver();
    expect(note()).toEqual(['made', 'cancelled']);
  });

  // QR-37, QR-50
  test('shows as expired when the server dropped it at that moment', async () => {
    const { result, note, answered } = await withQr('hold');
    const page = performance.now();
    vi.setSystemTime(Date.now() + half);
    vi.spyOn(performance, 'now').mockReturnValue(page + half);
    await answered();
    expect(result.current.qr).toBeNull();
    expect(note()).toEqual(['made', 'expired']);
  });
});
