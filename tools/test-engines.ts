import { type EngineName, engineNames, sheet } from '../tests/engines/driver/driver.ts';
import { Misuse, parsed, readCommand, text } from './command.ts';
import { buildSandbox, playwright } from './run/playwright.ts';

const isEngine = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name);

function enginesOf(names: string): EngineName[] {
  const asked = names.split(',');
  const engines = asked.filter(isEngine);
  if (engines.length === asked.length) return engines;
  throw new Misuse(`--engine takes ${engineNames.join(', ')}, with commas between them`);
}

const { values } = readCommand({
  name: 'npm run test:engines --',
  about: 'Runs the journeys of tests/engines in Chromium, WebKit and Firefox.',
  example: "npm run test:engines -- --engine webkit -g 'a QR'",
  options: {
    engine: parsed('engines, with commas between them', 'NAMES', enginesOf, engineNames.join(',')),
    grep: { ...text('only journeys with a matching title', 'TEXT'), short: 'g' },
  },
});

if (!(await buildSandbox())) process.exit(1);
const { passed } = await playwright('Engines', {
  config: 'tests/engines/playwright.config.ts',
  projects: values.engine,
  args: values.grep === undefined ? [] : ['-g', values.grep],
});
console.log(`contact sheet: ${sheet}/index.html`);
process.exitCode = passed ? 0 : 1;
