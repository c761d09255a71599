import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { BodyAccount } from './body-memory.ts';

/** Limits for reading a body. */
export interface BodyLimit {
  readonly bytes: number;
  /** For the whole body, ms. */
  readonly ms: number;
  /** For the next byte, ms. */
  readonly stallMs: number;
}

/** The body exceeds the limit; the client may still be sending the rest. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The form has more parts than any form of the contract. */
export class TooManyParts extends Error {
  override readonly name = 'TooManyParts';
}

/** The client disconnected or timed out: the connection is closed, so no response can be sent. */
export class BodyCutShort extends Error {
  override readonly name = 'BodyCutShort';
}

/** The contract's forms have one part; clients may send a few more, which are ignored. */
export const maxParts = 10;
/** RFC 2046 allows boundaries of 70 characters; longer ones slow down parsing. */
const maxContentTypeLength = 200;
const partLimits = { parts: maxParts, fieldSize: 1024, headerPairs: 20, headerSize: 8 * 1024 };

/** @throws BodyTooLarge, BodyCutShort */
async function* chunksOf(incoming: IncomingMessage, { bytes, ms, stallMs }: BodyLimit): AsyncGenerator<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > bytes) throw new BodyTooLarge();
  const close = () => incoming.socket.destroy();
  const whole = setTimeout(close, ms);
  const stall = setTimeout(close, stallMs);
  let read = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      stall.refresh();
      read += (chunk as Buffer).length;
      if (read > bytes) throw new BodyTooLarge();
      yield chunk as Buffer;
    }
  } catch (error) {
    throw error instanceof BodyTooLarge ? error : new BodyCutShort('', { cause: error });
  } finally {
    clearTimeout(whole);
    clearTimeout(stall);
  }
}

/** Bytes parsed at a time, so that parsing stops soon after `maxParts`: one chunk may hold thousands of parts. */
const sliceLength = 4096;

/** @throws BodyTooLarge, BodyCutShort */
async function* slicesOf(incoming: IncomingMessage, limit: BodyLimit): AsyncGenerator<Buffer> {
  for await (const chunk of chunksOf(incoming, limit)) {
    for (let at = 0; at < chunk.length; at += sliceLength) yield chunk.subarray(at, at + sliceLength);
  }
}

/** @throws BodyTooLarge, BodyCutShort, ServerBusy */
export async function readText(incoming: IncomingMessage, limit: BodyLimit, memory: BodyAccount): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(incoming, limit)) {
    memory.add(chunk.length);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * Reads and discards a body, up to the limit: a browser shows a refusal of an upload only after it has sent everything.
 * @throws BodyCutShort
 */
export async function skipBody(incoming: IncomingMessage, limit: BodyLimit): Promise<void> {
  const chunks = chunksOf(incoming, limit);
  try {
    while (!(await chunks.next()).done);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
  }
}

/** Reverts how browsers escape line breaks and quotes in file names; they escape nothing else. */
const unescapedName = (name: string) => name.replaceAll(/%0a/gi, '\n').replaceAll(/%0d/gi, '\r').replaceAll('%22', '"');

/** The field `file` of a form, as parsed so far. */
interface Found {
  /** The first field of that name; null before it, and when it is text. */
  file: { readonly name: string; readonly type: string; readonly chunks: Uint8Array<ArrayBuffer>[] } | null;
  /** Whether a field of that name was found, file or text. */
  met: boolean;
  /** Why the form is refused before its end; null otherwise. */
  problem: Error | null;
  /** The body is not a valid form. */
  broken: boolean;
}

/** @throws Error for a content type without a boundary */
function formParser(contentType: string): { readonly parser: BusboyInstance; readonly found: Found } {
  const found: Found = { file: null, met: false, problem: null, broken: false };
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: partLimits,
    preservePath: true,
    isPartAFile: (_field, _type, name) => name !== undefined,
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    stream.on('error', () => undefined);
    if (field !== 'file' || found.met) return void stream.resume();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    found.met = true;
    found.file = { name: unescapedName(name), type, chunks };
    stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
  });
  parser.on('field', (field) => {
    found.met ||= field === 'file';
  });
  parser.once('partsLimit', () => {
    found.problem = new TooManyParts();
  });
  return { parser, found };
}

/**
 * The field `file` of a multipart body, parsed on arrival; null when it is absent or the body is not a form.
 * @throws BodyTooLarge, TooManyParts, BodyCutShort, ServerBusy
 */
export async function readFile(incoming: IncomingMessage, limit: BodyLimit, memory: BodyAccount): Promise<File | null> {
  const contentType = incoming.headers['content-type'] ?? '';
  if (contentType.length > maxContentTypeLength) return null;
  let form: ReturnType<typeof formParser>;
  try {
    form = formParser(contentType);
  } catch {
    return null;
  }
  const { parser, found } = form;
  const parsed = new Promise<void>((resolve) => {
    parser.once('finish', resolve);
    parser.on('error', () => {
      found.broken = true;
      resolve();
    });
  });
  for await (const chunk of slicesOf(incoming, limit)) {
    memory.add(chunk.length);
    await Promise.race([new Promise((taken) => parser.write(chunk, taken)), parsed]);
    if (found.problem) throw found.problem;
    if (found.broken) return null;
  }
  parser.end();
  await parsed;
  if (found.broken || !found.file) return null;
  const { name, type, chunks } = found.file;
  return new File(chunks, name, { type });
}
