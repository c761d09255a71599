import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { queries } from '../../../tests/support/components/open-part.tsx';
import { loadValidator } from '../../shared/api/http.ts';
import english from '../../shared/i18n/en.json' with { type: 'json' };
import { setLanguage } from '../../shared/i18n/i18n.ts';
import thai from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, login } from '../../shared/session/session.ts';
import { toasts } from '../../shared/toast/notify.ts';
import { useChosenSlip, useSlipUpload } from './use-slip-upload.ts';

/** A request on its way: the test is the network. */
class Request {
  static readonly sent: Request[] = [];
  readonly upload = {};
  onload?: () => void;
  status = 0;
  response: ArrayBuffer | null = null;
  open() {}
  setRequestHeader() {}
  send() {
    Request.sent.push(this);
  }
  abort() {}
  answer(status: number, message: string) {
    this.status = status;
    this.response = new TextEncoder().encode(JSON.stringify({ message })).buffer;
    this.onload?.();
  }
}

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

// The code that reads answers is there before the first one: its import can take seconds on a busy machine.
beforeAll(() => loadValidator());
afterEach(() => clearSession('logout'));

// APP-72
test('reports an unreadable file in the language that is chosen later', async () => {
  const { result } = renderHook(() => useSlipUpload(), queries());
  const gone = new File([png], 'gone.png');
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await act(async () => result.current.choose(gone));
  await waitFor(() => expect(result.current.message).toBeTruthy());
  onTestFinished(() => setLanguage('th'));
  await act(() => setLanguage('en'));
  expect(result.current.message).toBe(english.slip.unreadable);
});

async function sendSlip() {
  Request.sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const { client, wrapper } = queries();
  login('t1', true);
  const { result, unmount } = renderHook(() => useSlipUpload(), { wrapper });
  await act(async () => result.current.choose(new File([png], 'slip.png', { type: 'image/png' })));
  await waitFor(() => expect(result.current.stage).toBe('ready'));
  act(() => result.current.send());
  await waitFor(() => expect(Request.sent).toHaveLength(1));
  return { client, result, unmount };
}

// SLP-21
test.each(['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE'] as const)(
  'shows the text of a refusal and keeps the file: %s',
  async (code) => {
    const { result } = await sendSlip();
    act(() => Request.sent[0]?.answer(400, code));
    await waitFor(() => expect(result.current.message).toBe(thai.errorMsg[code]));
    expect(result.current.stage).toBe('failed');
    act(() => result.current.send());
    await waitFor(() => expect(Request.sent).toHaveLength(2));
  },
);

// MNY-55, SLP-20, SLP-25
test.each([
  [200, 'SUCCESS', 'the same player', 't1', ['success']],
  [200, 'SUCCESS', 'the next player', 't2', []],
  [400, 'SLIP_UPLOAD_FAIL', 'the same player', 't1', ['error']],
  [400, 'SLIP_UPLOAD_FAIL', 'the next player', 't2', []],
] as const)('an upload that ends with %d %s after its sheet closed tells %s (%s) %j', async (...row) => {
  const [status, message, _who, token, kinds] = row;
  const told: string[] = [];
  const stop = toasts.on(({ kind }) => void told.push(kind));
  const { client, unmount } = await sendSlip();
  unmount();
  if (token === 't2') login(token, true);
  Request.sent[0]?.answer(status, message);
  await waitFor(() => expect(client.isMutating()).toBe(0));
  await act(async () => {});
  expect(told).toEqual(kinds);
  stop();
});

describe('the chosen slip', () => {
  const picture = (name: string) => new File([png], name, { type: 'image/png' });

  /** A file whose first bytes can be read when the test calls `release`. */
  function slowPicture(name: string) {
    const file = picture(name);
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
    vi.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: () => promise } as Blob);
    return { file, release: () => resolve(png.buffer) };
  }

  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  // SAFE-60, SLP-13
  test('keeps the file that was chosen last, whichever is read first', async () => {
    const { result } = renderHook(() => useChosenSlip(vi.fn(), vi.fn()));
    const slow = slowPicture('first.png');
    act(() => result.current.choose(slow.file));
    await act(async () => result.current.choose(picture('second.png')));
    await vi.waitFor(() => expect(result.current.chosen?.file.name).toBe('second.png'));
    await act(async () => slow.release());
    expect(result.current.chosen?.file.name).toBe('second.png');
  });

  // SLP-13
  test('takes no file once the choice was withdrawn', async () => {
    const onChosen = vi.fn();
    const { result } = renderHook(() => useChosenSlip(onChosen, vi.fn()));
    const slow = slowPicture('first.png');
    act(() => result.current.choose(slow.file));
    act(() => result.current.forget());
    await act(async () => slow.release());
    expect(result.current.chosen).toBeNull();
    expect(onChosen).not.toHaveBeenCalled();
  });
});
