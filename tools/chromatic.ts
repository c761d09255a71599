import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { readCommand } from './command.ts';
import { build, playwright, rootBuilds } from './run/playwright.ts';
import { report, runStep, type Step } from './run/steps.ts';

readCommand({
  name: 'npm run chromatic',
  about: `Archives every state of the matrix and uploads the archive to Chromatic. Without CHROMATIC_PROJECT_TOKEN it only builds
and checks the archive; CHROMATIC_REQUIRED=1 makes that an error.`,
  example: 'CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
  options: {},
});

const token = process.env['CHROMATIC_PROJECT_TOKEN'];
const archives = 'test-results/browser/chromatic-archives';
const storybook = 'test-results/chromatic-storybook';

/** Runs a step that has to pass. @returns its output */
async function must(step: Step): Promise<string> {
  const done = await runStep(step);
  report(done);
  if (!done.passed) process.exit(1);
  return done.output;
}

rmSync(archives, { recursive: true, force: true });
rmSync(storybook, { recursive: true, force: true });
if (!(await build(rootBuilds.slice(0, 1)))) process.exit(1);
if (!(await playwright('Archive', { projects: ['archive'] })).passed) process.exit(1);

const stories = globSync(`${archives}/*.stories.json`);
const pictured = stories.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { stories: unknown[] }).stories);
console.log(`${pictured.length} states archived`);
if (pictured.length === 0) process.exit(1);

await must({
  name: 'storybook of the archive',
  command: ['build-archive-storybook', '--output-dir', storybook],
  env: { CHROMATIC_ARCHIVE_LOCATION: 'test-results/browser', STORYBOOK_DISABLE_TELEMETRY: '1' },
});
if (!existsSync(`${storybook}/index.json`)) {
  console.error('The archive has no index.');
  process.exit(1);
}

if (token) {
  const upload = {
    name: 'upload',
    command: ['chromatic', '--playwright', '--exit-zero-on-changes', '--storybook-build-dir', storybook],
  };
  console.log((await must(upload)).trim());
} else {
  console.log('upload skipped: CHROMATIC_PROJECT_TOKEN not set');
  process.exitCode = process.env['CHROMATIC_REQUIRED'] === '1' ? 1 : 0;
}
