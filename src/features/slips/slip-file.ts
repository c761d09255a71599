import { checkMediaFile, type MediaFileProblem, megabyte } from '../../shared/files/media-file.ts';

/** The limit itself is included (SLP-9, CHT-47). */
export const maxMegabytes = 10;

/** Bytes as people read them; a picture of less than a tenth of a megabyte in kilobytes. */
export const fileSize = (bytes: number): string =>
  bytes < megabyte / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

export type SlipFileProblem = MediaFileProblem['problem'];
export type CheckedSlipFile =
  /** `drawable`: whether it can be shown without a phone running out of memory. */
  | { readonly ok: true; readonly file: File; readonly drawable: boolean }
  | { readonly ok: false; readonly problem: SlipFileProblem };

/** Pixels. A drawn PNG or GIF takes four bytes for each, whatever the file's size; JPEGs are drawn scaled. */
const maxDrawn = 40_000_000;

function pixelsOf(format: string, bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer);
  if (format === 'png' && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (format === 'gif' && bytes.length >= 10) return view.getUint16(6, true) * view.getUint16(8, true);
  return 0;
}

/** Whether a file can be a slip: an image. @returns the file under a harmless name. */
export async function checkSlipFile(given: File): Promise<CheckedSlipFile> {
  const checked = await checkMediaFile(given, { image: maxMegabytes }, 'slip');
  if (!checked.ok) return { ok: false, problem: checked.problem };
  return { ok: true, file: checked.file, drawable: pixelsOf(checked.format, checked.head) <= maxDrawn };
}

/** A picture among what was pasted; those have no name worth keeping. */
export function pastedImage(data: DataTransfer | null): File | null {
  return Array.from(data?.files ?? []).find(({ type }) => type.startsWith('image/')) ?? null;
}
