import { rmSync } from 'node:fs';
import { readCommand } from './command.ts';
import { buildSandbox, playwright } from './run/playwright.ts';
import { showStep } from './run/steps.ts';

readCommand({
  name: 'npm run chromatic',
  about: `Archives every state of the matrix and uploads the archive to Chromatic. Without CHROMATIC_PROJECT_TOKEN it only builds
the archive; CHROMATIC_REQUIRED=1 makes that an error.`,
  example: 'CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
  options: {},
});

const storybook = 'test-results/chromatic-storybook';
rmSync('test-results/browser/chromatic-archives', { recursive: true, force: true });
rmSync(storybook, { recursive: true, force: true });

const must = (passed: boolean) => passed || process.exit(1);
must(await buildSandbox());
must((await playwright('Archive', { projects: ['archive'] })).passed);
const archive = await showStep({
  name: 'Storybook of the archive',
  command: ['build-archive-storybook', '--output-dir', storybook],
  env: { CHROMATIC_ARCHIVE_LOCATION: 'test-results/browser', STORYBOOK_DISABLE_TELEMETRY: '1' },
});
must(archive.passed);

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const command = ['chromatic', '--playwright', '--exit-zero-on-changes', '--storybook-build-dir', storybook];
  must((await showStep({ name: 'Upload', command })).passed);
} else {
  console.log('upload skipped: CHROMATIC_PROJECT_TOKEN not set');
  process.exitCode = process.env['CHROMATIC_REQUIRED'] === '1' ? 1 : 0;
}
