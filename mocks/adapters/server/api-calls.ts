import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiRequest, type ApiResponse, mayHaveBody } from '../../engine/checks/api-message.ts';
import type { BodyMemory } from './body-memory.ts';
import type { ClientTimeouts } from './connections.ts';
import { type Problem, problemOf, unknownWorld } from './problems.ts';
import { receive } from './receive.ts';
import type { SelectedWorld } from './world-selector.ts';
import type { Worlds } from './worlds.ts';

export interface ApiCallOptions {
  readonly worlds: Worlds;
  /** Allowed origins of pages; `*`: any, which is safe because cookies authorise no call. */
  readonly origins: readonly string[];
  readonly timeouts: ClientTimeouts;
  /** For bodies of requests. */
  readonly received: BodyMemory;
  whichWorld(request: IncomingMessage): SelectedWorld;
  report(problem: unknown): void;
}

/** Additional headers that a page may read: the app sets its clock by the date. */
export const exposedHeaders = ['date'];

type Headers = Record<string, string>;

const nosniff = { 'x-content-type-options': 'nosniff' };

/** The headers that let a page of an origin read a response. The HTTP app answers the preflight. */
function corsReader(origins: readonly string[]): (origin: string | undefined) => Headers {
  const exposed = { 'access-control-expose-headers': exposedHeaders.join(',') };
  if (origins.includes('*')) return () => ({ ...exposed, 'access-control-allow-origin': '*' });
  const varying = { ...exposed, vary: 'Origin' };
  return (origin) =>
    origin !== undefined && origins.includes(origin) ? { ...varying, 'access-control-allow-origin': origin } : varying;
}

/**
 * Breaks the connection in the middle of the response, not before its first byte: on a reused connection a browser
 * takes that for a keep-alive timeout and repeats the request by itself.
 */
function cutConnection(incoming: IncomingMessage, outgoing: ServerResponse, headers: Headers): void {
  outgoing.writeHead(200, { ...headers, 'content-length': 1000 });
  outgoing.write(' ', () => incoming.socket.destroy());
}

/** The headers of a request as text; Node gives lists only for headers that no operation reads. */
const headersOf = ({ headers }: IncomingMessage): Headers => ({ ...headers }) as Headers;

function sendProblem(outgoing: ServerResponse, { status, body, headers = {} }: Problem, cors: Headers): void {
  const own = { 'content-type': 'application/json', 'cache-control': 'no-store', ...nosniff };
  outgoing.writeHead(status, { ...cors, ...own, ...headers });
  outgoing.end(JSON.stringify(body));
}

/**
 * Answers the calls of the contract with Node's own request and response: creating the web's took longer than the call.
 * @returns false for every other request, which is left untouched
 */
export function apiCalls(options: ApiCallOptions): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const { worlds, timeouts, received, report } = options;
  const corsOf = corsReader(options.origins);

  async function answerOf(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { world, path }: SelectedWorld,
  ): Promise<ApiResponse | null> {
    if (world === null) return null;
    const clientGone = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) clientGone.abort();
    });
    const head: Omit<ApiRequest, 'body'> = {
      method: incoming.method ?? '',
      path,
      headers: headersOf(incoming),
      signal: clientGone.signal,
    };
    return worlds.use(world, async ({ sandbox }) =>
      sandbox.handle(await receive(incoming, head, sandbox, timeouts, () => received.account(outgoing))),
    );
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse, asked: SelectedWorld): Promise<void> {
    const cors = corsOf(incoming.headers.origin);
    try {
      const answered = await answerOf(incoming, outgoing, asked);
      if (!answered) sendProblem(outgoing, unknownWorld, cors);
      else if (answered.kind === 'cut') cutConnection(incoming, outgoing, cors);
      else {
        const bytes = Buffer.from(answered.text);
        outgoing.writeHead(answered.status, {
          ...cors,
          ...answered.headers,
          ...nosniff,
          ...(mayHaveBody(answered.status) && { 'content-length': bytes.length }),
        });
        outgoing.end(bytes);
      }
    } catch (error) {
      const problem = problemOf(error, asked.path, report);
      if (problem) sendProblem(outgoing, problem, cors);
    }
  }

  return (incoming, outgoing) => {
    if (incoming.method === 'OPTIONS') return false;
    const asked = options.whichWorld(incoming);
    if (!asked.path.startsWith('/api/')) return false;
    void answer(incoming, outgoing, asked);
    return true;
  };
}
