import { cutText } from '../base/text.ts';
import { redrawAsJpeg } from './redraw.ts';

export type MediaKind = 'image' | 'video';

type MediaFormat = 'png' | 'jpeg' | 'gif' | 'mp4' | 'quicktime';

export type MediaFileProblem =
  | { readonly problem: 'notSupported' }
  | { readonly problem: 'tooLarge'; readonly megabytes: number };

export type CheckedMediaFile =
  | {
      readonly ok: true;
      /** Under a harmless name, with the extension and type of its format. */
      readonly file: File;
      readonly kind: MediaKind;
      readonly format: MediaFormat;
      /** Its first bytes, 24 at the most. */
      readonly head: Uint8Array<ArrayBuffer>;
    }
  | ({ readonly ok: false } & MediaFileProblem);

/** Bytes (SLP-9, CHT-59). */
export const megabyte = 1024 * 1024;

/** Extensions of the formats that are sent, the usual one first. */
const extensions: Readonly<Record<MediaFormat, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  mp4: ['mp4'],
  quicktime: ['mov'],
};

/** What the extension of a name says of its file; null for one that is not sent (CHT-57). */
export function kindOfName(name: string): MediaKind | null {
  const extension = extensionOf(name).toLowerCase();
  const format = Object.entries(extensions).find(([, known]) => known.includes(extension))?.[0];
  return format === undefined ? null : kindOf(format as MediaFormat);
}

const extensionOf = (name: string): string => /[^./\\]\.([^./\\]+)$/.exec(name)?.[1] ?? '';

const kindOf = (format: MediaFormat): MediaKind => (format === 'mp4' || format === 'quicktime' ? 'video' : 'image');

const begins = (bytes: Uint8Array, ...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);

/** Box types of QuickTime that may stand before or instead of `ftyp`. */
const quickTimeBoxes = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
/** Brands of HEIF and AVIF pictures, which share the container of mp4. */
const pictureBrand = /^(?:hei|hev|mif|msf|avi)/;

function sniff(bytes: Uint8Array): MediaFormat | null {
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0x47, 0x49, 0x46, 0x38)) return 'gif';
  const letters = (from: number) => String.fromCharCode(...bytes.slice(from, from + 4));
  if (letters(4) !== 'ftyp') return quickTimeBoxes.has(letters(4)) ? 'quicktime' : null;
  if (pictureBrand.test(letters(8))) return null;
  return letters(8) === 'qt  ' ? 'quicktime' : 'mp4';
}

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, 24).arrayBuffer());

/**
 * The name without folders and without invisible marks, at most 80 characters before the extension. The extension stays
 * where it fits the format.
 */
function tidyName(name: string, format: MediaFormat, nameless: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  const given = extensionOf(base);
  const stem = (given ? base.slice(0, -given.length - 1) : base).replace(/[\p{C}<>:"|?*]|^\.+/gu, '');
  const extension = given.toLowerCase();
  const fit = extensions[format].includes(extension) ? extension : extensions[format][0];
  return `${cutText(stem, 80) || nameless}.${fit}`;
}

const notSupported = { ok: false, problem: 'notSupported' } as const;

/**
 * Whether a file can be sent. Its first bytes decide: a name or type can be wrong or missing (SAFE-56). Other pictures are
 * redrawn as JPEG where the browser can draw them.
 * @param limits megabytes of each kind that is taken, the limit itself included
 * @param nameless what a file is called of whose name nothing is left
 */
export async function checkMediaFile(
  given: File,
  limits: Readonly<Partial<Record<MediaKind, number>>>,
  nameless: string,
): Promise<CheckedMediaFile> {
  try {
    const sniffed = sniff(await headOf(given));
    const kind = kindOf(sniffed ?? 'jpeg');
    const megabytes = limits[kind];
    if (megabytes === undefined || given.size === 0) return notSupported;
    const isTooLarge = ({ size }: Blob) => size > megabytes * megabyte;
    const tooLarge = { ok: false, problem: 'tooLarge', megabytes } as const;
    if (isTooLarge(given)) return sniffed ? tooLarge : notSupported;
    const picture = sniffed ? given : await redrawAsJpeg(given);
    if (!picture) return notSupported;
    if (isTooLarge(picture)) return tooLarge;
    // Read at once: the file may be removed or changed before it is sent.
    const bytes = await picture.arrayBuffer();
    const format = sniffed ?? 'jpeg';
    const file = new File([bytes], tidyName(given.name, format, nameless), { type: `${kind}/${format}` });
    return { ok: true, file, kind, format, head: await headOf(file) };
  } catch {
    // It cannot be read, for example because it was removed.
    return notSupported;
  }
}
