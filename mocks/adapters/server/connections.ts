import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** How long clients may take, ms. */
export interface Patience {
  /** For all headers of a request; and for the next byte of its body. */
  readonly stallMs: number;
  /** For all of a body of text. */
  readonly jsonMs: number;
  /** For all of a form with a file. */
  readonly formMs: number;
}

export const usualPatience: Patience = { stallMs: 15_000, jsonMs: 30_000, formMs: 300_000 };

/** A server that waits for the headers and the body of a request no longer than it has patience. */
export function createPatientServer({ stallMs, formMs }: Patience, listener: RequestListener): Server {
  const times = {
    headersTimeout: stallMs,
    requestTimeout: formMs + stallMs,
    connectionsCheckingInterval: Math.min(1000, stallMs),
  };
  return createServer(times, listener);
}

/** How long a client that has its answer may still go on sending, ms: one that is cut off at once may miss the answer. */
const lingerMs = 500;

/** Bytes that are still taken in meanwhile. */
const longestRest = 1024 * 1024;

/** Whether the rest of a body is so short that its connection may carry the next call. */
const isShort = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= longestRest / 16;

/** Lets go of a client that has been answered before its request came to an end. */
function letGo(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  const { socket } = incoming;
  if (!isShort(incoming)) incoming.once('end', () => socket.destroySoon());
  let taken = 0;
  incoming.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > longestRest) incoming.pause();
  });
  incoming.resume();
  setTimeout(() => {
    if (!incoming.complete) socket.destroy();
  }, lingerMs).unref();
}

/** Ends connections on which an answer did not need the rest of its request. Added last: it is for every listener. */
export function endUnreadRequests(server: Server): void {
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('finish', () => letGo(incoming));
  });
}
