/**
 * `npm run visual`: checks the whole matrix of screens, pixel by pixel and for accessibility. `--update` takes new
 * baselines; other arguments go to Playwright: `npm run visual -- -g home`. It makes the sandbox's build alone, and only when
 * a source is newer. `--report junit --out FILE` (or `json`) writes a report.
 */
import { refuse } from './read-options.ts';
import { findBrowser } from './run/browser.ts';
import { conclude } from './run/conclude.ts';
import type { Outcome } from './run/outcomes.ts';
import { buildFailed, buildSandbox, runPlaywright } from './run/playwright.ts';
import { casesOfOutcomes, reportTarget, writeReport } from './run/report-file.ts';
import { report as reportStep } from './run/steps.ts';

const update = process.argv.includes('--update');
const others = process.argv.slice(2).filter((argument) => argument !== '--update');

/** Takes an option of this command out of those for Playwright. */
function taken(name: string): string | undefined {
  const at = others.indexOf(`--${name}`);
  return at < 0 ? undefined : others.splice(at, 2)[1];
}
const report = reportTarget({ report: taken('report'), out: taken('out') }, refuse);
if (update) {
  const { headlessShell, source } = await findBrowser();
  if (!headlessShell) refuse(`Only a headless shell takes baselines; this browser is another one (${source}).`);
}

async function shots(): Promise<readonly Outcome[]> {
  if (!(await buildSandbox())) return [buildFailed];
  const { result, outcomes } = await runPlaywright({
    name: update ? 'new baselines' : 'matrix',
    projects: update ? ['shots'] : ['shots', 'pseudo', 'letters'],
    args: [...(update ? ['--update-snapshots=all'] : []), ...others],
    env: { KRAPAO_MATRIX: 'whole', KRAPAO_CONTACT_SHEET: '1' },
  });
  reportStep(result);
  return outcomes;
}

const outcomes = await shots();
console.log('contact sheet: test-results/contact-sheet/index.html');
if (report) writeReport(report, 'npm run visual', casesOfOutcomes(outcomes));
conclude('npm run visual', outcomes);
