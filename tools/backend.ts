import { randomBytes } from 'node:crypto';
import { startBackend } from '../mocks/adapters/server/backend.ts';
import { systemReason } from '../mocks/adapters/server/system-reason.ts';
import { scenarios } from '../scenarios/index.ts';
import { backendOptions } from './backend-options.ts';
import { pictureFolder, sandboxPictures } from './sandbox-pictures.ts';

/** A shorter token is guessed in no time. */
const minTokenLength = 16;

/** Null without one. @throws Error for an invalid token (RFC 6750) */
function givenToken(): string | null {
  const token = process.env['KRAPAO_ADMIN_TOKEN'] || null;
  if (token !== null && !/^[\w.~+/-]+=*$/.test(token)) {
    throw new Error('KRAPAO_ADMIN_TOKEN takes letters, digits and any of -._~+/ (at the end also =)');
  }
  if (token !== null && token.length < minTokenLength)
    throw new Error(`KRAPAO_ADMIN_TOKEN takes at least ${minTokenLength} characters, not ${token.length}`);
  return token;
}

/** Null without one: the folder. @throws Error for what is no address of a Redis */
function givenRedis(): string | null {
  const url = process.env['REDIS_URL'] || null;
  if (url === null || ['redis:', 'rediss:'].includes(URL.parse(url)?.protocol ?? '')) return url;
  throw new Error('REDIS_URL takes an address that begins with redis:// or rediss://');
}

const pictures = new Map([...sandboxPictures()].map(([path, picture]) => [`/${pictureFolder}${path}`, picture]));

/** npm's shell forwards no signals, so watch for the end of the parent process. */
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
  const options = backendOptions(process.argv.slice(2));
  const redisUrl = givenRedis();
  const ownToken = givenToken();
  const adminToken = ownToken ?? randomBytes(24).toString('base64url');
  const backend = await startBackend({
    scenarios,
    pictures,
    ...options,
    redisUrl,
    adminToken,
    drainMs: 10_000,
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
  console.log(`Krapao backend at ${backend.url} (worlds in ${redisUrl ? 'Redis' : options.data})
  for the live build: VITE_API_BASE=${backend.url} npm run build
  admin token:        ${ownToken ? 'that of KRAPAO_ADMIN_TOKEN' : `${adminToken} (until this process ends; KRAPAO_ADMIN_TOKEN sets a lasting one)`}
  another world:      curl -X PUT -H "authorization: Bearer ${ownToken ? '$KRAPAO_ADMIN_TOKEN' : adminToken}" ${backend.url}/admin/worlds/demo -d '{"scenario":"vip"}', then ${backend.url}/w/demo`);
}

run().catch((error: unknown) => {
  console.error(systemReason(error));
  process.exit(1);
});
