import { checkMediaFile, type MediaFileProblem, maxPixels, megabyte } from '../../shared/files/media-file.ts';

/** Inclusive, in units of 1024² bytes (SLP-9). */
export const maxMegabytes = 10;

/** MB, or KB below a tenth of a megabyte. */
export const fileSize = (bytes: number): string =>
  bytes < megabyte / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

export type SlipFileProblem = MediaFileProblem['problem'];
export type CheckedSlipFile =
  /** `drawable`: a phone can show a preview without running out of memory (SLP-14). */
  | { readonly ok: true; readonly file: File; readonly drawable: boolean }
  | { readonly ok: false; readonly problem: SlipFileProblem };

/** Pixels of a PNG or GIF, four bytes each; browsers scale JPEGs while decoding. */
function pixelsOf(format: string, bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer);
  if (format === 'png' && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (format === 'gif' && bytes.length >= 10) return view.getUint16(6, true) * view.getUint16(8, true);
  return 0;
}

/** SLP-8 to SLP-10. @returns the file under a harmless name (SLP-12), or its problem */
export async function checkSlipFile(given: File): Promise<CheckedSlipFile> {
  const checked = await checkMediaFile(given, { image: maxMegabytes }, 'slip');
  if (!checked.ok) return { ok: false, problem: checked.problem };
  return { ok: true, file: checked.file, drawable: pixelsOf(checked.format, checked.head) <= maxPixels };
}

/** The first picture by type, which may be missing, else the first file. */
export function givenImage(data: DataTransfer | null): File | null {
  const files = Array.from(data?.files ?? []);
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}
