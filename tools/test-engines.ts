/**
 * `npm run test:engines`: a smoke test of the sandbox in Chromium, WebKit and Firefox. `--engine webkit,firefox` takes
 * only these, `-g TEXT` only the journeys whose names fit.
 */
import { type EngineName, engineNames } from '../tests/engines/driver/driver.ts';
import { sheet } from '../tests/engines/shots.ts';
import { readOptions, refuse } from './read-options.ts';
import { conclude } from './run/conclude.ts';
import { buildFailed, buildSandbox, runPlaywright } from './run/playwright.ts';
import { report } from './run/steps.ts';

const { values } = readOptions({
  options: { engine: { type: 'string' }, grep: { type: 'string', short: 'g' } },
});

const isEngine = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name);
const asked = values.engine?.split(',') ?? engineNames;
const engines = asked.filter(isEngine);
if (engines.length < asked.length) refuse(`--engine takes ${engineNames.join(', ')}, with commas between them.`);

async function journeys() {
  if (!(await buildSandbox())) return [buildFailed];
  const { result, outcomes } = await runPlaywright({
    name: 'journeys',
    config: 'tests/engines/playwright.config.ts',
    projects: engines,
    args: values.grep === undefined ? [] : ['-g', values.grep],
  });
  report(result);
  return outcomes;
}

const outcomes = await journeys();
console.log(`contact sheet: ${sheet}/index.html`);
conclude('npm run test:engines', outcomes);
