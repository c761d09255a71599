import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { errorMeanings } from '../../../contract/generated/error-meanings.ts';
import { addressOptions } from '../../engine/execute/scenario.ts';
import { readArgument } from '../../kernel/arguments.ts';
import { BadCall, quoteValue } from '../../kernel/bad-call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { CapsuleError } from '../../sandbox/capsule.ts';
import { adminMethods, parametersOf } from './admin-methods.ts';
import type { BodyMemory } from './body-memory.ts';
import type { ClientTimeouts } from './connections.ts';
import { BodyTooLarge, readText } from './read-body.ts';
import { isWorldName, UnreadableWorld } from './stores/world-store.ts';
import type { Worlds } from './worlds.ts';

/** Node's request and response, which each request of the HTTP app carries. */
export type Env = { Bindings: HttpBindings };

interface AdminOptions {
  readonly worlds: Worlds;
  /** Null: the admin API is off. */
  readonly adminToken: string | null;
  readonly timeouts: ClientTimeouts;
  readonly received: BodyMemory;
}

const creationSchema = z.extend(addressOptions, {
  scenario: z._default(z.string(), 'everyday'),
  frozen: z._default(z.boolean(), false),
});

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request carries the admin token. Its source address does not count: behind a reverse proxy, every request
 * comes from this machine.
 */
export function mayAdminister(headers: Headers, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  // Digests have equal lengths, so the comparison takes the same time for every token
  return timingSafeEqual(digest(given), digest(token));
}

/** Whether a request may see the list of worlds: with the token, or with it as the browser's password. */
export function maySeeWorlds(headers: Headers, token: string): boolean {
  const basic = /^Basic ([\w+/]+={0,2})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (basic === undefined) return mayAdminister(headers, token);
  const [, ...password] = Buffer.from(basic, 'base64').toString().split(':');
  return timingSafeEqual(digest(password.join(':')), digest(token));
}

/** Enough for a capsule with a long journal. */
const maxBodyBytes = 5 * 1024 * 1024;

/** Deeper JSON is refused before parsing, which is slow; `JSON.stringify` overflows the stack on it. */
const maxDepth = 100;

function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length && depth <= maxDepth; at += 1) {
    const sign = json[at];
    if (inText && sign === '\\') at += 1;
    else if (sign === '"') inText = !inText;
    else if (!inText && (sign === '[' || sign === '{')) depth += 1;
    else if (!inText && (sign === ']' || sign === '}')) depth -= 1;
  }
  return depth > maxDepth;
}

/** The parsed body; undefined when empty. @throws BadCall for invalid JSON; BodyTooLarge; BodyCutShort; ServerBusy */
async function bodyOf(context: Context<Env>, { timeouts, received }: AdminOptions): Promise<unknown> {
  const { incoming, outgoing } = context.env;
  const limit = { ...timeouts, bytes: maxBodyBytes, ms: timeouts.jsonMs };
  const text = await readText(incoming, limit, received.account(outgoing));
  if (isTooDeep(text)) throw new BadCall('the body is nested too deep');
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new BadCall(`the body has to be JSON; it begins with ${quoteValue(text.slice(0, 20))}`, cause);
  }
}

/** Names the existing worlds: a caller with the token may know them. */
const unknownName = async (context: Context<Env>, worlds: Worlds, name: string): Promise<Response> =>
  context.json({ message: `no world is named ${name}`, worlds: await worlds.names() }, 404);

/** Runs one method of `window.sandbox` on a world; the body is the list of its arguments. */
async function runMethod(
  context: Context<Env>,
  options: AdminOptions,
  name: string,
  wanted: string,
): Promise<Response> {
  const method = Object.hasOwn(adminMethods, wanted) ? adminMethods[wanted] : undefined;
  if (!method)
    return context.json({ message: `no method is named ${wanted}`, methods: Object.keys(adminMethods) }, 404);
  const { worlds } = options;
  const args = (await bodyOf(context, options)) ?? [];
  if (!Array.isArray(args))
    throw new BadCall(`the body has to be a JSON list of the arguments of ${wanted}: [${parametersOf(wanted)}]`);
  const done = await worlds.use(name, async (world) => {
    const notifyPeers = (what: 'moved' | 'drop' | 'disconnect') => worlds.notifyPeers({ world: name, what });
    const result: unknown = await method({ sandbox: world.sandbox, notifyPeers }, args);
    await worlds.saveRecord(world);
    return { result: result ?? null };
  });
  return done ? context.json(done) : unknownName(context, worlds, name);
}

async function createWorld(context: Context<Env>, options: AdminOptions, name: string): Promise<Response> {
  if (!isWorldName(name))
    throw new BadCall(`${quoteValue(name)} is no name: it takes 1 to 40 of a-z, 0-9 and -, and no - at either end`);
  const beginning = readArgument('the body', creationSchema, (await bodyOf(context, options)) ?? {});
  const { scenario, seed = 1, at = null, set = {}, frozen } = beginning;
  const { worlds } = options;
  const created = await worlds.create(name, { address: { scenario, seed, at, set }, frozen });
  if (created) return context.json({ name, scenario }, 201);
  const taken = (await worlds.names()).includes(name);
  return context.json({ message: taken ? `${name} is there already` : 'there are too many worlds already' }, 409);
}

const tokenHint =
  'authorization: Bearer TOKEN; npm run backend prints a token at its start, or uses that of KRAPAO_ADMIN_TOKEN';

const calls = [
  'GET /admin/worlds',
  'PUT /admin/worlds/<name> with {"scenario":"everyday"}',
  'DELETE /admin/worlds/<name>',
  'POST /admin/worlds/<name>/<method> with the list of its arguments',
];

/** The admin API: `GET /worlds`, `PUT` and `DELETE /worlds/<name>`, `POST /worlds/<name>/<method>`. */
export function adminRoutes(options: AdminOptions): Hono<Env> {
  const { worlds, adminToken } = options;
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    if (adminToken === null)
      return context.json({ message: 'the admin API is off: this server has no admin token' }, 403);
    if (mayAdminister(context.req.raw.headers, adminToken)) return next();
    return context.json({ message: 'the admin API takes requests with its token only', how: tokenHint }, 401, {
      'www-authenticate': 'Bearer',
    });
  });
  // Mistakes of the caller become 4xx with a sentence; other errors are rethrown and become 500
  app.onError((error, context) => {
    if (error instanceof BadCall) return context.json({ message: error.message }, 400);
    if (error instanceof BodyTooLarge) return context.json({ message: 'PAYLOAD_TOO_LARGE' }, 413);
    if (error instanceof Refusal) return context.json({ message: error.code, meaning: errorMeanings[error.code] }, 409);
    if (error instanceof CapsuleError || error instanceof UnreadableWorld)
      return context.json({ message: error.message }, 409);
    throw error;
  });
  app.get('/worlds', async (context) => context.json(await worlds.names()));
  app.put('/worlds/:name', (context) => createWorld(context, options, context.req.param('name')));
  app.delete('/worlds/:name', async (context) => {
    const name = context.req.param('name');
    const removed = isWorldName(name) && (await worlds.remove(name));
    return removed ? context.body(null, 204) : unknownName(context, worlds, name);
  });
  app.post('/worlds/:name/:method', (context) => {
    const { name, method } = context.req.param();
    return runMethod(context, options, name, method);
  });
  app.all('*', (context) =>
    context.json({ message: `${context.req.method} ${context.req.path} is no call of the admin API`, calls }, 404),
  );
  return app;
}
