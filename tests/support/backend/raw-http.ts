/** Malformed and slow HTTP requests, written byte by byte. */
import { connect, type Socket } from 'node:net';

export interface RawRequest {
  readonly socket: Socket;
  /** Everything received until either side closed the connection. */
  readonly closed: Promise<string>;
}

/** Opens a connection, writes `pieces` and leaves it open. */
export function writeRaw(url: string, ...pieces: readonly (string | Uint8Array)[]): RawRequest {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may close before everything is written: these requests provoke that
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.once('close', () => resolve(text));
  });
  for (const piece of pieces) socket.write(piece);
  return { socket, closed };
}

export const headOf = (path: string, headers: Readonly<Record<string, string | number>>, method = 'POST'): string =>
  `${[`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;

export const formType = 'multipart/form-data; boundary=edge';

export const manyParts = (count: number): Buffer =>
  Buffer.from(`${'--edge\r\ncontent-disposition: form-data; name="f"\r\n\r\nx\r\n'.repeat(count)}--edge--\r\n`);

/** Writes chunks of a chunked body until the connection is refused. */
export function writeForEver({ socket }: RawRequest, chunk: string): void {
  const piece = `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
  const more = () => {
    if (!socket.destroyed && socket.writable) socket.write(piece, more);
  };
  more();
}

/** Writes one byte at a time, slowly, until the connection is closed. */
export function drip({ socket }: RawRequest, byte: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(byte), everyMs);
  socket.once('close', () => clearInterval(timer));
}
