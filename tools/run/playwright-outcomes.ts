/** Playwright reporter: writes what became of each test, and errors outside of all tests as failed ones. */
import path from 'node:path';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Outcome, writeOutcomes } from './outcomes.ts';

function outcomeOfTest(test: TestCase): Outcome {
  const [, project = '', , ...names] = test.titlePath();
  const named = { file: path.relative(process.cwd(), test.location.file), title: `${names.join(' > ')} (${project})` };
  const outcome = test.outcome();
  if (outcome === 'skipped') {
    const { annotations = test.annotations } = test.results.at(-1) ?? {};
    const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
    return { ...named, status: 'skipped', reason };
  }
  const ms = test.results.reduce((sum, { duration }) => sum + duration, 0);
  // `flaky`: a test that failed before it passed has failed, whatever `--retries` says
  return { ...named, status: outcome === 'expected' ? 'passed' : 'failed', ms };
}

export default class PlaywrightOutcomes implements Reporter {
  #tests: readonly TestCase[] = [];
  readonly #errors: Outcome[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError({ message = 'error' }: TestError): void {
    this.#errors.push({ file: 'playwright', title: message.split('\n')[0] ?? message, status: 'failed' });
  }

  onEnd(): void {
    writeOutcomes([...this.#tests.map(outcomeOfTest), ...this.#errors]);
  }
}
