/** `npm run test:all`: every command that tests something, one after the other, and a table of how each ended. */
import { spawnSync } from 'node:child_process';
import { readOptions } from './read-options.ts';

readOptions({ options: {} });

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
