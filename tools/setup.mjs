// Runs before `npm start` and `npm test`, so that a fresh clone needs no other command.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

if (!isInstalled) {
  console.log('Installing dependencies (first run, or the lockfile changed) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
run(fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url)), ['tools/generate.ts']);
