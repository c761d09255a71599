import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { answerUpload, hashIn, untrustedFileHeaders } from '../http/answer-upload.ts';
import { headOf } from '../http/to-api-request.ts';
import { adminRoutes, type Env, mayAdminister } from './admin.ts';
import { type BodyMemory, ServerBusy } from './body-memory.ts';
import type { ClientTimeouts } from './connections.ts';
import { BodyCutShort } from './read-body.ts';
import { receive } from './receive.ts';
import { rootPage } from './root-page.ts';
import { UploadsFull } from './stores/world-store.ts';
import { type SelectedWorld, worldHeader } from './world-selector.ts';
import type { Worlds } from './worlds.ts';

export interface HttpAppOptions {
  readonly worlds: Worlds;
  /** Origins of pages that may call; `*`: any, which is safe because no call is authorised by cookies. */
  readonly origins: readonly string[];
  /** Request headers that CORS allows besides the usual ones. */
  readonly clientHeaders: readonly string[];
  /** Null: the admin API is off. */
  readonly adminToken: string | null;
  readonly timeouts: ClientTimeouts;
  /** For bodies of requests. */
  readonly received: BodyMemory;
  /** For files in answers that come whole from the store; those on the disk are read while they are sent. */
  readonly sent: BodyMemory;
  whichWorld(request: Request): SelectedWorld;
  /** Pictures that answers refer to, by path. */
  readonly pictures: ReadonlyMap<string, { readonly type: string; readonly content: string | Uint8Array }>;
  /** False while the server closes. */
  isReady(): boolean;
  report(problem: unknown): void;
}

const unknownWorld = (context: Context) => context.json({ message: 'UNKNOWN_WORLD' }, 404);

/**
 * Breaks the connection in the middle of the answer. Not before its first byte: on a reused connection a browser takes
 * that for a keep-alive timeout and sends the same request again by itself.
 */
function cutConnection(context: Context<Env>): Response {
  const { incoming, outgoing } = context.env;
  outgoing.writeHead(200, { ...Object.fromEntries(context.res.headers), 'content-length': 1000 });
  outgoing.write(' ', () => incoming.socket.destroy());
  return RESPONSE_ALREADY_SENT;
}

const nosniff = { 'x-content-type-options': 'nosniff' };

/** Answers one call of the contract from its world. */
async function answerCall(
  context: Context<Env>,
  { worlds, timeouts, received }: HttpAppOptions,
  { world, base }: SelectedWorld,
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  const clientGone = new AbortController();
  outgoing.once('close', () => clientGone.abort());
  const head = { ...headOf(context.req.raw, base), signal: clientGone.signal };
  const answered =
    world === null
      ? null
      : await worlds.use(world, async ({ sandbox }) =>
          sandbox.handle(await receive(incoming, head, sandbox, timeouts, received.account(outgoing))),
        );
  if (!answered) return unknownWorld(context);
  if (answered.kind === 'cut') return cutConnection(context);
  return new Response(answered.text, { status: answered.status, headers: { ...answered.headers, ...nosniff } });
}

/** Answers an uploaded file. @throws ServerBusy */
async function answerFile(
  context: Context<Env>,
  { worlds, sent }: HttpAppOptions,
  { world, path }: SelectedWorld,
): Promise<Response> {
  const name = path.slice('/uploads/'.length);
  const found =
    world === null
      ? null
      : await worlds.use(world, async ({ sandbox }) => ({ file: await sandbox.files.get(hashIn(name)) }));
  if (!found) return unknownWorld(context);
  if (worlds.kind === 'redis') sent.account(context.env.outgoing).add(found.file?.size ?? 0);
  return answerUpload(found.file, name);
}

/** The page of the backend's address (APP-192). */
async function answerRoot(context: Context<Env>, { worlds, adminToken }: HttpAppOptions): Promise<Response> {
  const knows = adminToken !== null && mayAdminister(context.req.raw.headers, adminToken);
  return rootPage(knows ? await worlds.names() : null);
}

/** The world has no space for an upload: `SLIP_UPLOAD_FAIL` for slips; the contract has no code for the chat. */
const insufficientStorage = (context: Context) =>
  context.req.path.endsWith('/api/wallet/slip')
    ? context.json({ message: 'SLIP_UPLOAD_FAIL' }, 500)
    : context.json({ message: 'INSUFFICIENT_STORAGE' }, 507);

const retryAfterSeconds = 5;

/** The code has a text in the app, which tells the player to wait a moment. */
const serverBusy = (context: Context) =>
  context.json(
    { message: 'REQUEST_LIMIT', reason: `too much is being sent at this moment; try again in ${retryAfterSeconds} s` },
    503,
    { 'retry-after': String(retryAfterSeconds) },
  );

/** The backend's HTTP side: the contract's calls, uploads, pictures, `GET /health`, and the admin API under `/admin`. */
export function createHttpApp(options: HttpAppOptions): Hono<Env> {
  const { worlds, pictures } = options;
  const app = new Hono<Env>();
  app.get('/health', async (context) => {
    const ready = options.isReady();
    // 503 while the store cannot be reached, so that a load balancer asks other servers
    const names = ready ? await worlds.names().catch(() => null) : [];
    const status = !ready ? 'closing' : names === null ? 'store out of reach' : 'ok';
    const body = { status, stored: worlds.kind, worlds: names?.length ?? 0, open: worlds.open };
    return context.json(body, status === 'ok' ? 200 : 503);
  });
  // before the CORS headers: pages may not use the admin API
  app.route('/admin', adminRoutes(options));
  app.use(
    cors({
      origin: options.origins.includes('*') ? '*' : [...options.origins],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', 'idempotency-key', worldHeader, ...options.clientHeaders],
      // the app sets its clock by it
      exposeHeaders: ['date'],
      maxAge: 600,
    }),
  );
  app.all('*', async (context) => {
    const asked = options.whichWorld(context.req.raw);
    const { path } = asked;
    if (path.startsWith('/api/')) return answerCall(context, options, asked);
    if (context.req.method === 'GET' && path.startsWith('/uploads/')) {
      return answerFile(context, options, asked);
    }
    const reads = ['GET', 'HEAD'].includes(context.req.method);
    if (reads && path === '/') return answerRoot(context, options);
    const picture = reads ? pictures.get(path) : undefined;
    if (!picture) return context.json({ message: 'NOT_FOUND' }, 404);
    const headers = { ...untrustedFileHeaders, 'content-type': picture.type, 'cache-control': 'public, max-age=3600' };
    return new Response(picture.content as BodyInit, { headers });
  });
  app.onError((error, context) => {
    if (error instanceof BodyCutShort) return RESPONSE_ALREADY_SENT;
    if (error instanceof ServerBusy) return serverBusy(context);
    if (error instanceof UploadsFull) return insufficientStorage(context);
    options.report(error);
    if (['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code)))
      return insufficientStorage(context);
    return context.json({ message: 'INTERNAL_SERVER_ERROR' }, 500);
  });
  return app;
}
