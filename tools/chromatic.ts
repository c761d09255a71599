/**
 * `npm run chromatic`: archives every state of the matrix and uploads the archive to Chromatic for review. Without
 * CHROMATIC_PROJECT_TOKEN it builds and checks the archive only.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { buildAll, runPlaywright } from './run/playwright.ts';
import { report, runStep } from './run/steps.ts';

const token = process.env['CHROMATIC_PROJECT_TOKEN'];
const archives = 'test-results/browser/chromatic-archives';
const storybook = 'test-results/chromatic-storybook';

async function must(result: Promise<{ name: string; passed: boolean; took: number; output: string }>) {
  const done = await result;
  report(done);
  if (!done.passed) process.exit(1);
  return done;
}

rmSync(archives, { recursive: true, force: true });
rmSync(storybook, { recursive: true, force: true });
if (!(await buildAll())) process.exit(1);
await must(runPlaywright({ name: 'archive', projects: ['archive'] }).then(({ result }) => result));

const stories = globSync(`${archives}/*.stories.json`);
const pictured = stories.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { stories: unknown[] }).stories);
console.log(`${pictured.length} states archived`);
if (pictured.length === 0) process.exit(1);

await must(
  runStep({
    name: 'storybook of the archive',
    command: ['build-archive-storybook', '--output-dir', storybook],
    env: { CHROMATIC_ARCHIVE_LOCATION: 'test-results/browser', STORYBOOK_DISABLE_TELEMETRY: '1' },
  }),
);
if (!existsSync(`${storybook}/index.json`)) {
  console.error('The archive has no index.');
  process.exit(1);
}

if (token) {
  const upload = {
    name: 'upload',
    command: ['chromatic', '--playwright', '--exit-zero-on-changes', '--storybook-build-dir', storybook],
  };
  console.log((await must(runStep(upload))).output.trim());
} else {
  console.log('upload skipped: CHROMATIC_PROJECT_TOKEN not set');
  process.exitCode = process.env['CHROMATIC_REQUIRED'] === '1' ? 1 : 0;
}
