/** The logo of a brand: a picture of an untrusted file, address or storage, judged by its bytes. Lazy-loaded. */
import { wait } from '../../adapters/timers.ts';
import { sniff } from '../../engine/timeline/uploads.ts';

/** Largest file, bytes: session storage has a few megabytes, which the app shares. */
export const logoLimit = 290_000;
/** Longest side, pixels: a small file can hold a picture that fills the memory. */
const longestSide = 4_096;
/** Time limit for a file of the host, real ms. */
const patience = 10_000;

export type LogoProblem =
  | { readonly kind: 'logo' | 'logoKind' | 'logoBroken' }
  /** `size`: kB. */
  | { readonly kind: 'logoSize'; readonly size: number }
  /** `why`: an HTTP status; null when nothing was received. */
  | { readonly kind: 'logoMissing'; readonly why: number | null };

type Bytes = Uint8Array<ArrayBuffer>;
export type FoundLogo = { readonly logo: string } | { readonly problem: LogoProblem };

const ascii = (bytes: Bytes, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/**
 * The start of an SVG document without entities of its own, which could grow without limit. One loop, and no comment
 * with an end inside, so that the search takes linear time.
 */
const svg = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s+svg[^[>]*>)\s*)*<svg[\s>]/;

function isSvg(bytes: Bytes): boolean {
  try {
    return svg.test(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return false; // No UTF-8
  }
}

/** The media type of a picture by its content; null for anything else. */
function pictureType(bytes: Bytes): string | null {
  const sniffed = sniff(bytes);
  if (sniffed === 'png' || sniffed === 'jpeg') return `image/${sniffed}`;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return isSvg(bytes) ? 'image/svg+xml' : null;
}

const dataUrl = /^data:image\/[a-z+.-]+;base64,([\w+/]+={0,2})$/;

/** The bytes of a data URL; null for one of another form. */
function bytesIn(url: string): Bytes | null {
  try {
    const text = dataUrl.exec(url)?.[1];
    return text === undefined ? null : Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null; // No base64
  }
}

const urlOf = (type: string, bytes: Bytes): string =>
  `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;

/** A logo that this module has made, with the type of its content. */
export function isLogo(url: string): boolean {
  const bytes = bytesIn(url);
  return bytes !== null && bytes.length <= logoLimit && url.startsWith(`data:${pictureType(bytes)};`);
}

/** Width and height of a picture that the browser can draw; null for any other. Decodes no picture that is too large. */
async function sidesOf(url: string): Promise<readonly [number, number] | null> {
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    const { naturalWidth: width, naturalHeight: height } = image;
    if (Math.max(width, height) > longestSide) return null;
    await image.decode();
    return [width, height];
  } catch {
    return null;
  }
}

/** Width of a logo as a multiple of its height; 1 when unknown. */
export async function shapeOf(url: string): Promise<number> {
  const [width = 0, height = 0] = (await sidesOf(url)) ?? [];
  return width > 0 && height > 0 ? width / height : 1;
}

async function logoIn(bytes: Bytes): Promise<FoundLogo> {
  const type = pictureType(bytes);
  if (type === null) return { problem: { kind: 'logoKind' } };
  const logo = urlOf(type, bytes);
  return (await sidesOf(logo)) === null ? { problem: { kind: 'logoBroken' } } : { logo };
}

const tooLarge = (bytes: number): FoundLogo => ({ problem: { kind: 'logoSize', size: Math.ceil(bytes / 1000) } });

/** Reads a chosen or received file. Its name and declared type do not matter. */
export async function logoOfFile(file: Blob): Promise<FoundLogo> {
  if (file.size > logoLimit) return tooLarge(file.size);
  return logoIn(new Uint8Array(await file.arrayBuffer()));
}

/** The path of a picture: no other host, query or fragment. */
const picturePath = /^(?!\/\/)[^\s\\:?#]+\.(?:png|jpe?g|webp|svg)$/i;

/** A file of this host; null for anything else. */
function fileOfHost(text: string, base: string): URL | null {
  const url = picturePath.test(text) ? URL.parse(text, location.origin + base) : null;
  return url?.origin === location.origin ? url : null;
}

/**
 * Reads the logo of an address: a data URL, or a picture of this host, which is fetched without session and redirects.
 * @param base path of the app, with a slash at both ends
 */
export async function logoOfAddress(text: string, base: string): Promise<FoundLogo> {
  // An unescaped + arrives as a space
  const bytes = bytesIn(text.replaceAll(' ', '+'));
  if (bytes) return bytes.length > logoLimit ? tooLarge(bytes.length) : logoIn(bytes);
  const url = fileOfHost(text, base);
  if (!url) return { problem: { kind: 'logo' } };
  try {
    const loading = fetch(url, { credentials: 'omit', redirect: 'error' });
    const response = await Promise.race([loading, wait(patience)]);
    if (!response) return { problem: { kind: 'logoMissing', why: null } };
    if (!response.ok) return { problem: { kind: 'logoMissing', why: response.status } };
    return await logoOfFile(await response.blob());
  } catch {
    return { problem: { kind: 'logoMissing', why: null } };
  }
}
