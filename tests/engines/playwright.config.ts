/** The journeys in every engine: `npm run test:engines`. Playwright only runs them; the browsers have drivers of their own. */
import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames } from './driver/driver.ts';
import { findEngine, missing } from './driver/engines.ts';

// The workers read this file too.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  for (const name of engineNames) if (findEngine(name) === null) console.warn(`Skipped: ${missing(name)}`);

export default defineConfig<object, { engineName: EngineName }>({
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines/output',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 2 : 0,
  workers: 2,
  timeout: 180_000,
  reporter: [['list'], ['./contact-sheet.ts']],
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
