import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Applied, applyVerdicts, BadVerdicts, readVerdicts } from './verdicts.ts';

/** Largest body with verdicts, bytes. */
const bodyLimit = 2_000_000;
const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.png': 'image/png' };
const cookieName = 'krapao-review';

export interface ReviewServer {
  /** With a token that works once; then a cookie counts. */
  readonly url: string;
  close(): Promise<void>;
}

interface Options {
  readonly sheet: string;
  readonly baselines: string;
  readonly port: number;
  /** @returns what the page says */
  readonly onApplied: (applied: readonly Applied[]) => string;
}

function isSame(given: string | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const cookieOf = ({ headers }: IncomingMessage): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bodyLimit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function answer(response: ServerResponse, status: number, text: string | Buffer, type = 'text/plain; charset=utf-8') {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(text);
}

/** @throws Error when the port is taken */
export async function serveReview({ sheet, baselines, port, onApplied }: Options): Promise<ReviewServer> {
  let token: string | null = randomBytes(24).toString('hex');
  const session = randomBytes(24).toString('hex');

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => answer(response, 500, String(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function file(pathname: string, response: ServerResponse) {
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = types[path.extname(name)];
    // No such name can leave the folder.
    const isOurs = name === 'index.html' || /^shots\/[a-z0-9-]+\.png$/.test(name);
    if (!isOurs || !type || !existsSync(path.join(sheet, name)))
      return answer(response, 403, 'not a part of the sheet');
    return answer(response, 200, readFileSync(path.join(sheet, name)), type);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/', headers } = request;
    const { pathname, searchParams } = new URL(url, origin);
    if (`http://${headers.host}` !== origin) return answer(response, 403, 'another host');
    const given = searchParams.get('token') ?? undefined;
    if (method === 'GET' && token !== null && isSame(given, token)) {
      token = null;
      response.writeHead(303, {
        location: '/',
        'set-cookie': `${cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`,
      });
      response.end();
      return;
    }
    if (!isSame(cookieOf(request), session))
      return answer(response, 403, 'open the address that the command has printed');
    if (method === 'GET') return file(pathname, response);
    if (method !== 'POST' || pathname !== '/verdicts') return answer(response, 403, 'nothing takes this');
    if (headers.origin !== origin) return answer(response, 403, 'another origin');
    const body = await bodyOf(request);
    if (body === null) return answer(response, 413, 'too many verdicts');
    try {
      const applied = applyVerdicts(readVerdicts(body), { sheet, baselines });
      answer(response, 200, onApplied(applied));
    } catch (error) {
      if (!(error instanceof BadVerdicts)) throw error;
      answer(response, 400, error.message);
    }
  }

  return {
    url: `${origin}/?token=${token}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
