/** Runs Stryker over some of the mutated files; what it found of the others stays in its file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

/** What Stryker knows of all files, in the schema of its reports. */
export const resultsFile = '.cache/mutation/results.json';

interface Tried {
  readonly status: string;
  /** The tests that reach it; none for code that runs once, when its file is loaded: there every test is run. */
  readonly coveredBy?: readonly string[];
}

/** Whether a result may be taken over. A busy machine times out; and a new test of code that runs once is not seen. */
const isFinal = ({ status, coveredBy = [] }: Tried): boolean =>
  status !== 'Timeout' && !(status === 'Survived' && coveredBy.length === 0);

/** Makes Stryker try again what it would take over in vain. */
function forgetDoubtful(files: readonly string[]): void {
  if (!existsSync(resultsFile)) return;
  const report = JSON.parse(readFileSync(resultsFile, 'utf8')) as { files: Record<string, { mutants: Tried[] }> };
  for (const file of files.flatMap((path) => report.files[path] ?? [])) file.mutants = file.mutants.filter(isFinal);
  writeFileSync(resultsFile, JSON.stringify(report));
}

export async function runStryker(files: readonly string[], concurrency: number): Promise<void> {
  forgetDoubtful(files);
  await new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: resultsFile,
    tempDirName: '.cache/mutation/copy',
    // The copy holds what the tests read; the links to packages stay.
    ignorePatterns: ['/dist', '/docs', '/public', '/test-results', '/playwright-report', '/tests/visual', '/.cache'],
    reporters: ['progress-append-only'],
    concurrency,
    // On a busy machine a slow run must not count as a mutant that was noticed.
    timeoutMS: 30_000,
  }).runMutationTest();
}
