/** `npm run test:long`: browser tests that go through every screen in many ways. Arguments go to Playwright. */
import { conclude } from './run/conclude.ts';
import { buildAndRun } from './run/playwright.ts';

const outcomes = await buildAndRun({
  name: 'long browser tests',
  projects: ['long', 'hostile', 'explore'],
  args: process.argv.slice(2),
  // `npm test` shows every screen one hostile answer of each seed; here it is five.
  env: { KRAPAO_HOSTILE_ROUNDS: '5' },
});
conclude('npm run test:long', outcomes);
