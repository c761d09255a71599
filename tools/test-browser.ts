/**
 * `npm run test:browser`: every journey through the sandbox in a browser that `npm test` leaves out, the finds that were kept,
 * and walks by chance. Arguments go to Playwright.
 */
import { conclude } from './run/conclude.ts';
import { buildAndRun } from './run/playwright.ts';

const args = process.argv.slice(2);
conclude(
  'npm run test:browser',
  await buildAndRun({ name: 'journeys in a browser', projects: ['e2e', 'finds'], args }),
);
