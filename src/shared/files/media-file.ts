import { cutText } from '../base/text.ts';

/** Pixels. Decoding a larger image could exhaust a phone's memory (SLP-14). */
export const maxPixels = 40_000_000;
/** Pixels of a redrawn image. Mobile Safari limits a canvas to 16 million. */
const maxRedrawn = 12_000_000;
const quality = 0.92;

/** Waits for the image size; the browser decodes the pixels on draw. @throws when it is no image */
function loadPicture(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('not a picture'));
    image.src = url;
  });
}

/** Redraws an image of any format that the browser decodes. @returns null when that fails */
export async function redrawAsJpeg(file: Blob): Promise<Blob | null> {
  // `slice()` drops the type, which may be wrong: the browser then detects the format from the bytes.
  const url = URL.createObjectURL(file.slice());
  try {
    const image = await loadPicture(url);
    const pixels = image.naturalWidth * image.naturalHeight;
    if (pixels === 0 || pixels > maxPixels) return null;
    const scale = Math.min(1, Math.sqrt(maxRedrawn / pixels));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.floor(image.naturalHeight * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export type MediaKind = 'image' | 'video';

export type MediaFormat = 'png' | 'jpeg' | 'gif' | 'mp4' | 'quicktime';

export interface MediaFile {
  /** Renamed: safe name, with the extension and type of its format, if known. */
  readonly file: File;
  readonly format: MediaFormat | null;
  /** First bytes, at most 24. */
  readonly head: Uint8Array<ArrayBuffer>;
}

/** Bytes (CHT-59). */
export const megabyte = 1024 * 1024;

/** Accepted extensions, the usual one first. */
const extensions: Readonly<Record<MediaFormat, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  mp4: ['mp4'],
  quicktime: ['mov'],
};

/** Kind by file extension; null for one that is not accepted (CHT-57). */
export function kindOfName(name: string): MediaKind | null {
  const extension = extensionOf(name).toLowerCase();
  const format = Object.entries(extensions).find(([, known]) => known.includes(extension))?.[0];
  return format === undefined ? null : kindOf(format as MediaFormat);
}

const extensionOf = (name: string): string => /[^./\\]\.([^./\\]+)$/.exec(name)?.[1] ?? '';

export const kindOf = (format: MediaFormat): MediaKind =>
  format === 'mp4' || format === 'quicktime' ? 'video' : 'image';

const begins = (bytes: Uint8Array, ...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);

/** QuickTime box types that may precede or replace `ftyp`. */
const quickTimeBoxes = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
/** Brands of HEIF and AVIF images, which share the mp4 container. */
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

const withoutOddSigns = (text: string) => text.replace(/[\p{C}<>:"|?*]|^\.+/gu, '');

/**
 * Name without folders and invisible characters, at most 80 characters before the extension. Keeps an extension that
 * fits the format.
 */
function tidyName(name: string, format: MediaFormat | null, nameless: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  const given = extensionOf(base);
  const stem = cutText(withoutOddSigns(given ? base.slice(0, -given.length - 1) : base), 80) || nameless;
  const extension = withoutOddSigns(given.toLowerCase());
  const fit = !format || extensions[format].includes(extension) ? cutText(extension, 80) : extensions[format][0];
  return fit ? `${stem}.${fit}` : stem;
}

/**
 * Reads a file to be sent. The first bytes decide: name and type can be wrong or missing (SAFE-56). Other image formats
 * are redrawn as JPEG where the browser can decode them.
 * @param nameless file name used when tidying leaves nothing
 * @returns null for one that was changed or removed since it was chosen, as files of a cloud drive are
 */
export async function readMediaFile(given: File, nameless: string): Promise<MediaFile | null> {
  try {
    const sniffed = sniff(await headOf(given));
    const redrawn = sniffed ? null : await redrawAsJpeg(given);
    const format = sniffed ?? (redrawn && 'jpeg');
    // Read now: the file may be removed or changed before the upload.
    const bytes = await (redrawn ?? given).arrayBuffer();
    const type = format ? `${kindOf(format)}/${format}` : given.type;
    const file = new File([bytes], tidyName(given.name, format, nameless), { type });
    return { file, format, head: await headOf(file) };
  } catch {
    return null;
  }
}
