/** The journeys in every engine: `npm run test:engines`. Playwright only runs them; the browsers have drivers of their own. */
import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames } from './driver/driver.ts';

export default defineConfig<object, { engineName: EngineName }>({
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines/output',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 180_000,
  reporter: [['list'], ['../../tools/run/playwright-outcomes.ts'], ['./contact-sheet.ts']],
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
