import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

/** Results of all files, in the schema of Stryker's reports; a run replaces those of its own files. */
export const resultsFile = '.cache/mutation/results.json';

interface Tried {
  readonly status: string;
  /** Tests that reach it; empty for code that runs when its file is loaded: every test is run then. */
  readonly coveredBy?: readonly string[];
}

/** Whether a result may be reused. Busy machines time out, and Stryker misses new tests of code without `coveredBy`. */
const isFinal = ({ status, coveredBy = [] }: Tried): boolean =>
  status !== 'Timeout' && !(status === 'Survived' && coveredBy.length === 0);

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
    // The copy needs only what the tests read.
    ignorePatterns: ['/dist', '/docs', '/public', '/test-results', '/playwright-report', '/tests/visual', '/.cache'],
    reporters: ['progress-append-only'],
    concurrency,
    // Long, because a slow run counts as a noticed mutant.
    timeoutMS: 30_000,
  }).runMutationTest();
}
