/**
 * `npm run hostile -- --seconds 600`: goes on with hostile answers for as long as asked, and lists what it found with what
 * reproduces it. `--seed S` begins with a seed that was printed, `--operation X` (an operation or `chat:messaging`)
 * tries one alone, `--case N` one case of it.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostileArguments, usage } from './run/hostile-arguments.ts';

interface Line {
  readonly cases: number;
  readonly subject: string;
  readonly finds: readonly { subject: string; seed: number; at: number; what: string; faults: readonly string[] }[];
}

const asked = hostileArguments(process.argv.slice(2));
if ('problem' in asked) {
  console.error(`${asked.problem}\n${usage}`);
  process.exit(2);
}

const file = path.resolve('test-results/hostile.jsonl');
mkdirSync(path.dirname(file), { recursive: true });
rmSync(file, { force: true });
writeFileSync(file, '');
const order = JSON.stringify({ ...asked, file });
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
  const seconds = Math.round((performance.now() - begin) / 1000);
  const text = `${seconds} s, ${last?.cases ?? 0} cases, ${findsIn(all).length} finds, at ${last?.subject ?? 'the start'}`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
}, 5_000);

runner.on('close', (code) => {
  clearInterval(progress);
  const all = lines();
  const finds = findsIn(all);
  console.log(`\nseed ${asked.seed}: ${all.at(-1)?.cases ?? 0} cases, ${finds.length} finds`);
  for (const { subject, seed, at, what, faults } of finds) {
    console.log(`\n${subject}  ${what}\n  ${faults.join('\n  ')}`);
    console.log(`  npm run hostile -- --operation ${subject} --seed ${seed} --case ${at}`);
  }
  // The runner failed before it could say what it found.
  if (code !== 0 && finds.length === 0) console.error(output);
  process.exitCode = code === 0 ? 0 : 1;
});
