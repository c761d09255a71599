import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { open } from '../../../../tests/support/components/open-part.tsx';
import { stubNavigator } from '../../../../tests/support/components/stub-browser.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { now } from '../../../shared/time/clock.ts';
import { QrView } from './qr-view.tsx';

const { qr, common } = texts;
const markup = 'data:image/png;base64,AAAA';

function openView(over: object = {}) {
  const shown = { id: 'q1', amount: 1234_50, expiresAt: now() + 60_000, markup, ...over };
  const nothing = vi.fn();
  return open(
    <QrView
      {...{
        qr: shown,
        code: 'WW',
        provider: 'WW',
        payee: 'KRAPAO PAY',
        currency: 'บาท',
        cancelling: false,
        kip: false,
      }}
      onCancel={nothing}
      onExpired={nothing}
      onTransferred={nothing}
    />,
  );
}

/** Stubs the browser's wake lock. @returns how many were requested and how many are held */
function stubWakeLock(request = async () => ({})) {
  const counts = { asked: 0, held: 0 };
  const wakeLock = {
    request: async () => {
      counts.asked += 1;
      await request();
      counts.held += 1;
      return { release: async () => void (counts.held -= 1) };
    },
  };
  stubNavigator({ wakeLock });
  return counts;
}
const openFull = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: qr.full }));
  return screen.findByRole('dialog');
};

afterEach(() => vi.unstubAllGlobals());

describe('a full-screen QR', () => {
  // QR-267
  test('shows amount, name, reference, time left and Save, holds a wake lock, and releases lock and focus when it closes', async () => {
    const lock = stubWakeLock();
    const page = openView();
    const dialog = await openFull(page);
    for (const text of ['1,234.50\u00a0บาท', 'WW', 'KRAPAO PAY', 'q1', qr.save])
      expect(dialog.textContent).toContain(text);
    expect(dialog.querySelector('[role=timer]')?.textContent).toMatch(/^0[01]:\d\d$/);
    await waitFor(() => expect(lock).toEqual({ asked: 1, held: 1 }));
    await page.user.click(screen.getByRole('button', { name: common.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(lock.held).toBe(0));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(qr.full));
  });

  // QR-267
  test('closes with Escape', async () => {
    const page = openView();
    await openFull(page);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // QR-267
  test('requests the wake lock again when the page becomes visible', async () => {
    const lock = stubWakeLock();
    await openFull(openView());
    await waitFor(() => expect(lock.asked).toBe(1));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(lock.asked).toBe(2));
  });

  // QR-267
  test('opens without an error when the browser refuses the wake lock', async () => {
    const lock = stubWakeLock(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const page = openView();
    await openFull(page);
    await waitFor(() => expect(lock.asked).toBe(1));
    expect(page.said).toEqual([]);
  });

  // QR-26, QR-267
  test('is not offered for an unreadable QR', () => {
    openView({ markup: 'plain text' });
    screen.getByText(qr.unreadable);
    expect(screen.queryByRole('button', { name: qr.full })).toBeNull();
  });
});

describe('sharing a QR with a banking app', () => {
  const onPhone = (canShare: unknown, isCoarse = true) => {
    const matchMedia = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...matchMedia(query),
      matches: isCoarse && query === '(pointer: coarse)',
    }));
    stubNavigator({ canShare });
  };

  // QR-268
  test('is offered on a phone whose browser shares pictures', () => {
    const canShare = vi.fn(({ files }: { files: File[] }) => files[0]?.type === 'image/png');
    onPhone(canShare);
    openView();
    screen.getByRole('button', { name: qr.share });
    expect(canShare).toHaveBeenCalled();
  });

  // QR-268
  test.each([
    ['on a phone whose browser shares nothing', undefined, true],
    ['on a phone whose browser shares no pictures', () => false, true],
    [
      'where the browser fails at the question',
      () => {
        throw new TypeError('files');
      },
      true,
    ],
    ['without a touch screen', () => true, false],
  ])('is not offered %s', (_where, canShare, isCoarse) => {
    onPhone(canShare, isCoarse);
    openView();
    expect(screen.queryByRole('button', { name: qr.share })).toBeNull();
  });

  // QR-268
  test('opens one share sheet for a double tap, ignores its dismissal, and reports other failures', async () => {
    onPhone(() => true);
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
    const pen = { fillRect: () => undefined, drawImage: () => undefined };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type) =>
      take(new Blob(['png'], { type })),
    );
    const opened: ((closed: unknown) => void)[] = [];
    stubNavigator({ share: () => new Promise<void>((_done, reject) => opened.push(reject)) });
    const { said } = openView();
    const tap = () => fireEvent.click(screen.getByRole('button', { name: qr.share }));
    tap();
    tap();
    await waitFor(() => expect(opened).toHaveLength(1));
    tap();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(opened).toHaveLength(1);
    await act(async () => opened[0]?.(new DOMException('', 'AbortError')));
    expect(said).toEqual([]);
    tap();
    await waitFor(() => expect(opened).toHaveLength(2));
    await act(async () => opened[1]?.(new DOMException('', 'NotAllowedError')));
    await waitFor(() => expect(said).toEqual([{ kind: 'error', text: qr.shareFailed }]));
  });
});
