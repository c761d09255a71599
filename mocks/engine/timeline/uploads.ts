import Hex from 'crypto-js/enc-hex.js';
import sha256 from 'crypto-js/sha256.js';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { chatFileLimits } from '../../domains/chat/index.ts';
import { slipSizeLimit } from '../../domains/slips/index.ts';
import { mediaTypes, type UploadedFile } from '../../kernel/uploaded-file.ts';
import type { JournalStore } from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Maximum size of each upload, bytes. */
export const uploadLimits: Partial<Record<OperationId, number>> = {
  uploadSlip: slipSizeLimit,
  uploadChatImage: chatFileLimits.image,
  uploadChatVideo: chatFileLimits.video,
};

/** A file of a multipart body. */
export interface ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Bytes;
}

const startsWith = (bytes: Bytes, ...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Bytes, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** First boxes of an old QuickTime film, before or without `ftyp`. */
const oldFilmBoxes: readonly string[] = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** Brands of HEIF and AVIF pictures, which share the container of mp4. */
const pictureBrands: readonly string[] = ['hei', 'hev', 'mif', 'msf', 'avi'];

/** Detects the type of a file by its first bytes; name and declared type come from the sender and may be wrong. */
export function sniff(bytes: Bytes): UploadedFile['sniffed'] {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (ascii(bytes, 0, 4) === 'GIF8') return 'gif';
  if (ascii(bytes, 4, 8) === 'ftyp') {
    if (pictureBrands.includes(ascii(bytes, 8, 11))) return 'other';
    return ascii(bytes, 8, 12) === 'qt  ' ? 'mov' : 'mp4';
  }
  return oldFilmBoxes.includes(ascii(bytes, 4, 8)) ? 'mov' : 'other';
}

/** SHA-256, hex; by crypto-js on plain http, where browsers offer no digest. */
async function hashOf(bytes: Bytes): Promise<string> {
  if (globalThis.crypto?.subtle) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  // Lazy-loaded: only an upload on plain http needs it
  const { default: words } = await import('crypto-js/lib-typedarrays.js');
  return Hex.stringify(sha256(words.create(bytes)));
}

/** The description of a received file for the world. */
export async function describeFile({ name, type, bytes }: ReceivedFile): Promise<UploadedFile> {
  return {
    name: name.slice(0, 400),
    type: type.slice(0, 200),
    size: bytes.length,
    hash: await hashOf(bytes),
    sniffed: sniff(bytes),
  };
}

/** A file to serve, with its detected type, never the sender's. */
const blobOf = (bytes: Bytes): Blob => new Blob([bytes], { type: mediaTypes[sniff(bytes)] });

/** Stores an upload. @returns its description for the world */
export async function receiveUpload(store: Pick<JournalStore, 'putFile'>, file: File): Promise<UploadedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const described = await describeFile({ name: file.name, type: file.type, bytes });
  await store.putFile(described.hash, blobOf(bytes));
  return described;
}
