import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../contract/generated/operations.ts';
import { systemReason } from '../mocks/adapters/server/system-reason.ts';
import { fill } from '../mocks/devtools/panel/kit/labels.ts';
import { harWords, leftOutText, tellWrites } from '../mocks/devtools/panel/share/life/har-words.ts';
import { harLimit, harText, readHar } from '../mocks/life/har.ts';
import { makeLife } from '../mocks/life/make-life.ts';
import { unrecordedReads } from '../mocks/life/recorded-reads.ts';
import { LifeRefused } from '../mocks/life/refused.ts';
import type { Followed } from '../mocks/life/writes/follow.ts';
import { everyday } from '../scenarios/everyday.ts';
import { flag, Misuse, parsed, readCommand, refuse, text, texts, whole } from './command.ts';
import { clientHeader } from './contract/contract-calls.ts';
import { logIn, sendsReadably } from './contract/log-in.ts';
import { readBackend } from './life/read-backend.ts';

const httpAddress = (given: string): string => {
  if (['http:', 'https:'].includes(URL.parse(given)?.protocol ?? '')) return given;
  throw new Misuse(`--base-url takes the address of the backend, with http: or https:, not ${JSON.stringify(given)}`);
};
const worldName = (given: string): string => {
  if (/^[a-z][a-z0-9-]{0,40}$/.test(given)) return given;
  throw new Misuse(
    `--name takes up to 41 small letters, digits and hyphens, a letter first, not ${JSON.stringify(given)}`,
  );
};
const lives = 'scenarios/lives';

const { values } = readCommand({
  name: 'npm run world:from --',
  about: `Makes a sandbox world from a player's calls to a real backend, without personal data. Overwrites no file.
Exit code 1: the recording is refused. 2: an option is, a file cannot be read or written, or the backend does not answer.`,
  example: 'npm run world:from -- --har trip.har --base-url https://api.example.com --name client-a',
  options: {
    har: text('a recording of the calls', 'FILE'),
    phone: text('reads the backend as this player instead, with the password in KRAPAO_CHECK_PASSWORD', 'PHONE'),
    'base-url': parsed('the backend; optional for a HAR with calls of one backend', 'URL', httpAddress),
    name: parsed('name of the world', 'NAME', worldName),
    player: whole('which of several players of a HAR', [1, 99]),
    unlike: texts('accepts a field that no world can hold, such as getWallet:invite.success', 'FIELD'),
    writes: flag('carries out the recorded writes, until the first later read that differs'),
    out: text(`folder; a sandbox build offers those of ${lives} as scenarios`, 'FOLDER', lives),
    rows: whole('rows of each list that --phone reads', [1, 20_000], '2000'),
    timeout: whole('seconds for each call of --phone', [1, 600], '30'),
    'plain-http': flag('lets --phone send the password unencrypted, to an http: address of another machine'),
    'client-header': parsed('header of the app, name:value', 'HEADER', clientHeader, 'x-client:wallet-user'),
  },
});
const words = harWords.en;

/** Ends the command with exit code 2. */
function fail(sentence: string, error: unknown): never {
  console.error(`${sentence}: ${systemReason(error)}`);
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

/** @returns a HAR with everything the player can read */
async function askBackend(baseUrl: string, username: string, password: string): Promise<string> {
  const { rows, timeout, 'client-header': headers } = values;
  const visitor = { baseUrl, token: null, headers, timeoutMs: timeout * 1000, origin: null };
  try {
    const token = await logIn(visitor, username, password);
    return await readBackend({ ...visitor, token }, rows, (id) => console.log(`  reads ${id}`));
  } catch (error) {
    return fail('The backend cannot be read', error);
  }
}

/** Overwrites no file: it may be a world that is still needed. */
function write(text: string): void {
  try {
    mkdirSync(out, { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    // A full disk leaves a part of the file.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(file, { force: true });
    fail(`${file} cannot be written`, error);
  }
}

/** How far the writes were followed, with the first difference. */
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
  if (reason === 'no-base') return [words.refused[reason], ...details.map((address) => `  --base-url ${address}`)];
  if (reason === 'not-held') return [words.refused[reason], ...details.map((field) => `  --unlike ${field}`)];
  if (reason !== 'two-players') return [words.refused[reason], ...details.map((line) => `  ${line}`)];
  const calls = (count: string) => fill(words.playerCalls, { count });
  return [words.refused[reason], ...details.map((count, index) => `  --player ${index + 1}: ${calls(count)}`)];
}

/** Ends the command for options that do not fit together. */
function checkOptions(): void {
  if ((har === undefined) === (phone === undefined)) refuse('Give either --har or --phone');
  if (base === undefined && phone !== undefined) refuse('--phone takes the address of the backend from --base-url');
  if (name === undefined) refuse('Name the world: --name client-a');
  if (phone !== undefined && writes) refuse('--writes takes a HAR: a backend that is asked has no writes');
  if (phone !== undefined && base !== undefined && sendsReadably(base) && !values['plain-http'])
    refuse(`--phone sends the password: name an https: address, or add --plain-http to send it unencrypted to ${base}`);
  if (phone !== undefined && password === '') refuse('--phone takes the password from KRAPAO_CHECK_PASSWORD');
  for (const field of unlike) {
    const [operation = ''] = field.split(':');
    if (!/^\w+:[\w.[\]]+$/.test(field) || !Object.hasOwn(operations, operation))
      refuse(`--unlike takes an operation of the contract and a field, such as getWallet:invite.success, not ${field}`);
  }
  // Before minutes are spent on a backend.
  if (existsSync(file)) fail(`${file} cannot be written`, 'there is a file of that name, and it stays as it is');
}

const { har, phone, name, player = null, unlike, writes, out } = values;
const base = values['base-url'];
const password = process.env['KRAPAO_CHECK_PASSWORD'] ?? '';
const file = join(out, `${name}.json`);
checkOptions();

try {
  const text = har === undefined ? await askBackend(base ?? '', phone ?? '', password) : textOf(har);
  const recording = readHar(text, base ?? null, writes);
  const made = await makeLife({ recording, player, usual: everyday.switches, unlike, writes });
  write(made.capsule);
  console.log(fill(words.done, { reads: made.reads.length, replaced: made.replaced }));
  if (made.followed) console.log(reportOf(made.followed).join('\n'));
  const unrecorded = unrecordedReads(made.life.records) ?? [];
  if (unrecorded.length > 0) console.log(`Nobody recorded: ${unrecorded.join(', ')}. The world fills them in.`);
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
