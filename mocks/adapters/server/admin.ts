import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal.ts';
import { CapsuleError } from '../../sandbox/capsule.ts';
import { adminMethods, beginningSchema } from './admin-methods.ts';
import type { Patience } from './connections.ts';
import { BodyCutShort, BodyTooLarge, readText } from './read-body.ts';
import { isWorldName } from './world-store.ts';
import type { Worlds } from './worlds.ts';

type Env = { Bindings: HttpBindings };

interface AdminOptions {
  readonly worlds: Worlds;
  readonly adminToken: string | null;
  readonly patience: Patience;
}

const creationSchema = z.extend(beginningSchema, {
  scenario: z._default(z.string(), 'everyday'),
  frozen: z._default(z.boolean(), false),
});

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const localName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request may use the admin API. With a token: who knows it. Without one: programs on this machine, which
 * send neither an origin (a page in a browser does, also of a site that only pretends to be this host) nor the marks of
 * a proxy (whose clients are not on this machine).
 */
export function mayAdminister(
  { headers, remote }: { headers: Headers; remote: string | undefined },
  token: string | null,
): boolean {
  if (token !== null) {
    const given = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(given), digest(token));
  }
  const relayed = ['origin', 'forwarded', 'x-forwarded-for', 'via'].some((name) => headers.has(name));
  return loopback.test(remote ?? '') && localName.test(headers.get('host') ?? '') && !relayed;
}

/**
 * Whether a problem is that of whoever called, and told in words. What a disk, Redis or a defect throws has a class or
 * a code, and is the server's.
 */
const isComplaint = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && !('code' in error);

/** Bytes: a world with a long journal, as a capsule. */
const longestBody = 5 * 1024 * 1024;

/** No argument of a method is nested nearly as deep; to read one that is takes long, and it cannot be written again. */
const deepest = 100;

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length && depth <= deepest; at += 1) {
    const sign = json[at];
    if (inText && sign === '\\') at += 1;
    else if (sign === '"') inText = !inText;
    else if (!inText && (sign === '[' || sign === '{')) depth += 1;
    else if (!inText && (sign === ']' || sign === '}')) depth -= 1;
  }
  return depth > deepest;
}

/** The body of a request as JSON, or the answer to one that is none. @throws BodyCutShort */
async function bodyOf(
  context: Context<Env>,
  { jsonMs, stallMs }: Patience,
  complaint: string,
): Promise<{ readonly json: unknown } | Response> {
  try {
    const text = await readText(context.env.incoming, { bytes: longestBody, ms: jsonMs, stallMs });
    if (isTooDeep(text)) return context.json({ message: 'the body is nested too deep' }, 400);
    return { json: text === '' ? undefined : JSON.parse(text) };
  } catch (error) {
    if (error instanceof BodyCutShort) throw error;
    if (error instanceof BodyTooLarge) return context.json({ message: 'PAYLOAD_TOO_LARGE' }, 413);
    return context.json({ message: complaint }, 400);
  }
}

/** Runs one method of `window.sandbox` on a world; the body is the list of its arguments. */
async function runMethod(
  context: Context<Env>,
  { worlds, patience }: AdminOptions,
  name: string,
  wanted: string,
): Promise<Response> {
  const method = Object.hasOwn(adminMethods, wanted) ? adminMethods[wanted] : undefined;
  if (!method)
    return context.json({ message: `no method is named ${wanted}`, methods: Object.keys(adminMethods) }, 404);
  const body = await bodyOf(context, patience, 'the body has to be a JSON list of arguments');
  if (body instanceof Response) return body;
  const args = method.args.safeParse(body.json ?? []);
  if (!args.success) return context.json({ message: z.prettifyError(args.error) }, 400);
  const { data } = args;
  try {
    const done = await worlds.use(name, async (world) => {
      const tellOthers = (what: 'moved' | 'drop' | 'disconnect') => worlds.tellOthers({ world: name, what });
      const result = await method.run({ sandbox: world.sandbox, tellOthers }, data as never);
      await worlds.keep(world);
      return { result: result ?? null };
    });
    return done ? context.json(done) : context.json({ message: `no world is named ${name}` }, 404);
  } catch (error) {
    if (error instanceof Refusal || error instanceof CapsuleError) return context.json({ message: error.message }, 409);
    if (isComplaint(error)) return context.json({ message: error.message }, 400);
    throw error;
  }
}

async function createWorld(context: Context<Env>, { worlds, patience }: AdminOptions, name: string): Promise<Response> {
  if (!isWorldName(name)) return context.json({ message: 'a name is 1 to 40 of a-z, 0-9 and -' }, 400);
  const body = await bodyOf(context, patience, 'the body has to be JSON');
  if (body instanceof Response) return body;
  const parsed = creationSchema.safeParse(body.json ?? {});
  if (!parsed.success) return context.json({ message: z.prettifyError(parsed.error) }, 400);
  const { scenario, seed = 1, at = null, set = {}, frozen } = parsed.data;
  try {
    const created = await worlds.create(name, { address: { scenario, seed, at, set }, frozen });
    if (created) return context.json({ name, scenario }, 201);
    const taken = (await worlds.names()).includes(name);
    return context.json({ message: taken ? `${name} is there already` : 'there are too many worlds already' }, 409);
  } catch (error) {
    if (isComplaint(error)) return context.json({ message: error.message }, 400);
    throw error;
  }
}

/** The admin API: `GET /worlds`, `PUT` and `DELETE /worlds/<name>`, `POST /worlds/<name>/<method>`. */
export function adminRoutes(options: AdminOptions): Hono<Env> {
  const { worlds, adminToken } = options;
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const remote = context.env.incoming.socket.remoteAddress;
    if (mayAdminister({ headers: context.req.raw.headers, remote }, adminToken)) return next();
    return context.json({ message: 'the admin API is not for you' }, 403);
  });
  app.get('/worlds', async (context) => context.json(await worlds.names()));
  app.put('/worlds/:name', (context) => createWorld(context, options, context.req.param('name')));
  app.delete('/worlds/:name', async (context) => {
    const name = context.req.param('name');
    const removed = isWorldName(name) && (await worlds.remove(name));
    return removed ? context.body(null, 204) : context.json({ message: `no world is named ${name}` }, 404);
  });
  app.post('/worlds/:name/:method', (context) => {
    const { name, method } = context.req.param();
    return runMethod(context, options, name, method);
  });
  return app;
}
