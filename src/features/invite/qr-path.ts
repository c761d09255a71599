import { fetchChunk } from '../../shared/base/fetch-chunk.ts';

/** `size`: width and height in modules, without the quiet zone. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** @throws when the QR library cannot be loaded */
export async function qrPath(text: string): Promise<QrPath> {
  const { create } = await fetchChunk(() => import('qrcode'));
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const dark = cells.filter(([x, y]) => modules.get(y, x));
  return { size, path: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') };
}
