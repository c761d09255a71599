import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { placeholderImage } from '../http/placeholder-image.ts';
import { headOf } from '../http/to-api-request.ts';
import { adminRoutes } from './admin.ts';
import type { Patience } from './connections.ts';
import { BodyCutShort } from './read-body.ts';
import { receive } from './receive.ts';
import { type WorldSelector, worldHeader } from './world-selector.ts';
import { UploadsFull } from './world-store.ts';
import type { Worlds } from './worlds.ts';

type Env = { Bindings: HttpBindings };

export interface HttpAppOptions {
  readonly worlds: Worlds;
  /** Origins that pages may call from; `*`: any, for nothing here goes by cookies. */
  readonly origins: readonly string[];
  /** Headers that clients send besides the usual ones. */
  readonly clientHeaders: readonly string[];
  readonly adminToken: string | null;
  readonly patience: Patience;
  whichWorld(request: Request): WorldSelector;
  /** Pictures that the worlds appendMessage of, by path. */
  readonly pictures: ReadonlyMap<string, { readonly type: string; readonly content: string | Uint8Array }>;
  /** False while the server is on its way out. */
  isReady(): boolean;
  report(problem: unknown): void;
}

const sealed = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };

const unknownWorld = (context: Context) => context.json({ message: 'UNKNOWN_WORLD' }, 404);

/**
 * Breaks the line in the middle of the answer. Not before it: of a connection that it has used already, a browser takes
 * an end without a first byte for an old one that had timed out, and sends the same request once more by itself.
 */
function cut(context: Context<Env>): Response {
  const { incoming, outgoing } = context.env;
  outgoing.writeHead(200, { ...Object.fromEntries(context.res.headers), 'content-length': 1000 });
  outgoing.write(' ', () => incoming.socket.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Answers one call of the contract from the world it is for. */
async function answerCall(
  context: Context<Env>,
  { worlds, patience }: HttpAppOptions,
  { world, base }: WorldSelector,
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const head = { ...headOf(context.req.raw, base), signal: gone.signal };
  const answered =
    world === null
      ? null
      : await worlds.use(world, async ({ sandbox }) =>
          sandbox.handle(await receive(incoming, head, sandbox, patience)),
        );
  if (!answered) return unknownWorld(context);
  if (answered.kind === 'cut') return cut(context);
  return new Response(answered.text, { status: answered.status, headers: { ...answered.headers, ...nosniff } });
}
const nosniff = { 'x-content-type-options': 'nosniff' };

/** Shows what was uploaded; one that is not here is drawn. */
async function answerUpload(context: Context<Env>, worlds: Worlds, { world, path }: WorldSelector): Promise<Response> {
  const name = path.slice('/uploads/'.length);
  const found =
    world === null
      ? null
      : await worlds.use(world, async ({ sandbox }) => ({ file: await sandbox.files.get(name.split('.')[0] ?? '') }));
  if (!found) return unknownWorld(context);
  if (!found.file) {
    return new Response(placeholderImage(name), { headers: { ...sealed, 'content-type': 'image/svg+xml' } });
  }
  return new Response(found.file, { headers: { ...sealed, 'content-type': found.file.type } });
}

/** A slip has its own code in the contract; what the chat sends has none for this. */
const noRoom = (context: Context) =>
  context.req.path.endsWith('/api/wallet/slip')
    ? context.json({ message: 'SLIP_UPLOAD_FAIL' }, 500)
    : context.json({ message: 'INSUFFICIENT_STORAGE' }, 507);

/** The backend's HTTP side: the contract's calls, uploads, pictures, `GET /health`, and the admin API under `/admin`. */
export function createHttpApp(options: HttpAppOptions): Hono<Env> {
  const { worlds, pictures } = options;
  const app = new Hono<Env>();
  app.get('/health', async (context) => {
    const ready = options.isReady();
    // a server whose store is out of reach answers nobody: others are to be asked meanwhile
    const names = ready ? await worlds.names().catch(() => null) : [];
    const status = !ready ? 'closing' : names === null ? 'store out of reach' : 'ok';
    const body = { status, stored: worlds.kind, worlds: names?.length ?? 0, open: worlds.open };
    return context.json(body, status === 'ok' ? 200 : 503);
  });
  // before the headers for other sites: the admin API is not for pages
  app.route('/admin', adminRoutes(options));
  app.use(
    cors({
      origin: options.origins.includes('*') ? '*' : [...options.origins],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', 'idempotency-key', worldHeader, ...options.clientHeaders],
      // without it a page cannot set its clock by the server's
      exposeHeaders: ['date'],
      maxAge: 600,
    }),
  );
  app.all('*', async (context) => {
    const asked = options.whichWorld(context.req.raw);
    const { path } = asked;
    if (path.startsWith('/api/')) return answerCall(context, options, asked);
    if (context.req.method === 'GET' && path.startsWith('/uploads/')) return answerUpload(context, worlds, asked);
    const picture = ['GET', 'HEAD'].includes(context.req.method) ? pictures.get(path) : undefined;
    if (!picture) return context.json({ message: 'NOT_FOUND' }, 404);
    const headers = { ...sealed, 'content-type': picture.type, 'cache-control': 'public, max-age=3600' };
    return new Response(picture.content as BodyInit, { headers });
  });
  app.onError((error, context) => {
    if (error instanceof BodyCutShort) return RESPONSE_ALREADY_SENT;
    if (error instanceof UploadsFull) return noRoom(context);
    options.report(error);
    if (['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code))) return noRoom(context);
    return context.json({ message: 'INTERNAL_SERVER_ERROR' }, 500);
  });
  return app;
}
