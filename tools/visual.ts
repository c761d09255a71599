/**
 * `npm run visual`: checks the whole matrix of screens, pixel by pixel and for accessibility. `--update` takes new
 * baselines; other arguments go to Playwright: `npm run visual -- -g home`. It makes the sandbox's build alone, and only when
 * a source is newer.
 */
import { refuse } from './read-options.ts';
import { findBrowser } from './run/browser.ts';
import { buildSandbox, playwright } from './run/playwright.ts';

const update = process.argv.includes('--update');
const others = process.argv.slice(2).filter((argument) => argument !== '--update');

if (update) {
  const { headlessShell, source } = await findBrowser();
  if (!headlessShell) refuse(`Only a headless shell takes baselines; this browser is another one (${source}).`);
}

if (!(await buildSandbox())) process.exit(1);
const { passed } = await playwright(update ? 'New baselines' : 'Pictures', {
  projects: update ? ['shots'] : ['shots', 'pseudo', 'letters'],
  args: [...(update ? ['--update-snapshots=all'] : []), ...others],
  env: { KRAPAO_MATRIX: 'whole', KRAPAO_CONTACT_SHEET: '1' },
});
console.log('contact sheet: test-results/contact-sheet/index.html');
process.exitCode = passed ? 0 : 1;
