import { cutText } from '../base/graphemes.ts';

export type MediaKind = 'image' | 'video';

type MediaFormat = 'png' | 'jpeg' | 'gif' | 'mp4' | 'quicktime';

export type MediaFileProblem =
  | { readonly problem: 'notSupported' }
  | { readonly problem: 'tooLarge'; readonly megabytes: number };

export type CheckedMediaFile =
  | {
      readonly ok: true;
      /** Under a harmless name. */
      readonly file: File;
      readonly kind: MediaKind;
      readonly format: MediaFormat;
      /** Its first bytes, 24 at the most. */
      readonly head: Uint8Array<ArrayBuffer>;
    }
  | ({ readonly ok: false } & MediaFileProblem);

/** Bytes (SLP-9, CHT-59). */
export const megabyte = 1024 * 1024;

const byExtension: Readonly<Record<string, MediaFormat>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
  mp4: 'mp4',
  mov: 'quicktime',
};

const kindOf = (format: MediaFormat): MediaKind => (format === 'mp4' || format === 'quicktime' ? 'video' : 'image');

const begins = (bytes: Uint8Array, ...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);

/** Box types of QuickTime that may stand before or instead of `ftyp`. */
const quickTimeBoxes = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

function sniff(bytes: Uint8Array): MediaFormat | null {
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0x47, 0x49, 0x46, 0x38)) return 'gif';
  const letters = (from: number) => String.fromCharCode(...bytes.slice(from, from + 4));
  if (letters(4) === 'ftyp') return letters(8) === 'qt  ' ? 'quicktime' : 'mp4';
  return quickTimeBoxes.has(letters(4)) ? 'quicktime' : null;
}

/** The first bytes; none when the file can't be read, for example because it was removed since it was chosen. */
async function headOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(0, 24).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

/** The name without folders and without invisible marks, at most 80 characters before its extension. */
function tidyName(name: string, extension: string, nameless: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  const stem = base.slice(0, -extension.length - 1).replace(/[\p{C}<>:"|?*]/gu, '');
  return `${cutText(stem, 80) || nameless}.${extension.toLowerCase()}`;
}

const notSupported = { ok: false, problem: 'notSupported' } as const;

/**
 * Whether a file can be sent: extension, declared type and first bytes must tell of one and the same format, since a
 * browser takes the type from the name alone (SLP-8).
 * @param limits megabytes of each kind that is taken, the limit itself included
 * @param nameless what a file is called of whose name nothing is left
 */
export async function checkMediaFile(
  given: File,
  limits: Readonly<Partial<Record<MediaKind, number>>>,
  nameless: string,
): Promise<CheckedMediaFile> {
  const extension = /[^./\\]\.([^./\\]+)$/.exec(given.name)?.[1] ?? '';
  const lower = extension.toLowerCase();
  const format = Object.hasOwn(byExtension, lower) ? byExtension[lower] : undefined;
  if (!format || given.size === 0) return notSupported;
  const kind = kindOf(format);
  const type = given.type.toLowerCase().replace('image/jpg', 'image/jpeg');
  const megabytes = limits[kind];
  if (type !== `${kind}/${format}` || megabytes === undefined) return notSupported;
  if (given.size > megabytes * megabyte) return { ok: false, problem: 'tooLarge', megabytes };
  const head = await headOf(given);
  if (sniff(head) !== format) return notSupported;
  return { ok: true, file: new File([given], tidyName(given.name, extension, nameless), { type }), kind, format, head };
}
