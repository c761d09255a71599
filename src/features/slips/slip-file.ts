import { type MediaFormat, maxPixels, megabyte, readMediaFile } from '../../shared/files/media-file.ts';

/** MB, or KB below a tenth of a megabyte. */
export const fileSize = (bytes: number): string =>
  bytes < megabyte / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** Pixels of a PNG or GIF, four bytes each; browsers scale JPEGs while decoding, and draw no other file. */
function pixelsOf(format: MediaFormat | null, bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer);
  if (format === 'png' && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (format === 'gif' && bytes.length >= 10) return view.getUint16(6, true) * view.getUint16(8, true);
  return format === 'jpeg' ? 0 : Number.POSITIVE_INFINITY;
}

/**
 * Reads a slip under a harmless name (SLP-8, SLP-12).
 * @returns whether a phone can show a preview without running out of memory (SLP-14); null if unreadable (SLP-10)
 */
export async function readSlipFile(given: File): Promise<{ file: File; drawable: boolean } | null> {
  const read = await readMediaFile(given, 'slip');
  return read && { file: read.file, drawable: pixelsOf(read.format, read.head) <= maxPixels };
}

/** The first picture by type, which may be missing, else the first file. */
export function givenImage(data: DataTransfer | null): File | null {
  const files = Array.from(data?.files ?? []);
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}
