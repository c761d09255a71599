// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { drawWheel } from './wheel-drawing.ts';

/** A canvas on which every grapheme is ten pixels wide, and which keeps what was written. */
function paper() {
  const written: string[] = [];
  const width = (text: string) => [...new Intl.Segmenter().segment(text)].length * 10;
  const pen = new Proxy(
    {
      measureText: (text: string) => ({ width: width(text) }),
      fillText: (text: string) => void written.push(text),
      createLinearGradient: () => ({ addColorStop: () => {} }),
    } as Record<string | symbol, unknown>,
    { get: (target, name) => target[name] ?? (() => {}) },
  );
  const canvas = document.createElement('canvas');
  vi.spyOn(canvas, 'getContext').mockReturnValue(pen as never);
  return { canvas, written };
}

// SPN-9
test.each([
  ['short', 'short'],
  ['0123456789012345', /^0\d{5,12}…$/],
  ['👨‍👩‍👧‍👦'.repeat(20), /^(👨‍👩‍👧‍👦){5,12}…$/u],
  ['ที่'.repeat(20), /^(ที่){5,12}…$/u],
  ['ນ້ຳ'.repeat(20), /^(ນ້ຳ){5,12}…$/u],
])('writes %s, cut between graphemes where it does not fit', (label, expected) => {
  const { canvas, written } = paper();
  const slice = { code: 'A', label, bgColor: '#111111', textColor: '#ffffff', htmlDescription: '' };
  drawWheel(canvas, {
    slices: [slice, { ...slice, label: 'b' }],
    size: 320,
    winner: null,
    styles: getComputedStyle(document.body),
  });
  expect(written).toEqual([expect.stringMatching(expected), 'b']);
});
