/**
 * Makes a sandbox world from a player's calls to a real backend, without personal data:
 * `npm run world:from -- --har trip.har --base-url https://api.example.com --name client-a`.
 *
 * - `--base-url` is optional where the HAR has calls of one backend only.
 * - `--phone P` in place of `--har` reads the backend itself. The password comes from KRAPAO_CHECK_PASSWORD. It makes reading
 *   calls only, one at a time: up to `--rows 2000` of each list, `--timeout 30` seconds a call, with `--client-header name:value`.
 * - `--writes` executes the recorded writes in the world and compares the later reads. The journal ends before the first
 *   difference.
 * - `--player 2` chooses one of several players; `--unlike getWallet:invite.success` accepts a field that no world can hold.
 * - `--out FOLDER` takes the place of `scenarios/lives`, whose files a sandbox build offers as scenarios such as `life-client-a`.
 *
 * An existing file is never overwritten. Exit code 1: the recording or an option is refused. 2: a file cannot be read or written,
 * or the backend does not answer.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../contract/generated/operations.ts';
import { fill } from '../mocks/devtools/panel/kit/labels.ts';
import { harWords } from '../mocks/devtools/panel/share/life/har-words.ts';
import { leftOutText } from '../mocks/devtools/panel/share/life/report-words.ts';
import { tellWrites } from '../mocks/devtools/panel/share/life/report-writes.ts';
import { harLimit, harText, readHar } from '../mocks/life/har.ts';
import { makeLife } from '../mocks/life/make-life.ts';
import { LifeRefused } from '../mocks/life/refused.ts';
import type { Followed } from '../mocks/life/writes/follow.ts';
import { everyday } from '../scenarios/everyday.ts';
import { clientHeader, logIn } from './contract/contract-calls.ts';
import { readBackend } from './life/read-backend.ts';
import { readOptions, refuse, wholeOption } from './read-options.ts';

const { values } = readOptions({
  options: {
    har: { type: 'string' },
    phone: { type: 'string' },
    'base-url': { type: 'string' },
    name: { type: 'string' },
    player: { type: 'string' },
    unlike: { type: 'string', multiple: true, default: [] },
    writes: { type: 'boolean', default: false },
    out: { type: 'string', default: 'scenarios/lives' },
    rows: { type: 'string', default: '2000' },
    timeout: { type: 'string', default: '30' },
    'client-header': { type: 'string', default: 'x-client:wallet-user' },
  },
});
const words = harWords.en;
const usage =
  'Usage: world:from -- --har trip.har --base-url https://api.example.com --name client-a, or --phone P in place of --har, ' +
  'with the password in KRAPAO_CHECK_PASSWORD';

/** Ends the command with exit code 2. */
function fail(sentence: string, error: unknown): never {
  console.error(`${sentence}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(2);
}

function textOf(file: string): string {
  try {
    if (statSync(file).size > harLimit) throw new LifeRefused('too-large');
    return harText(readFileSync(file));
  } catch (error) {
    if (error instanceof LifeRefused) throw error;
    return fail(`${file} cannot be read`, error);
  }
}

/** Logs in, and reads everything the player can read. @returns a HAR */
async function askBackend(baseUrl: string, username: string, password: string): Promise<string> {
  const rows = wholeOption('rows', values.rows, 1, 20_000);
  const timeoutMs = wholeOption('timeout', values.timeout, 1, 600) * 1000;
  const visitor = { baseUrl, token: null, headers: clientHeader(values['client-header']), timeoutMs, origin: null };
  try {
    const token = await logIn(visitor, username, password);
    return await readBackend({ ...visitor, token }, rows, (id) => console.log(`  reads ${id}`));
  } catch (error) {
    return fail('The backend cannot be read', error);
  }
}

/** Writes a new file. Never overwrites one: it may be a world that is still needed. */
function write(text: string): void {
  try {
    mkdirSync(out, { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    fail(`${file} cannot be written`, error);
  }
}

/** The result of following the writes, with the first difference on top. */
function reportOf(written: Followed): string[] {
  const { followed, first, others, more } = tellWrites(words, written);
  const lines = [followed, `Journal entries: ${written.entries.length}.`];
  if (!first) return [...lines, words.agree];
  const said = ({ call, differences, unfollowed }: typeof first) => [
    call,
    ...[...differences, ...(unfollowed === null ? [] : [unfollowed])].map((line) => `  ${line}`),
  ];
  return [
    ...lines,
    ...said(first),
    words.endsBefore,
    ...(others.length > 0 ? [`${words.others}:`] : []),
    ...others.flatMap(said),
    ...(more === null ? [] : [more]),
  ];
}

/** Why no world was made, and the options that may help. */
function refusalOf({ reason, details }: LifeRefused): string[] {
  if (reason === 'not-held') return [words.refused[reason], ...details.map((field) => `  --unlike ${field}`)];
  if (reason !== 'two-players') return [words.refused[reason], ...details.map((line) => `  ${line}`)];
  const calls = (count: string) => fill(words.playerCalls, { count });
  return [words.refused[reason], ...details.map((count, index) => `  --player ${index + 1}: ${calls(count)}`)];
}

/** Ends the command for an invalid option, with what it takes. */
function checkOptions(): void {
  const misused = (sentence: string) => refuse(`${sentence}\n${usage}`);
  if ((har === undefined) === (phone === undefined)) misused('Give either --har or --phone');
  if (base === undefined && phone !== undefined) misused('--phone takes the address of the backend from --base-url');
  if (base !== undefined && !['http:', 'https:'].includes(URL.parse(base)?.protocol ?? ''))
    misused(`--base-url takes the address of the backend, with http: or https:, not ${JSON.stringify(base)}`);
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(name))
    misused(`--name takes up to 41 small letters, digits and hyphens, a letter first, not ${JSON.stringify(name)}`);
  if (phone !== undefined && writes) misused('--writes takes a HAR: a backend that is asked has no writes');
  if (phone !== undefined && password === '') misused('--phone takes the password from KRAPAO_CHECK_PASSWORD');
  for (const field of unlike) {
    const [operation = ''] = field.split(':');
    if (!/^\w+:[\w.[\]]+$/.test(field) || !Object.hasOwn(operations, operation))
      refuse(`--unlike takes an operation of the contract and a field, such as getWallet:invite.success, not ${field}`);
  }
  // checked before minutes are spent on a backend
  if (existsSync(file)) fail(`${file} cannot be written`, 'there is a file of that name, and it stays as it is');
}

const { har, phone, name = '', unlike, writes, out } = values;
const base = values['base-url'];
const password = process.env['KRAPAO_CHECK_PASSWORD'] ?? '';
const file = join(out, `${name}.json`);
checkOptions();
const player = values.player === undefined ? null : wholeOption('player', values.player, 1, 99);

try {
  const text = har === undefined ? await askBackend(base ?? '', phone ?? '', password) : textOf(har);
  const recording = readHar(text, base ?? null, writes);
  const made = await makeLife({ recording, player, usual: everyday.switches, unlike, writes });
  write(made.capsule);
  console.log(fill(words.done, { reads: made.reads.length, replaced: made.replaced }));
  if (made.followed) console.log(reportOf(made.followed).join('\n'));
  for (const field of made.life.records.unlike ?? []) console.log(`  unlike life: ${field}`);
  for (const field of made.unneeded) console.log(`  --unlike ${field} was not needed`);
  if (made.left.length > 0) console.log(`${words.left}:`);
  for (const one of made.left) console.log(`  ${leftOutText(words, one)}`);
  console.log(
    `${file}: the panel's Share tab opens it; in scenarios/lives it is the scenario life-${name} of the next build.`,
  );
} catch (error) {
  if (!(error instanceof LifeRefused)) throw error;
  console.error(refusalOf(error).join('\n'));
  process.exitCode = 1;
}
