import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redrawAsJpeg } from './media-file.ts';

/** Stubs image decoding: this size, or null for no image. */
function browserThatSees(size: [number, number] | null) {
  const drawImage = vi.fn();
  class Picture {
    onload?: () => void;
    onerror?: () => void;
    naturalWidth = size?.[0] ?? 0;
    naturalHeight = size?.[1] ?? 0;
    set src(_url: string) {
      queueMicrotask(() => (size ? this.onload?.() : this.onerror?.()));
    }
  }
  vi.stubGlobal('Image', Picture);
  const context = { drawImage, fillRect: vi.fn() } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['x'], { type })));
  return drawImage;
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// SLP-49
test.each([
  [600, 900, 600, 900],
  [4_000, 6_000, 2_828, 4_242],
  [1, 39_000_000, 1, 21_633_307],
])('redraws %d × %d pixels as a JPEG of %d × %d', async (width, height, ...drawn) => {
  const drawImage = browserThatSees([width, height]);
  expect((await redrawAsJpeg(new Blob(['webp'])))?.type).toBe('image/jpeg');
  expect(drawImage.mock.calls[0]?.slice(-2)).toEqual(drawn);
  expect(URL.revokeObjectURL).toHaveBeenCalledOnce();
});

// SLP-49
test.each([
  ['more than 40 million pixels', [10_000, 4_001]],
  ['no size', [0, 0]],
  ['no picture', null],
] as const)('rejects %s', async (_, size) => {
  const drawImage = browserThatSees(size && [...size]);
  expect(await redrawAsJpeg(new Blob(['webp']))).toBeNull();
  expect(drawImage).not.toHaveBeenCalled();
  expect(URL.revokeObjectURL).toHaveBeenCalledOnce();
});
