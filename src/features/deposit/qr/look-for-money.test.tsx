import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { queries } from '../../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../../tests/support/components/simulated-backend.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { clearSession } from '../../../shared/session/session.ts';
import { toasts } from '../../../shared/toast/notify.ts';
import { useQrWatch } from './look-for-money.ts';
import { openQrs } from './open-qrs.ts';
import { useQrDeposit } from './use-qr-deposit.ts';

let backend: SimulatedBackend;
let said: string[];

const received = (amount: string) =>
  texts.qr.received.replace('{{amount}}', amount).replace('{{currency}}', texts.formats.currency.BAHT);

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

/** A page of a player; the panel of the QR is on it until `leave`. `close`: its sheet begins to fade out. */
function openPage() {
  const { wrapper } = queries();
  renderHook(() => useQrWatch(), { wrapper });
  const { result, rerender, unmount } = renderHook((opened: boolean) => useQrDeposit('WW', 'บาท', opened), {
    wrapper,
    initialProps: true,
  });
  return { panel: result, close: () => rerender(false), leave: unmount };
}

/** A page with a QR for 500 baht that was just made. */
async function withQr() {
  const page = openPage();
  await waitFor(() => expect(page.panel.current.query.isSuccess).toBe(true));
  act(() => page.panel.current.create(500_00));
  await waitFor(() => expect(page.panel.current.qr?.amount).toBe(500_00));
  const before = backend.times('getQr');
  const looks = () => backend.times('getQr') - before;
  return { ...page, looks };
}

const pay = () => backend.sandbox.operate('payQr', { bankCode: 'WW' });
/** A deposit that has nothing to do with the QR of the panel. */
async function payAnother(amount: number) {
  await backend.elsewhere('/api/qrcode/KBANK', 'POST', { amount });
  await backend.sandbox.operate('payQr', { bankCode: 'KBANK' });
}

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backend = await simulate('qr-deposit', { at: Date.now() });
  said = [];
  onTestFinished(toasts.on(({ text }) => void said.push(text)));
});
afterEach(() => {
  clearSession('logout');
  vi.useRealTimers();
});

describe('a QR that can be paid', () => {
  // QR-260
  test('is polled every 5 seconds, and every 15 after two minutes', async () => {
    const { looks } = await withQr();
    await wait(60);
    expect(looks()).toBeGreaterThanOrEqual(9);
    expect(looks()).toBeLessThanOrEqual(12);
    await wait(65);
    const soon = looks();
    await wait(60);
    expect(looks() - soon).toBeGreaterThanOrEqual(3);
    expect(looks() - soon).toBeLessThanOrEqual(4);
  });

  // QR-261
  test('is reported as paid at once when another tab has reported it', async () => {
    const { panel } = await withQr();
    await pay();
    act(() => openQrs.change(() => []));
    await waitFor(() => expect(panel.current.received?.amount).toBe(500_00), { timeout: 2_000 });
    expect(panel.current.qr).toBeNull();
  });

  // QR-260
  test('is watched again when the stored list was emptied', async () => {
    const { panel } = await withQr();
    act(() => openQrs.change(() => []));
    await waitFor(() => expect(openQrs.items()).toHaveLength(1));
    expect(panel.current.qr?.amount).toBe(500_00);
  });

  // QR-260
  test('is not polled while the page is hidden, and at once when the player returns', async () => {
    const { looks } = await withQr();
    await show('hidden');
    const before = looks();
    await wait(60);
    expect(looks()).toBe(before);
    await show('visible');
    await waitFor(() => expect(looks()).toBeGreaterThan(before));
  });

  // QR-260
  test('is not polled offline, and at once when online', async () => {
    const { looks } = await withQr();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const before = looks();
    await wait(60);
    expect(looks()).toBe(before);
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(looks()).toBeGreaterThan(before));
  });

  // QR-260, SAFE-52
  test('is watched by the next page too, and for no other player', async () => {
    const { leave } = await withQr();
    leave();
    expect(openQrs.items()).toMatchObject([{ code: 'WW', amount: 500_00, goneAt: null }]);
    const kept = localStorage.getItem('open-qrs') ?? '';
    localStorage.setItem('token', 'another-player');
    expect(openQrs.items()).toEqual([]);
    clearSession('logout');
    expect(localStorage.getItem('open-qrs')).toBeNull();
    localStorage.setItem('open-qrs', kept.replace('"WW"', '"__proto__"'));
    expect(openQrs.items()).toEqual([]);
  });
});

describe('a QR that was paid', () => {
  // QR-261
  test('is reported in its panel only', async () => {
    const { panel } = await withQr();
    await pay();
    await wait(7);
    await waitFor(() => expect(panel.current.received?.amount).toBe(500_00));
    expect(panel.current.qr).toBeNull();
    expect(openQrs.items()).toEqual([]);
    await wait(20);
    expect(said).toEqual([]);
  });

  // QR-261
  test('is reported once on any other screen', async () => {
    const { leave } = await withQr();
    leave();
    await pay();
    await wait(7);
    await waitFor(() => expect(said).toEqual([received('500.00')]));
    await wait(60);
    expect(said).toHaveLength(1);
  });

  // QR-261
  test('is not confused with an earlier deposit or another amount', async () => {
    await payAnother(500);
    await wait(30);
    const { panel } = await withQr();
    await payAnother(499);
    act(() => panel.current.transferred());
    await wait(7);
    expect(panel.current.qr?.amount).toBe(500_00);
    expect(said).toEqual([texts.qr.refreshing]);
  });
});

describe('a QR that is gone without its money', () => {
  /** The provider has let go of it, and its money comes later. */
  async function gone() {
    const page = await withQr();
    backend.forge('getQr', { hasQrcode: false });
    await wait(7);
    await waitFor(() => expect(openQrs.items()).toMatchObject([{ goneAt: expect.any(Number) }]));
    return page;
  }

  // QR-262
  test('is reported as closed, and its money is still reported when it arrives', async () => {
    const { panel } = await gone();
    expect(panel.current.note).toBe('gone');
    await wait(60);
    await pay();
    await wait(7);
    await waitFor(() => expect(panel.current.received?.amount).toBe(500_00));
  });

  // QR-262
  test('is watched for two minutes', async () => {
    await gone();
    await wait(130);
    expect(openQrs.items()).toEqual([]);
    const asked = backend.times('listStatements');
    await wait(30);
    expect(backend.times('listStatements')).toBe(asked);
    expect(said).toEqual([]);
  });
});

describe('"I have paid"', () => {
  // QR-264
  test('announces the update, checks at once, and reports the money', async () => {
    const { panel, close, looks } = await withQr();
    act(() => panel.current.transferred());
    expect(said).toEqual([texts.qr.refreshing]);
    await waitFor(() => expect(looks()).toBe(1));
    // The sheet fades out with its panel: the panel must not claim the money.
    close();
    await pay();
    await wait(7);
    await waitFor(() => expect(said).toEqual([texts.qr.refreshing, received('500.00')]));
    expect(panel.current.received).toBeNull();
  });

  // QR-264
  test('reports why the check failed', async () => {
    const { panel } = await withQr();
    backend.sandbox.fault('getQr', 'INTERNAL_SERVER_ERROR');
    act(() => panel.current.transferred());
    await waitFor(() => expect(said).toEqual([texts.qr.refreshing, texts.errorMsg.INTERNAL_SERVER_ERROR]));
    expect(panel.current.qr?.amount).toBe(500_00);
  });
});
