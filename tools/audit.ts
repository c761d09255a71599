import { spawnSync } from 'node:child_process';
import { readCommand } from './command.ts';

readCommand({
  name: 'npm run audit',
  about:
    'Asks the registry for known vulnerabilities of the packages, high and critical. It fails too when nothing answers.',
  example: 'npm run audit',
  options: {},
});

const { status } = spawnSync('npm', ['audit', '--audit-level=high'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
