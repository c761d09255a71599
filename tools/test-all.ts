import { spawnSync } from 'node:child_process';
import { readCommand } from './command.ts';

readCommand({
  name: 'npm run test:all',
  about: 'Runs every test command in turn and ends with a table of exit codes and times.',
  example: 'npm run test:all',
  options: {},
});

const parts = ['test', 'test:deep', 'test:browser', 'test:engines', 'visual', 'bench', 'bench:backend', 'mutation'];

const rows = parts.map((part) => {
  console.log(`\n=== npm run ${part}`);
  const began = performance.now();
  const { status, error } = spawnSync('npm', ['run', part], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) console.error(error.message);
  return { part, 'exit code': status, minutes: ((performance.now() - began) / 60_000).toFixed(1) };
});

console.log('');
console.table(rows);
process.exitCode = rows.every((row) => row['exit code'] === 0) ? 0 : 1;
