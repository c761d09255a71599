/**
 * `npm test`: all checks, all tests in Node, the builds, and in a browser what no other test can see: the live build before a
 * real backend, the ways of money, one picture of each page. The last line counts the tests of all runners.
 */
import { mkdirSync } from 'node:fs';
import { findBrowser } from './run/browser.ts';
import { conclude } from './run/conclude.ts';
import { type Outcome, outcomeOf, withOutcomes } from './run/outcomes.ts';
import { builds, runPlaywright } from './run/playwright.ts';
import { report, runStep, runSteps, type StepResult } from './run/steps.ts';

const out = 'test-results/reports';
mkdirSync(out, { recursive: true });

const outcomes: Outcome[] = [];
const addSteps = (command: string, results: readonly Pick<StepResult, 'name' | 'passed'>[]) =>
  outcomes.push(...results.map((result) => outcomeOf(command, result)));

const check = await withOutcomes(`${out}/check.json`, (env) =>
  runStep({ name: 'check', command: ['node', 'tools/check.ts'], env }),
);
console.log(check.result.output.trim());
outcomes.push(...check.outcomes);

// The builds run next to the unit tests, to use two cores.
const unitTests = withOutcomes(`${out}/vitest.json`, (env) =>
  runStep({ name: 'rules and components', command: ['vitest', 'run'], env }),
);
addSteps('build', await runSteps(builds, 2));
const rules = await unitTests;
report(rules.result);
outcomes.push(...rules.outcomes);

const ofBuilds = await runSteps(
  [
    { name: 'size budgets', command: ['node', 'tools/build-checks.ts', 'sizes'] },
    { name: 'no simulator in the live build', command: ['node', 'tools/build-checks.ts', 'leaks'] },
  ],
  2,
);
addSteps('build', ofBuilds);

const browser = await findBrowser().then(
  ({ source }) => source,
  (error: Error) => error.message,
);
console.log(`browser: ${browser}`);
const pages = await runPlaywright({
  name: 'browser',
  projects: ['live', 'configured', 'stock', 'base', 'money', 'shots'],
});
report(pages.result);
outcomes.push(...pages.outcomes);

conclude('npm test', outcomes);
