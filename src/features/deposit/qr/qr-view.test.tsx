import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { open } from '../../../../tests/support/components/open-part.tsx';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { now } from '../../../shared/time/clock.ts';
import { QrView } from './qr-view.tsx';

const { qr } = texts;
const code = (over: object = {}) => ({
  ...{ id: 'q1', amount: 1234_50, expiresAt: null, markup: 'data:image/png;base64,AAAA' },
  ...over,
});
const view = (shown: ReturnType<typeof code>, kip = false) => (
  <QrView
    {...{ qr: shown, code: 'WW', provider: 'WW', payee: 'KRAPAO', currency: 'บาท', cancelling: false, kip }}
    onCancel={vi.fn()}
    onExpired={vi.fn()}
    onTransferred={vi.fn()}
  />
);

afterEach(() => vi.useRealTimers());

// QR-24, QR-272
test('names payee and reference beside the amount, and PromptPay unless the player has kip', () => {
  const { again } = open(view(code()));
  expect(screen.getByText(texts.statement.field.reference).nextElementSibling?.textContent).toBe('q1');
  screen.getByText('KRAPAO');
  screen.getByText('PromptPay');
  again(view(code(), true));
  expect(screen.queryByText('PromptPay')).toBeNull();
});

// QR-35
test('marks its last ten seconds', async () => {
  vi.useFakeTimers();
  open(view(code({ expiresAt: now() + 12_000 })));
  const timer = screen.getByRole('timer');
  expect(timer.hasAttribute('data-last')).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(timer.hasAttribute('data-last')).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(timer.textContent).toBe('00:09');
  expect(timer.hasAttribute('data-last')).toBe(true);
});

// MNY-27, QR-7
test('leaves no countdown running after it closes', async () => {
  vi.useFakeTimers();
  const shown = code({ expiresAt: now() + 60_000 });
  const { again } = open(view(shown));
  const counting = vi.getTimerCount();
  expect(counting).toBeGreaterThan(0);
  again(<p>closed</p>);
  expect(vi.getTimerCount()).toBe(0);
  again(view(shown));
  expect(vi.getTimerCount()).toBe(counting);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('timer').textContent).toBe('00:55');
});

describe('a QR that is saved', () => {
  // QR-27
  test('is a PNG of 1024 pixels a side on white, named after the amount', async () => {
    const painted: unknown[] = [];
    const pen = {
      fillStyle: '',
      imageSmoothingEnabled: true,
      fillRect: (...size: number[]) => void painted.push([pen.fillStyle, ...size]),
      drawImage: (image: HTMLImageElement) => void painted.push(image.src),
    };
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    const asPng = vi
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((take, type) => take(new Blob(['png'], { type })));
    const saved: [string, Blob | undefined][] = [];
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.download, blobs.at(-1)]);
    });
    const { said } = open(view(code()));
    fireEvent.click(screen.getByRole('button', { name: qr.save }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.[0]).toBe('krapao-qr-1234.50.png');
    expect(saved[0]?.[1]?.type).toBe('image/png');
    const [canvas] = asPng.mock.contexts as HTMLCanvasElement[];
    expect([canvas?.width, canvas?.height]).toEqual([1024, 1024]);
    expect(painted).toEqual([['white', 0, 0, 1024, 1024], 'data:image/png;base64,AAAA']);
    expect(said).toEqual([]);
  });

  // QR-27
  test('reports that it cannot be drawn', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('', 'EncodingError'));
    const { said } = open(view(code()));
    fireEvent.click(screen.getByRole('button', { name: qr.save }));
    await waitFor(() => expect(said).toEqual([{ kind: 'error', text: qr.saveFailed }]));
  });
});
