import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Client timeouts, ms. */
export interface ClientTimeouts {
  /** For all headers of a request, for the next byte of its body, and for reading more of a response. */
  readonly stallMs: number;
  /** For a whole text body. */
  readonly jsonMs: number;
  /** For a whole form with a file. */
  readonly formMs: number;
}

export const defaultTimeouts: ClientTimeouts = { stallMs: 15_000, jsonMs: 30_000, formMs: 300_000 };

/** An HTTP server that closes slow connections: headers or body take too long, or the client stops reading. */
export function createServerWithTimeouts({ stallMs, formMs }: ClientTimeouts, listener: RequestListener): Server {
  const times = {
    headersTimeout: stallMs,
    requestTimeout: formMs + stallMs,
    connectionsCheckingInterval: Math.min(1000, stallMs),
  };
  const server = createServer(times, listener);
  endUnreadAnswers(server, stallMs);
  return server;
}

/** Closes connections that are idle for `stallMs`, except those that wait for this server's response. */
function endUnreadAnswers(server: Server, stallMs: number): void {
  const unanswered = new WeakMap<Socket, number>();
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const count = (change: number) => unanswered.set(socket, (unanswered.get(socket) ?? 0) + change);
    count(1);
    outgoing.once('close', () => count(-1));
  });
  server.setTimeout(stallMs, (socket) => {
    const waits = (unanswered.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    if (!waits) socket.destroy();
  });
}

/** How long a client may keep sending after its response, ms: after an immediate reset it may miss the response. */
const lingerMs = 500;

/** Maximum that is read and discarded in that time. */
const maxUnreadBytes = 1024 * 1024;

/** Whether reading a body is cheaper than a new connection for the next call. */
const hasShortBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= maxUnreadBytes / 16;

/** Closes the connection of a client that got its response before its request had arrived completely. */
function closeIfUnread(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  const { socket } = incoming;
  if (!hasShortBody(incoming)) incoming.once('end', () => socket.destroySoon());
  let taken = 0;
  incoming.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > maxUnreadBytes) incoming.pause();
  });
  incoming.resume();
  setTimeout(() => {
    if (!incoming.complete) socket.destroy();
  }, lingerMs).unref();
}

/** Closes connections whose request was answered unread. Call it last: it covers every listener. */
export function endUnreadRequests(server: Server): void {
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('finish', () => closeIfUnread(incoming));
  });
}
