import readQr from 'jsqr';
import { expect, it } from 'vitest';
import { type QrPath, qrPath } from './link-qr.tsx';

/** The path as a camera sees it: black squares of four pixels on white. */
function photographed({ size, path }: QrPath) {
  const [margin, scale] = [4, 4];
  const side = (size + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < scale * scale; at += 1) {
      const row = (Number(y) + margin) * scale + Math.floor(at / scale);
      const column = (Number(x) + margin) * scale + (at % scale);
      pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return readQr(pixels, side, side)?.data;
}

// INV-36
it('the drawn QR scans as the link', async () => {
  const link = 'https://wallet.example/krapao/register?code=PR38524639';
  expect(photographed(await qrPath(link))).toBe(link);
});
