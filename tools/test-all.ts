import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { choice, readCommand, text } from './command.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY }).trim();

/** Lines of the money rules that commits of the last day changed, as Stryker takes them. */
function changedRules(): readonly string[] {
  const { mutate } = JSON.parse(readFileSync('tests/mutation/stryker.json', 'utf8')) as { mutate: readonly string[] };
  const rules = globSync(mutate.filter((pattern) => !pattern.startsWith('!'))).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const before = git('rev-list', '-1', '--before=1.day', 'HEAD');
  if (before === '') return rules;
  // Of all files at once, so that Git finds the moved ones.
  const changes = git('diff', '--unified=0', before, '--', 'mocks', 'src').split(/^\+\+\+ b\//m);
  return changes.flatMap((change) => {
    const file = change.slice(0, change.indexOf('\n'));
    const places = rules.includes(file) ? change.matchAll(/^@@ .* \+(\d+)(?:,(\d+))? @@/gm) : [];
    return [...places].flatMap(([, from, count = '1']) =>
      count === '0' ? [] : [`${file}:${from}-${Number(from) + Number(count) - 1}`],
    );
  });
}

/** In the order of a run; null: there is nothing to run, for the reason that is printed. */
const suites: Readonly<Record<string, () => readonly string[] | null>> = {
  gate: () => ['test'],
  deep: () => ['run', 'test:deep'],
  browser: () => ['run', 'test:browser'],
  visual: () => ['run', 'visual'],
  engines: () => ['run', 'test:engines'],
  hostile: () => ['run', 'hostile', '--', '--seconds', '60'],
  bench: () => ['run', 'bench'],
  mutation: () => {
    const rules = changedRules();
    if (rules.length > 0) return ['run', 'mutation', '--', '--mutate', rules.join(',')];
    console.log('Skipped: no money rule changed since yesterday; all of them: npm run mutation');
    return null;
  },
};
const names = Object.keys(suites);

const { values } = readCommand({
  name: 'npm run test:all --',
  about: 'Runs every suite once, goes on after a failure, and ends with a table.',
  example: 'npm run test:all -- --from visual',
  options: {
    from: choice('begins at this suite', names),
    only: choice('runs this suite alone', names),
    shard: text('only this part of the browser suite or the pictures', 'PART/ALL'),
  },
});

interface Row {
  readonly suite: string;
  readonly verdict: 'passed' | 'FAILED' | 'skipped';
  readonly tests: string;
  readonly minutes: string;
  /** The lines that begin with "Skipped:". */
  readonly skipped: string;
}

/** Counts of the JUnit files of a suite. */
function countsIn(folder: string): string {
  const sum = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  for (const file of globSync(`${folder}/*.xml`)) {
    for (const [tag] of readFileSync(file, 'utf8').matchAll(/<testsuite [^>]*>/g)) {
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) {
        sum[key] += Number(new RegExp(` ${key}="(\\d+)"`).exec(tag)?.[1] ?? 0);
      }
    }
  }
  const failed = sum.failures + sum.errors;
  return sum.tests === 0 ? '' : `${sum.tests - failed - sum.skipped} + ${failed} + ${sum.skipped}`;
}

function run(suite: string, args: readonly string[]): Promise<Row> {
  const began = performance.now();
  const folder = `test-results/all/${suite}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = {
    ...process.env,
    KRAPAO_JUNIT_FILE: `${folder}/node.xml`,
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: `${process.cwd()}/${folder}/browser.xml`,
  };
  const child = spawn('npm', args, { env, stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += chunk.toString();
  });
  return new Promise((resolve) => {
    const done = (passed: boolean) =>
      resolve({
        suite,
        verdict: passed ? 'passed' : 'FAILED',
        tests: countsIn(folder),
        minutes: ((performance.now() - began) / 60_000).toFixed(1),
        skipped: (output.match(/^Skipped: .*$/gm) ?? []).join('; '),
      });
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

const wanted = values.only ? [values.only] : names.slice(Math.max(0, names.indexOf(values.from ?? '')));
const rows: Row[] = [];
for (const suite of wanted) {
  console.log(`\n=== ${suite}`);
  const args = suites[suite]?.() ?? null;
  const shard = values.shard === undefined ? [] : ['--', '--shard', values.shard];
  rows.push(
    args === null
      ? { suite, verdict: 'skipped', tests: '', minutes: '0.0', skipped: 'nothing to run' }
      : await run(suite, [...args, ...shard]),
  );
}

console.log(`\ntests: passed + failed + skipped; on ${availableParallelism()} cores`);
console.table(Object.fromEntries(rows.map(({ suite, ...row }) => [suite, row])));
process.exitCode = rows.every(({ verdict }) => verdict !== 'FAILED') ? 0 : 1;
