import { readCommand } from './command.ts';
import { playwright, smokeBuilds } from './run/playwright.ts';
import { checks, conclude, runSteps, type StepResult, showStep } from './run/steps.ts';

readCommand({
  name: 'npm test',
  about: 'Runs the static checks, the fast tests in Node, the builds, and the browser journeys tagged @smoke.',
  example: 'npm test; for one file: npx vitest run FILE',
  options: {},
});

const results: StepResult[] = await runSteps('Static checks', checks, 2);

results.push(
  await showStep({
    name: 'Unit and component tests',
    // When much is broken, thousands of timeouts would follow.
    command: ['vitest', 'run', '--allowOnly=false', '--bail=30', '--project', 'unit*', '--project', 'component*'],
  }),
);

const builds = await runSteps('Builds', smokeBuilds, 2);
results.push(...builds);

if (builds.every(({ passed }) => passed)) {
  const ofBuilds = ['sizes', 'leaks'].map((check) => ({
    name: check === 'sizes' ? 'size budgets' : 'no forbidden code in the builds',
    command: ['node', 'tools/build-checks.ts', check],
  }));
  results.push(...(await runSteps('Checks of the builds', ofBuilds, 2)));
  results.push(
    await playwright('Browser journeys', {
      projects: ['e2e', 'live', 'base'],
      // A broken app makes every journey time out.
      args: ['--grep', '@smoke', '--forbid-only', '--max-failures', '5'],
    }),
  );
} else {
  results.push({ name: 'Browser journeys (not run: a build failed)', passed: false, took: 0 });
}

conclude('npm test', results);
