import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { initI18n } from '../../../shared/i18n/i18n.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { toasts } from '../../../shared/toast/notify.ts';
import { useQrDeposit } from './use-qr-deposit.ts';

const qrOf = (amount: number) => ({
  ...{ hasQrcode: true, qrcodeId: `qr-${amount}`, amount, expireIn: Date.now() + 900_000 },
  qrcode: '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
});

/** Answers the call that creates the QR. */
let answer: (body: object) => void;
let made: unknown[];

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { panel: () => renderHook(() => useQrDeposit('WW', 'บาท'), { wrapper }) };
}

beforeAll(() => initI18n());
beforeEach(() => {
  made = [];
  vi.stubGlobal('fetch', async (input: URL | RequestInfo, init?: RequestInit) => {
    if (!String(input).includes('/api/qrcode/')) return Response.json({});
    if (init?.method !== 'POST') return Response.json({ hasQrcode: false });
    made.push(JSON.parse(String(init.body)));
    return new Promise<Response>((resolve) => {
      answer = (body) => resolve(Response.json(body));
    });
  });
});

// QR-22, SAFE-32
it('a panel that opens while its QR is still being made waits for it, and makes no other', async () => {
  const { panel } = open();
  const first = panel();
  await waitFor(() => expect(first.result.current.query.isSuccess).toBe(true));
  act(() => first.result.current.create(111_00));
  await waitFor(() => expect(first.result.current.creating).toBe(true));
  first.unmount();

  const second = panel();
  expect(second.result.current.creating).toBe(true);
  await waitFor(() => expect(made).toEqual([{ amount: 111 }]));
  await waitFor(() => expect(second.result.current.query.isSuccess).toBe(true));
  act(() => answer(qrOf(111)));
  await waitFor(() => expect(second.result.current.qr).toMatchObject({ id: 'qr-111', amount: 111_00 }));
  expect(second.result.current.creating).toBe(false);
});

// QR-23, SAFE-32
it('an answer of before the QR was made takes nothing away', async () => {
  const { panel } = open();
  const { result } = panel();
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  act(() => result.current.create(222_00));
  await waitFor(() => expect(made).toHaveLength(1));
  let late: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (late = resolve)));
  act(() => void result.current.query.refetch());
  act(() => answer(qrOf(222)));
  await waitFor(() => expect(result.current.qr?.amount).toBe(222_00));
  await act(async () => late(Response.json({ hasQrcode: false })));
  expect(result.current.qr?.amount).toBe(222_00);
});

it('a QR that is made or refused after its panel was left is told where the player is, once', async () => {
  const said = vi.fn();
  const stop = toasts.on(said);
  for (const [made_, kind, text] of [
    [qrOf(333), 'success', texts.qr.made.replace('{{amount}}', '333.00').replace('{{currency}}', 'บาท')],
    [{ hasQrcode: false, message: 'QR_FAIL' }, 'error', texts.errorMsg.QR_FAIL],
  ] as const) {
    said.mockClear();
    made = [];
    const { result, unmount } = open().panel();
    await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
    act(() => result.current.create(333_00));
    await waitFor(() => expect(made).toHaveLength(1));
    unmount();
    act(() => answer(made_));
    await waitFor(() => expect(said.mock.calls).toEqual([[{ kind, text }]]));
  }
  stop();
});

// QR-38
it('a QR without an id leaves the screen without a call', async () => {
  const { panel } = open();
  const { result } = panel();
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  act(() => result.current.create(444_00));
  await waitFor(() => expect(made).toHaveLength(1));
  act(() => answer({ ...qrOf(444), qrcodeId: '' }));
  await waitFor(() => expect(result.current.qr).toMatchObject({ id: '', amount: 444_00 }));
  const fetched = vi.fn(fetch);
  vi.stubGlobal('fetch', fetched);
  act(() => result.current.cancel(''));
  await waitFor(() => expect(result.current.qr).toBeNull());
  expect(result.current.note).toBe('cancelled');
  expect(fetched).not.toHaveBeenCalled();
});

// QR-21
it('a QR whose making has no answer is unknown, never refused, and the current one is fetched', async () => {
  const said = vi.fn();
  onTestFinished(toasts.on(said));
  const { panel } = open();
  const { result } = panel();
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'POST') throw new TypeError('Failed to fetch');
    return Response.json(qrOf(555));
  });
  act(() => result.current.create(555_00));
  await waitFor(() => expect(said.mock.calls).toEqual([[{ kind: 'error', text: texts.qr.unknown }]]));
  await waitFor(() => expect(result.current.qr?.amount).toBe(555_00));
});

describe('a QR that expires while it is being cancelled', () => {
  /** A panel with a QR that can be paid for one minute. */
  async function withQr() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { panel } = open();
    const { result } = panel();
    const notes: unknown[] = [];
    await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
    act(() => result.current.create(666_00));
    await waitFor(() => expect(made).toHaveLength(1));
    act(() => answer({ ...qrOf(666), expireIn: Date.now() + 60_000 }));
    await waitFor(() => expect(result.current.qr?.id).toBe('qr-666'));
    let end: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
      if (init?.method === 'DELETE') return new Promise<Response>((resolve) => (end = resolve));
      return Response.json({ hasQrcode: false });
    });
    act(() => result.current.cancel('qr-666'));
    await waitFor(() => expect(result.current.cancelling).toBe(true));
    const note = () => {
      if (notes.at(-1) !== result.current.note) notes.push(result.current.note);
      return notes;
    };
    const answered = async (response: Response) => {
      await act(async () => end(response));
      await waitFor(() => expect(result.current.cancelling).toBe(false));
      await act(() => vi.advanceTimersByTimeAsync(100));
    };
    const timeIsOver = async () => {
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      act(() => result.current.expire());
      await waitFor(() => expect(result.current.qr).toBeNull());
    };
    note();
    return { result, note, answered, timeIsOver };
  }
  const done = () => Response.json({ message: 'SUCCESS' });
  const gone = () => Response.json({ message: 'NO_DATA' }, { status: 404 });

  // QR-32, QR-36, QR-37, QR-50
  it.each([
    ['cancelled', done],
    ['gone', gone],
  ])('stays expired when the server calls it %s afterwards', async (_what, response) => {
    const said = vi.fn();
    onTestFinished(toasts.on(said));
    const { note, answered, timeIsOver } = await withQr();
    await timeIsOver();
    note();
    await answered(response());
    expect(note()).toEqual(['made', 'expired']);
    expect(said).not.toHaveBeenCalled();
  });

  // QR-36, QR-50
  it('stays cancelled when the server was faster than the clock', async () => {
    const { note, answered, timeIsOver } = await withQr();
    await answered(done());
    note();
    await timeIsOver();
    expect(note()).toEqual(['made', 'cancelled']);
  });

  // QR-37, QR-50
  it('is called expired when the server had let it go and the panel learns of it at that moment', async () => {
    const { result, note, answered } = await withQr();
    const page = performance.now();
    vi.setSystemTime(Date.now() + 60_000);
    vi.spyOn(performance, 'now').mockReturnValue(page + 60_000);
    await answered(gone());
    expect(result.current.qr).toBeNull();
    expect(note()).toEqual(['made', 'expired']);
  });
});
