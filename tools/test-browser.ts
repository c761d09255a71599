/**
 * `npm run test:browser`: every journey in a browser, lost files, no network, hostile answers, walks by chance, recorded HAR files and
 * the panel's gallery.
 * Arguments go to Playwright: `npm run test:browser -- --grep 'a QR'`.
 */
import { build, builds, playwright } from './run/playwright.ts';
import { conclude, type StepResult } from './run/steps.ts';

const args = process.argv.slice(2);
const projects = [
  ...['live', 'lives', 'configured', 'stock', 'base', 'money', 'e2e', 'finds', 'long', 'hostile', 'explore', 'states'],
];

const results: StepResult[] = [];
if (await build(builds)) {
  const env = { KRAPAO_HOSTILE_ROUNDS: '3' };
  const chosen = args.some((argument) => /^--project(=|$)/.test(argument)) ? [] : projects;
  results.push(await playwright('Browser tests', { projects: chosen, args, env }));
  // What measures how long something takes has the machine to itself.
  if (args.length === 0)
    results.push(await playwright('Measured in a browser', { projects: ['measured'], args: ['--workers', '1'] }));
} else {
  results.push({ name: 'Browser tests (not run: a build failed)', passed: false, took: 0 });
}
conclude('npm run test:browser', results);
