/** `npm run test:long`: browser tests that go through every screen in many ways. Arguments go to Playwright. */
import { buildAll, runPlaywright } from './run/playwright.ts';
import { report } from './run/steps.ts';

if (!(await buildAll())) process.exit(1);
const result = await runPlaywright({
  name: 'long browser tests',
  projects: ['long', 'hostile'],
  args: process.argv.slice(2),
  // `npm test` shows every screen one hostile answer of each seed; here it is five.
  env: { KRAPAO_HOSTILE_ROUNDS: '5' },
});
report(result);
if (result.passed) console.log(result.output.trim().split('\n').at(-1));
process.exitCode = result.passed ? 0 : 1;
