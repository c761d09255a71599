import { readCommand } from './command.ts';
import { build, builds, playwright, playwrightArgs, playwrightOptions, testFiles } from './run/playwright.ts';
import { conclude, type StepResult } from './run/steps.ts';

const { values, positionals } = readCommand({
  name: 'npm run test:browser --',
  about: 'Runs every browser test but the pictures. Playwright takes the options.',
  example: "npm run test:browser -- --project e2e -g 'a QR'",
  options: playwrightOptions,
  positionals: testFiles,
});
const args = playwrightArgs(values, positionals);
const projects = ['live', 'configured', 'stock', 'base', 'e2e', 'finds', 'explore', 'states'];

const results: StepResult[] = [];
if (await build(builds)) {
  results.push(await playwright('Browser tests', { projects: values.project.length > 0 ? [] : projects, args }));
} else {
  results.push({ name: 'Browser tests (not run: a build failed)', passed: false, took: 0 });
}
conclude('npm run test:browser', results);
