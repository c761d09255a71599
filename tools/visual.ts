import { flag, readCommand, refuse } from './command.ts';
import { findBrowser } from './run/browser.ts';
import { buildSandbox, playwright, playwrightArgs, playwrightOptions, testFiles } from './run/playwright.ts';

const { values, positionals } = readCommand({
  name: 'npm run visual --',
  about: 'Compares the pictures of all screens and checks their accessibility. Playwright takes the other options.',
  example: 'npm run visual -- -g home',
  options: { update: flag('takes new baselines'), ...playwrightOptions },
  positionals: testFiles,
});
const { update, ...others } = values;

if (update) {
  const { headlessShell, source } = await findBrowser();
  if (!headlessShell) refuse(`Only a headless shell takes baselines; this browser is another one (${source}).`, 1);
}

if (!(await buildSandbox())) process.exit(1);
const { passed } = await playwright(update ? 'New baselines' : 'Pictures', {
  projects: values.project.length > 0 ? [] : update ? ['shots'] : ['shots', 'pseudo', 'letters'],
  args: [...(update ? ['--update-snapshots=all'] : []), ...playwrightArgs(others, positionals)],
});
console.log('report: npx playwright show-report test-results/report');
process.exitCode = passed ? 0 : 1;
