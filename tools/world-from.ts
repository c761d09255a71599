/**
 * `npm run world:from -- --har trip.har --base-url https://api.example.com --name client-a`: makes a world from what a player of
 * a real backend was answered, without what tells of a person. Writes `client-a.json`, a capsule, or says why there is none.
 * `--player 2` chooses one of several, `--unlike getWallet:invite.success` accepts a field that the world cannot hold,
 * `--out FOLDER` says where the file goes; one that is there already stays. Exit code 1 when the recording or an option is
 * refused, 2 when a file cannot be read or written.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { harLimit, readHar } from '../mocks/life/har.ts';
import { makeLife } from '../mocks/life/make-life.ts';
import { LifeRefused } from '../mocks/life/refused.ts';
import { everyday } from '../scenarios/everyday.ts';
import { readOptions, refuse, wholeOption } from './read-options.ts';

const { values } = readOptions({
  options: {
    har: { type: 'string' },
    'base-url': { type: 'string' },
    name: { type: 'string' },
    player: { type: 'string' },
    unlike: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: '.' },
  },
});
const usage = 'Usage: world:from -- --har trip.har --base-url https://api.example.com --name client-a';

/** Ends the command: a file or folder is not what it has to be. */
function fail(sentence: string, error: unknown): never {
  console.error(`${sentence}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(2);
}

function textOf(file: string): string {
  try {
    if (statSync(file).size > harLimit) throw new LifeRefused('too-large', 'the HAR is larger than 50 MB');
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof LifeRefused) throw error;
    return fail(`${file} cannot be read`, error);
  }
}

/** Writes a new file. One of that name is not overwritten: it may be a world that is still needed, or no world at all. */
function write(folder: string, file: string, text: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    fail(`${file} cannot be written`, error);
  }
}

const { har, name = '', unlike, out } = values;
const base = values['base-url'] ?? '';
if (har === undefined || !URL.canParse(base) || !/^[a-z][a-z0-9-]{0,40}$/.test(name)) refuse(usage);
const wrong = unlike.find((field) => !/^\w+:[\w.[\]]+$/.test(field));
if (wrong !== undefined)
  refuse(`--unlike takes an operation and a field, such as getWallet:invite.success, not ${wrong}`);
const player = values.player === undefined ? null : wholeOption('player', values.player, 1, 99);

try {
  const made = await makeLife({ recording: readHar(textOf(har), base), player, usual: everyday.switches, unlike });
  const file = join(out, `${name}.json`);
  write(out, file, made.capsule);
  console.log(
    `Amounts stay as they were; ${made.replaced} values that tell of a person were replaced, all days moved.`,
  );
  console.log(`${made.reads.length} reads were asked again in the world, and answered the same.`);
  for (const field of made.life.unlike) console.log(`  unlike life: ${field}`);
  for (const [what, count] of made.left) console.log(`  left out: ${what}, ${count}×`);
  console.log(`${file}: open it on the panel's Share tab, or with openCapsule in a test.`);
} catch (error) {
  if (!(error instanceof LifeRefused)) throw error;
  console.error([error.message, ...error.details.map((line) => `  ${line}`)].join('\n'));
  process.exitCode = 1;
}
