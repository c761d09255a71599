import { fetchChunk } from '../../shared/base/fetch-chunk.ts';

/** A QR as one path of squares, `size` modules wide and high, without the white around it. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** Draws the QR of a text on the device. @throws when the code that draws cannot be loaded */
export async function qrPath(text: string): Promise<QrPath> {
  const { create } = await fetchChunk(() => import('qrcode'));
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const dark = cells.filter(([x, y]) => modules.get(y, x));
  return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') };
}
