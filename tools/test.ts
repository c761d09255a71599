/** `npm test`: runs all checks and tests, quick ones first. The last line counts the tests of all runners. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './run/browser.ts';
import { builds, runPlaywright } from './run/playwright.ts';
import { report, runStep, runSteps, type StepResult } from './run/steps.ts';

const out = 'test-results/reports';
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const total = { passed: 0, failed: 0 };
const skipped: string[] = [];

function add(passed: number, failed: number) {
  total.passed += passed;
  total.failed += failed;
}

/** Counts a runner's report; a runner that crashed before writing it is one failed test. */
function read<Report>(file: string, result: StepResult, count: (report: Report) => void) {
  if (!existsSync(file)) return add(0, 1);
  const before = total.failed;
  count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  if (!result.passed && total.failed === before) add(0, 1);
}

async function steps(...results: Promise<StepResult>[]) {
  for (const result of await Promise.all(results)) {
    report(result);
    add(result.passed ? 1 : 0, result.passed ? 0 : 1);
  }
}

const check = await runStep({ name: 'check', command: ['node', 'tools/check.ts', '--json', `${out}/check.json`] });
console.log(check.output.trim());
read<{ passed: boolean }[]>(`${out}/check.json`, check, (rows) => {
  const failed = rows.filter(({ passed }) => !passed).length;
  add(rows.length - failed, failed);
});

// The builds run next to the unit tests, to use two cores.
const vitestFile = `${out}/vitest.json`;
const vitest = runStep({
  name: 'rules and components',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
});
for (const { passed } of await runSteps(builds, 2)) add(passed ? 1 : 0, passed ? 0 : 1);
const rules = await vitest;
report(rules);
read<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(vitestFile, rules, (all) => {
  add(all.numPassedTests, all.numFailedTests);
  // several backends need a redis-server on the machine
  if (all.numPendingTests > 0) skipped.push(`${all.numPendingTests} of the rules (is redis-server installed?)`);
});

await steps(
  runStep({ name: 'size budgets', command: ['node', 'tools/build-checks.ts', 'sizes'] }),
  runStep({ name: 'no simulator in the live build', command: ['node', 'tools/build-checks.ts', 'leaks'] }),
);

const browser = await findBrowser();
console.log(`browser: ${browser.source}`);
const playwrightFile = `${out}/playwright.json`;
const pages = await runPlaywright({
  name: 'browser',
  projects: ['e2e', 'hostile', 'live', 'configured', 'stock', 'base', 'axe', 'pseudo', 'letters'],
  args: ['--reporter=list,json'],
  // Playwright would read a relative name from the folder of its configuration.
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(playwrightFile) },
});
report(pages);
read<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
  playwrightFile,
  pages,
  ({ stats }) => {
    add(stats.expected + stats.flaky, stats.unexpected);
    if (stats.flaky > 0) console.log(`flaky: ${stats.flaky} passed at the second try only (see above)`);
    if (stats.skipped > 0) skipped.push(`${stats.skipped} in the browser`);
  },
);

if (skipped.length > 0) console.log(`skipped: ${skipped.join(', ')}`);
console.log(`tests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
