import { spawnSync } from 'node:child_process';
import { readCommand } from './command.ts';

readCommand({
  name: 'npm run staged',
  about: 'Formats and lints the staged files. The pre-commit hook runs it; SKIP_SIMPLE_GIT_HOOKS=1 skips the hook.',
  example: 'npm run staged',
  options: {},
});

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\0').filter(Boolean);

/** Runs a tool on files. @returns whether it found nothing */
const passes = (tool: string, args: readonly string[], files: readonly string[]): boolean =>
  files.length === 0 ||
  spawnSync(tool, [...args, ...files], { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

const staged = git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z');
const edited = new Set(git('diff', '--name-only', '-z'));
// Adding a file again would also stage the edits that were left out.
const whole = staged.filter((file) => !edited.has(file));
const partly = staged.filter((file) => edited.has(file));

const check = ['check', '--no-errors-on-unmatched', '--error-on-warnings'];
const formatted = passes('biome', [...check, '--write'], whole) && passes('git', ['add', '--'], whole);
const results = [
  formatted,
  passes('biome', check, partly),
  passes(
    'oxlint',
    ['--deny-warnings'],
    staged.filter((file) => /\.[cm]?[jt]sx?$/.test(file)),
  ),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
