/** Runs Stryker over some of the mutated files; what it found of the others stays in its file. */
import { Stryker } from '@stryker-mutator/core';

/** What Stryker knows of all files, in the schema of its reports. */
export const resultsFile = '.cache/mutation/results.json';

export async function runStryker(files: readonly string[], concurrency: number): Promise<void> {
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
