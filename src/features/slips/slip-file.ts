/** Bytes; 10 MB with 1 MB = 1024², itself included (readings, 46). */
const maxBytes = 10 * 1024 * 1024;
export const maxMegabytes = maxBytes / 1024 / 1024;

/** Bytes as people read them; a picture of less than a tenth of a megabyte in kilobytes. */
export const fileSize = (bytes: number): string =>
  bytes < maxBytes / 100 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export type SlipFileProblem = 'tooLarge' | 'notSupported';
export type CheckedSlipFile =
  /** `drawable`: whether it can be shown without a phone running out of memory. */
  | { readonly ok: true; readonly file: File; readonly drawable: boolean }
  | { readonly ok: false; readonly problem: SlipFileProblem };

type Kind = 'png' | 'jpeg' | 'gif';
const kinds: Readonly<Record<string, Kind>> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', gif: 'gif' };

const begins = (bytes: Uint8Array, ...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);

function sniff(bytes: Uint8Array): Kind | null {
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  return begins(bytes, 0x47, 0x49, 0x46, 0x38) ? 'gif' : null;
}

/** Pixels. A drawn PNG or GIF takes four bytes for each, whatever the file's size; JPEGs are drawn scaled. */
const maxDrawn = 40_000_000;

function pixelsOf(kind: Kind, bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer);
  if (kind === 'png' && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (kind === 'gif' && bytes.length >= 10) return view.getUint16(6, true) * view.getUint16(8, true);
  return 0;
}

/** The name without folders and without marks nobody sees, at most 80 characters before its extension. */
function tidyName(name: string, extension: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  const stem = base.slice(0, -extension.length - 1).replace(/[\p{C}<>:"|?*]/gu, '');
  return `${Array.from(stem).slice(0, 80).join('') || 'slip'}.${extension.toLowerCase()}`;
}

/**
 * Whether a file can be a slip: extension, declared type and first bytes must tell of one and the same image, since a
 * browser takes the type from the name alone (bad-input.md, K119).
 * @returns the file under a harmless name.
 */
export async function checkSlipFile(file: File): Promise<CheckedSlipFile> {
  const extension = /[^./\\]\.([^./\\]+)$/.exec(file.name)?.[1] ?? '';
  const lower = extension.toLowerCase();
  const kind = Object.hasOwn(kinds, lower) ? kinds[lower] : undefined;
  const declared = file.type.toLowerCase().replace('image/jpg', 'image/jpeg');
  if (!kind || declared !== `image/${kind}` || file.size === 0) return { ok: false, problem: 'notSupported' };
  if (file.size > maxBytes) return { ok: false, problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.slice(0, 24).arrayBuffer());
  if (sniff(bytes) !== kind) return { ok: false, problem: 'notSupported' };
  const renamed = new File([file], tidyName(file.name, extension), { type: declared });
  return { ok: true, file: renamed, drawable: pixelsOf(kind, bytes) <= maxDrawn };
}

/** A picture among what was pasted; those have no name worth keeping. */
export function pastedImage(data: DataTransfer | null): File | null {
  return Array.from(data?.files ?? []).find(({ type }) => type.startsWith('image/')) ?? null;
}
