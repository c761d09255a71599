import { CapsuleError, capsuleLimit } from './capsule.ts';

/** The bytes of the longest capsule: no character takes more than three. */
const bytesLimit = 3 * capsuleLimit;

/** Maximum length of a link, in characters; longer ones break in chats and mails, so the world travels as a file. */
const linkLimit = 8 * 1024;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));

async function drain(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    // A few kB can unpack to gigabytes: stop while reading
    if (size > limit) throw new CapsuleError('too-large');
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** Packs a capsule as the part of a link after `#w=`, at any length. */
export async function packCapsule(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(await drain(packed, bytesLimit));
}

/** Packs a capsule for a link. @throws CapsuleError `too-large` when it does not fit into a link: use a file */
export async function packForLink(text: string): Promise<string> {
  const packed = await packCapsule(text);
  if (packed.length > linkLimit) throw new CapsuleError('too-large');
  return packed;
}

/** @throws CapsuleError for an invalid packed capsule, or one that unpacks to too much */
export async function unpackCapsule(packed: string): Promise<string> {
  if (packed.length > 4 * linkLimit) throw new CapsuleError('too-large');
  try {
    const stream = new Blob([fromBase64Url(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await drain(stream, bytesLimit));
  } catch (error) {
    throw error instanceof CapsuleError ? error : new CapsuleError('unreadable');
  }
}
