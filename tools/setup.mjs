// Runs before `npm start` and `npm test`, on whatever Node the machine has (≥ 20): after it, node_modules is in
// step with the lockfile, the contract is generated, and npm scripts find Node 24 in node_modules/.bin.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => new URL(`../${path}`, import.meta.url);
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 20) {
  console.error(`Krapao needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** npm writes this file at the end of every install; a newer lockfile means the install is behind. */
const installed = at('node_modules/.package-lock.json');
const behind = !existsSync(installed) || statSync(installed).mtimeMs < statSync(at('package-lock.json')).mtimeMs;

if (behind) {
  console.log('Installing dependencies (first run, or the lockfile changed) …');
  // Its warnings are about the Node that starts it; the scripts themselves run on the one it installs.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
run(fileURLToPath(at('node_modules/.bin/node')), ['tools/generate.ts']);
