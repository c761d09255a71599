/**
 * `npm run test:engines`: a smoke test of the sandbox in Chromium, WebKit and Firefox. `--engine webkit,firefox` takes
 * only these, `-g TEXT` only the journeys whose names fit.
 */
import { type EngineName, engineNames } from '../tests/engines/driver/driver.ts';
import { sheet } from '../tests/engines/shots.ts';
import { readOptions, refuse } from './read-options.ts';
import { buildSandbox, playwright } from './run/playwright.ts';

const { values } = readOptions({
  options: { engine: { type: 'string' }, grep: { type: 'string', short: 'g' } },
});

const isEngine = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name);
const asked = values.engine?.split(',') ?? engineNames;
const engines = asked.filter(isEngine);
if (engines.length < asked.length) refuse(`--engine takes ${engineNames.join(', ')}, with commas between them.`);

if (!(await buildSandbox())) process.exit(1);
const { passed } = await playwright('Engines', {
  config: 'tests/engines/playwright.config.ts',
  projects: engines,
  args: values.grep === undefined ? [] : ['-g', values.grep],
});
console.log(`contact sheet: ${sheet}/index.html`);
process.exitCode = passed ? 0 : 1;
