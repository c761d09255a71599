import readQr from 'jsqr';
import { expect, test } from 'vitest';
import { invitationOf, type QrPath, qrPath } from './invite-link.tsx';

// INV-9, INV-34
test('is the registration with the id as its code, and the code by itself', () => {
  expect(invitationOf('38524639', 'https://wallet.example/')).toEqual({
    code: 'PR38524639',
    link: 'https://wallet.example/register?code=PR38524639',
  });
});

// INV-9
test('keeps the folder that the app lies in', () => {
  expect(invitationOf('1', 'https://demo.example/krapao/')?.link).toBe('https://demo.example/krapao/register?code=PR1');
});

// INV-10
test('keeps a strange id inside the code', () => {
  expect(invitationOf(' a&b=c ', 'https://wallet.example')).toEqual({
    code: 'PRa&b=c',
    link: 'https://wallet.example/register?code=PRa%26b%3Dc',
  });
});

// INV-11
test('is none while there is no id', () => {
  expect([invitationOf(undefined, 'https://x.example'), invitationOf(' ', 'https://x.example')]).toEqual([null, null]);
});

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
test('the drawn QR scans as the link', async () => {
  const link = 'https://wallet.example/krapao/register?code=PR38524639';
  expect(photographed(await qrPath(link))).toBe(link);
});
