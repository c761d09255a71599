/** `npm run test:long`: browser tests that go through every screen in many ways. Arguments go to Playwright. */
import { conclude } from './run/conclude.ts';
import type { Outcome } from './run/outcomes.ts';
import { buildAndRun, runPlaywright } from './run/playwright.ts';
import { report } from './run/steps.ts';

const args = process.argv.slice(2);
const projects = ['long', 'hostile', 'explore'];
const run = {
  name: 'long browser tests',
  args,
  env: { KRAPAO_HOSTILE_ROUNDS: '3' },
};

/** What measures how long something takes, with the machine to itself. */
async function measured(): Promise<readonly Outcome[]> {
  const { result, outcomes } = await runPlaywright({
    name: 'measured in a browser',
    projects: ['measured'],
    args: ['--workers', '1'],
  });
  report(result);
  return outcomes;
}

const outcomes =
  args.length > 0
    ? await buildAndRun({ ...run, projects: [...projects, 'measured'] })
    : [...(await buildAndRun({ ...run, projects })), ...(await measured())];
conclude('npm run test:long', outcomes);
