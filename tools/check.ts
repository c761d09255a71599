/** `npm run check`: types, lint, format and all other static checks. `--report junit --out FILE` (or `json`) writes a report. */
import { readOptions, refuse } from './read-options.ts';
import { outcomeOf, writeOutcomes } from './run/outcomes.ts';
import { casesOfOutcomes, reportOptions, reportTarget, writeReport } from './run/report-file.ts';
import { runSteps, type Step } from './run/steps.ts';

const buildInfo = (name: string) => ['--tsBuildInfoFile', `node_modules/.cache/${name}.tsbuildinfo`];

/** Slow checks first, so that both lanes end at about the same time. */
const steps: Step[] = [
  { name: 'types, live', command: ['tsc', '-p', 'tsconfig.json', '--incremental', ...buildInfo('live')] },
  {
    name: 'types, sandbox',
    command: ['tsc', '-p', 'tools/tsconfig.sandbox.json', '--incremental', ...buildInfo('sandbox')],
  },
  { name: 'import rules', command: ['node', 'tools/import-rules.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  {
    name: 'contract',
    command: ['redocly', 'lint', '--config', '.redocly.yaml', 'contract/openapi.yaml', 'contract/chat-events.yaml'],
  },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'generated code in step', command: ['node', 'tools/generate.ts', '--check'] },
  { name: 'lockfile complete', command: ['node', 'tools/lockfile.ts', '--check'] },
  { name: 'translations complete', command: ['node', 'tools/translations.ts'] },
];

const { values } = readOptions({ options: reportOptions });
const report = reportTarget(values, refuse);

const results = await runSteps(steps, 2);
const outcomes = results.map((result) => outcomeOf('npm run check', result));
writeOutcomes(outcomes);
if (report) writeReport(report, 'npm run check', casesOfOutcomes(outcomes));

const failed = results.filter(({ passed }) => !passed);
console.log(
  failed.length === 0 ? `check: all ${results.length} passed` : `check: ${failed.length} of ${results.length} failed`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
