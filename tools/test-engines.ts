/**
 * `npm run test:engines`: a smoke test of the sandbox in Chromium, WebKit and Firefox. `--engine webkit,firefox` takes
 * only these, `-g TEXT` only the journeys whose names fit, `--install` installs missing browsers (Debian, as root).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type EngineName, engineNames } from '../tests/engines/driver/driver.ts';
import { findEngine, missing, packages } from '../tests/engines/driver/engines.ts';
import { counts, sheet } from '../tests/engines/shots.ts';
import { readOptions, refuse } from './read-options.ts';
import { builds } from './run/playwright.ts';
import { report, runStep, runSteps } from './run/steps.ts';

const { values } = readOptions({
  options: { engine: { type: 'string' }, grep: { type: 'string', short: 'g' }, install: { type: 'boolean' } },
});

const isEngine = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name);
const asked = values.engine?.split(',') ?? engineNames;
const engines = asked.filter(isEngine);
if (engines.length < asked.length) refuse(`--engine takes ${engineNames.join(', ')}, with commas between them.`);

const absent = () => engines.filter((name) => findEngine(name) === null);

if (values.install && absent().length > 0) {
  const wanted = absent().flatMap((name) => packages[name]);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...wanted]]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) refuse(`apt-get ${args[0]} failed.`);
  }
}

/** Whether the build is newer than all that it is made of. */
function isBuilt(): boolean {
  const made = 'dist/sandbox.manifest.json';
  if (!existsSync(made)) return false;
  const parts = [
    '{src,mocks,scenarios,contract,public,tools/vite,tools/hosting}/**/*',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ];
  return globSync(parts).every((file) => statSync(file).mtimeMs <= statSync(made).mtimeMs);
}

const [sandbox] = builds;
if (!isBuilt() && sandbox && !(await runSteps([sandbox], 1)).every(({ passed }) => passed)) process.exit(1);

rmSync(counts, { force: true });
const result = await runStep({
  name: 'journeys',
  command: [
    ...['playwright', 'test', '-c', 'tests/engines/playwright.config.ts'],
    ...engines.flatMap((name) => ['--project', name]),
    ...(values.grep === undefined ? [] : ['-g', values.grep]),
  ],
});
report(result);
for (const name of absent()) console.log(`skipped: ${missing(name)}`);
if (!existsSync(counts)) refuse('The journeys ended without a report.');
const { stats } = JSON.parse(readFileSync(counts, 'utf8')) as {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};
console.log(`contact sheet: ${sheet}/index.html`);
console.log(`tests: ${stats.expected + stats.flaky} passed, ${stats.unexpected} failed, ${stats.skipped} skipped`);
process.exitCode = result.passed ? 0 : 1;
