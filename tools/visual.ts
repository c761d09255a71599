/**
 * `npm run visual`: checks the whole matrix of screens, pixel by pixel and for accessibility. `--update` takes new
 * baselines; other arguments go to Playwright: `npm run visual -- -g home`.
 */
import { findBrowser } from './run/browser.ts';
import { buildAll, runPlaywright } from './run/playwright.ts';
import { report } from './run/steps.ts';

const update = process.argv.includes('--update');
const others = process.argv.slice(2).filter((argument) => argument !== '--update');
const { headlessShell, source } = await findBrowser();
if (!headlessShell) {
  console.warn(
    `PIXELS SKIPPED: this is no headless shell (${source}); it lays text out differently than the baselines.`,
  );
}
if (!(await buildAll())) process.exit(1);

const shots = headlessShell ? ['pixels'] : [];
const result = await runPlaywright({
  name: update ? 'new baselines' : 'matrix',
  projects: update ? shots : [...shots, 'axe', 'pseudo', 'letters'],
  args: [...(update ? ['--update-snapshots=all'] : []), ...others],
  env: { KRAPAO_MATRIX: 'whole', KRAPAO_CONTACT_SHEET: '1' },
});
report(result);
if (result.passed) console.log(result.output.trim().split('\n').at(-1));
if (shots.length > 0) console.log('contact sheet: test-results/contact-sheet/index.html');
process.exitCode = result.passed ? 0 : 1;
