import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useChosenSlip } from './use-chosen-slip.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
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
it('keeps the file that was chosen last, whichever is read first', async () => {
  const { result } = renderHook(() => useChosenSlip(vi.fn(), vi.fn()));
  const slow = slowPicture('first.png');
  act(() => result.current.choose(slow.file));
  await act(async () => result.current.choose(picture('second.png')));
  await vi.waitFor(() => expect(result.current.chosen?.file.name).toBe('second.png'));
  await act(async () => slow.release());
  expect(result.current.chosen?.file.name).toBe('second.png');
});

// SLP-13
it('takes no file once the choice was withdrawn', async () => {
  const onChosen = vi.fn();
  const { result } = renderHook(() => useChosenSlip(onChosen, vi.fn()));
  const slow = slowPicture('first.png');
  act(() => result.current.choose(slow.file));
  act(() => result.current.forget());
  await act(async () => slow.release());
  expect(result.current.chosen).toBeNull();
  expect(onChosen).not.toHaveBeenCalled();
});

// SAFE-60, SLP-10
it('reports an unreadable file as not supported', async () => {
  const onProblem = vi.fn();
  const { result } = renderHook(() => useChosenSlip(vi.fn(), onProblem));
  const file = picture('gone.png');
  vi.spyOn(file, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  } as Blob);
  await act(async () => result.current.choose(file));
  expect(onProblem).toHaveBeenCalledWith('notSupported');
});
