import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from '@playwright/test';
import { choice, readCommand } from './command.ts';
import { buildSandbox, playwright, playwrightOptions } from './run/playwright.ts';

const { values } = readCommand({
  name: 'npm run test:engines --',
  about: 'Runs the sandbox journeys tagged @smoke in those of WebKit and Firefox that Playwright has installed.',
  example: 'npm run test:engines -- --project webkit -g transfer',
  options: { project: choice('only this engine', ['webkit', 'firefox']), grep: playwrightOptions.grep },
});

function isInstalled(engine: BrowserType): boolean {
  try {
    return existsSync(engine.executablePath());
  } catch {
    // Playwright has no build for this system.
    return false;
  }
}

const engines = [webkit, firefox];
const missing = engines.filter((engine) => !isInstalled(engine)).map((engine) => engine.name());
const asked = values.project ? [values.project] : engines.map((engine) => engine.name());
const projects = asked.filter((name) => !missing.includes(name));
if (missing.length > 0)
  console.log(`Skipped: ${missing.join(' and ')}; install: npx playwright install --with-deps ${missing.join(' ')}`);
if (projects.length > 0) {
  if (!(await buildSandbox())) process.exit(1);
  const args = values.grep === undefined ? [] : ['-g', values.grep];
  const { passed } = await playwright('Engines', { projects, args });
  process.exitCode = passed ? 0 : 1;
}
