import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { answerUpload, hashIn, untrustedFileHeaders } from '../http/answer-upload.ts';
import { adminRoutes, type Env, mayAdminister, maySeeWorlds } from './admin.ts';
import { type ApiCallOptions, exposedHeaders } from './api-calls.ts';
import type { BodyMemory } from './body-memory.ts';
import { htmlPage } from './pages/page.ts';
import { referenceFiles, referencePage } from './pages/reference-page.ts';
import { rootPage, worldTable } from './pages/root-page.ts';
import { type Problem, problemOf, unknownWorld } from './problems.ts';
import { type SelectedWorld, worldHeader } from './world-selector.ts';
import type { Worlds } from './worlds.ts';

export interface HttpAppOptions extends ApiCallOptions {
  /** Request headers that CORS allows besides the defaults. */
  readonly clientHeaders: readonly string[];
  /** Null: the admin API is off. */
  readonly adminToken: string | null;
  /** For files in responses, which the store returns whole. */
  readonly sent: BodyMemory;
  /** Pictures that responses refer to, by path. */
  readonly pictures: ReadonlyMap<string, { readonly type: string; readonly content: string | Uint8Array }>;
  /** False while the server closes. */
  isReady(): boolean;
}

const answerProblem = (context: Context, { status, body, headers }: Problem) => context.json(body, status, headers);

/** Responds with an uploaded file. @throws ServerBusy */
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
  if (!found) return answerProblem(context, unknownWorld);
  if (found.file) sent.account(context.env.outgoing).add(found.file.size, found.file);
  return answerUpload(found.file, name);
}

const originOf = (context: Context<Env>): string => new URL(context.req.url).origin;

/** These make a load balancer use other servers. */
const unhealthy = ['closing', 'store out of reach'];

/** Recreates a missing fallback, as its next call would. Other worlds are served without it. */
async function healthOf(worlds: Worlds): Promise<{ status: string; names: readonly string[] }> {
  try {
    await worlds.names();
  } catch {
    // At once: a second wait for the store would take as long
    return { status: 'store out of reach', names: [] };
  }
  const isThere = await worlds.ensureFallback().then(
    () => true,
    () => false,
  );
  const names = await worlds.names();
  return { status: isThere ? 'ok' : 'main cannot be opened', names };
}

/** The page at the backend's address (APP-192). */
async function answerRoot(context: Context<Env>, { worlds, adminToken }: HttpAppOptions): Promise<Response> {
  const knows = adminToken !== null && mayAdminister(context.req.raw.headers, adminToken);
  return rootPage(originOf(context), adminToken !== null, knows ? await worldTable(worlds) : null);
}

/** The same page with the list of worlds; a browser asks for the admin token as a password (APP-341). */
async function answerWorlds(context: Context<Env>, { worlds, adminToken }: HttpAppOptions): Promise<Response> {
  if (adminToken === null) return rootPage(originOf(context), false, null);
  if (maySeeWorlds(context.req.raw.headers, adminToken))
    return rootPage(originOf(context), true, await worldTable(worlds));
  const text = '<p>The worlds are shown for the admin token, as the password under any name. <a href="/">Back</a></p>';
  return htmlPage('This takes the admin token', text, 401, { 'www-authenticate': 'Basic realm="Krapao backend"' });
}

/** The page tries calls in its world, which may be mistyped. */
async function answerReference(worlds: Worlds, world: string | null): Promise<Response> {
  if (world !== null && (await worlds.use(world, async () => true))) return referencePage();
  return htmlPage('No world has this name', '<p><a href="/">Back to the server\'s page</a></p>', 404);
}

/**
 * The backend's HTTP app, without the calls of the contract (`apiCalls`): their preflight, uploads, pictures, `GET
 * /health` and the admin API under `/admin`.
 */
export function createHttpApp(options: HttpAppOptions): Hono<Env> {
  const { worlds, pictures } = options;
  const app = new Hono<Env>();
  app.get('/health', async (context) => {
    const { status, names } = options.isReady() ? await healthOf(worlds) : { status: 'closing', names: [] };
    const body = { status, stored: worlds.kind, worlds: names.length, open: worlds.open };
    return context.json(body, unhealthy.includes(status) ? 503 : 200);
  });
  // Before the CORS headers: pages must not use the admin API
  app.route('/admin', adminRoutes(options));
  app.use(
    cors({
      origin: options.origins.includes('*') ? '*' : [...options.origins],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', 'idempotency-key', worldHeader, ...options.clientHeaders],
      exposeHeaders: exposedHeaders,
      maxAge: 600,
    }),
  );
  app.all('*', async (context) => {
    const asked = options.whichWorld(context.env.incoming);
    const { path } = asked;
    const reads = ['GET', 'HEAD'].includes(context.req.method);
    if (reads && path.startsWith('/uploads/')) return answerFile(context, options, asked);
    if (reads && path === '/') return answerRoot(context, options);
    if (reads && path === '/worlds') return answerWorlds(context, options);
    if (reads && path === '/reference') return answerReference(worlds, asked.world);
    const file = reads ? referenceFiles.get(context.req.path) : undefined;
    if (file)
      return new Response(file.content as BodyInit, {
        headers: { 'content-type': file.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
      });
    const picture = reads ? pictures.get(path) : undefined;
    if (!picture) return context.json({ message: 'NOT_FOUND' }, 404);
    const headers = { ...untrustedFileHeaders, 'content-type': picture.type, 'cache-control': 'public, max-age=3600' };
    return new Response(picture.content as BodyInit, { headers });
  });
  app.onError((error, context) => {
    const problem = problemOf(error, context.req.path, options.report);
    return problem ? answerProblem(context, problem) : RESPONSE_ALREADY_SENT;
  });
  return app;
}
