/** `npm run backend`: serves the simulated worlds over real HTTP and socket.io. Options: docs/deploying.md. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startBackend } from '../mocks/adapters/server/backend.ts';
import { defaultTimeouts } from '../mocks/adapters/server/connections.ts';
import { scenarios } from '../scenarios/index.ts';
import { pictureFolder, sandboxPictures } from './sandbox-pictures.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4870' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.krapao-backend' },
    scenario: { type: 'string', default: 'everyday' },
    seed: { type: 'string', default: '1' },
    'world-origin': { type: 'string' },
    origins: { type: 'string', default: '*' },
    'client-headers': { type: 'string', default: 'x-client' },
    'max-worlds': { type: 'string', default: '200' },
    'idle-minutes': { type: 'string', default: '15' },
    'stall-seconds': { type: 'string', default: '15' },
    'body-mebibytes': { type: 'string', default: '128' },
    'upload-mebibytes': { type: 'string', default: '200' },
  },
});

const list = (text: string) => text.split(',').filter((part) => part.trim() !== '');

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}`);
  return Number(text);
}

/** The admin token that was given; null without one. @throws Error for one that is no token of RFC 6750 */
function givenToken(): string | null {
  const token = process.env['KRAPAO_ADMIN_TOKEN'] || null;
  if (token !== null && !/^[\w.~+/-]+=*$/.test(token)) {
    throw new Error('KRAPAO_ADMIN_TOKEN takes letters, digits and any of -._~+/ (at the end also =)');
  }
  return token;
}

const pictures = new Map([...sandboxPictures()].map(([path, picture]) => [`/${pictureFolder}${path}`, picture]));

/** npm starts scripts in a shell that does not pass signals on: the end of the parent process is the signal then. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 500);
  watch.unref();
}

async function run(): Promise<void> {
  const redisUrl = process.env['REDIS_URL'] || null;
  const given = givenToken();
  const adminToken = given ?? randomBytes(24).toString('base64url');
  const backend = await startBackend({
    scenarios,
    pictures,
    port: whole('port', values.port),
    host: values.host,
    data: values.data,
    redisUrl,
    fallback: { name: 'main', scenario: values.scenario, seed: whole('seed', values.seed) },
    worldOrigin: values['world-origin'] ?? null,
    origins: list(values.origins),
    clientHeaders: list(values['client-headers']),
    adminToken,
    maxWorlds: whole('max-worlds', values['max-worlds']),
    idleMs: whole('idle-minutes', values['idle-minutes']) * 60_000,
    uploadLimit: whole('upload-mebibytes', values['upload-mebibytes']) * 1024 * 1024,
    drainMs: 10_000,
    timeouts: { ...defaultTimeouts, stallMs: Math.max(1, whole('stall-seconds', values['stall-seconds'])) * 1000 },
    bodyMemory: whole('body-mebibytes', values['body-mebibytes']) * 1024 * 1024,
    report: (problem) => console.error(problem),
  });
  const closing = (signal: string) => {
    console.log(`${signal}: no new calls; those under way end first`);
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, closing);
  if (process.env['npm_lifecycle_event']) whenOrphaned(() => closing('npm is gone'));
  console.log(`Krapao backend at ${backend.url} (worlds in ${redisUrl ? 'Redis' : values.data})
  for the live build: VITE_API_BASE=${backend.url} npm run build
  admin token:        ${given ? 'that of KRAPAO_ADMIN_TOKEN' : `${adminToken} (until this process ends; KRAPAO_ADMIN_TOKEN sets a lasting one)`}
  another world:      curl -X PUT -H "authorization: Bearer ${given ? '$KRAPAO_ADMIN_TOKEN' : adminToken}" ${backend.url}/admin/worlds/demo -d '{"scenario":"vip"}', then ${backend.url}/w/demo`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
