/**
 * What `.ci/run` runs after the packages are installed. Each part runs, even when one before it failed. The last line
 * counts the tests of all parts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { missingEngines } from '../tests/engines/driver/engines.ts';
import { conclude, partVariable } from './run/conclude.ts';
import type { Outcome } from './run/outcomes.ts';
import { builtVariable } from './run/playwright.ts';
import { missingPackages } from './run/programs.ts';

const parts: readonly [name: string, command: string, ...args: string[]][] = [
  ['npm test', 'node', 'tools/test.ts'],
  ['npm run test:browser', 'node', 'tools/test-browser.ts'],
  ['npm run test:engines', 'node', 'tools/test-engines.ts'],
  ['npm run test:long', 'node', 'tools/test-long.ts'],
  ['npm run visual', 'node', 'tools/visual.ts'],
  ['npm run bench', 'tsx', 'tests/bench/bench.ts', '--short'],
];

const folder = path.resolve('test-results/ci');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const missing = [...missingPackages(), ...missingEngines()];
if (missing.length > 0) spawnSync(path.resolve('.ci', 'install-debian-packages'), missing, { stdio: 'inherit' });

const outcomes: Outcome[] = [];
/** All builds, where none failed in `npm test`. */
const built = () => {
  const ofBuilds = outcomes.filter(({ file }) => file === 'build');
  return ofBuilds.length > 0 && ofBuilds.every(({ status }) => status === 'passed') ? { [builtVariable]: 'true' } : {};
};
for (const [name, command, ...args] of parts) {
  console.log(`\n${name}`);
  const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...built(), [partVariable]: file },
  });
  const part = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Outcome[]) : [];
  outcomes.push(...part);
  // ended before it could say what it found
  if (part.length === 0) outcomes.push({ file: name, title: `ended early (exit code ${status})`, status: 'failed' });
}
console.log('');
conclude('.ci/run', outcomes);
