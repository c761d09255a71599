import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshSeed, subjects } from '../tests/hostile/cases.ts';
import { choice, readCommand, refuse, whole } from './command.ts';

interface Line {
  readonly cases: number;
  readonly subject: string;
  readonly finds: readonly { subject: string; seed: number; at: number; what: string; faults: readonly string[] }[];
}

const { values } = readCommand({
  name: 'npm run hostile --',
  about: 'Shows hostile answers to every screen and lists the finds, each with the command that repeats it.',
  example: 'npm run hostile -- --operation getWallet --seed 7 --case 12',
  options: {
    seconds: whole('how long it goes on', [1, 86_400], '60'),
    seed: whole('a seed that was printed; by default a fresh one', [0, 9_999_999_999]),
    operation: choice('only this operation or chat event, such as chat:messaging', subjects),
    case: whole('only this case of an operation and a seed', [0, 9_999_999_999]),
  },
});
if (values.case !== undefined && (values.operation === undefined || values.seed === undefined))
  refuse('--case needs --operation and --seed: a case is one of an operation and a seed.');
const { seconds, seed = freshSeed(), operation: subject = null, case: at = null } = values;

const file = path.resolve('test-results/hostile.jsonl');
mkdirSync(path.dirname(file), { recursive: true });
rmSync(file, { force: true });
writeFileSync(file, '');
const order = JSON.stringify({ seconds, seed, subject, at, file });
const command = ['run', '--project', 'deep, screens', '--reporter=dot'];
const runner = spawn('node_modules/.bin/vitest', command, { env: { ...process.env, KRAPAO_HOSTILE: order } });
let output = '';
for (const stream of [runner.stdout, runner.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));

const lines = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const findsIn = (all: readonly Line[]) => all.flatMap(({ finds }) => finds);

const begin = performance.now();
const progress = setInterval(() => {
  const all = lines();
  const last = all.at(-1);
  const past = Math.round((performance.now() - begin) / 1000);
  const text = `${past} s, ${last?.cases ?? 0} cases, ${findsIn(all).length} finds, at ${last?.subject ?? 'the start'}`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
}, 5_000);

runner.on('close', (code) => {
  clearInterval(progress);
  const all = lines();
  const finds = findsIn(all);
  console.log(`\nseed ${seed}: ${all.at(-1)?.cases ?? 0} cases, ${finds.length} finds`);
  for (const find of finds) {
    console.log(`\n${find.subject}  ${find.what}\n  ${find.faults.join('\n  ')}`);
    console.log(`  npm run hostile -- --operation ${find.subject} --seed ${find.seed} --case ${find.at}`);
  }
  // The runner itself failed.
  if (code !== 0 && finds.length === 0) console.error(output);
  process.exitCode = code === 0 ? 0 : 1;
});
