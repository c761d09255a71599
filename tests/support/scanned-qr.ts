import jsQR from 'jsqr';

/** Reads a drawn QR code as a scanner's camera would see it. @returns null when nothing can be read */
export function scannedQr(svg: string): string | null {
  const scale = 4;
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of svg.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column++) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return jsQR(data, side, side)?.data ?? null;
}
