/** Vitest reporter: writes what became of each test, and errors outside of all tests as failed ones. */
import path from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { type Outcome, writeOutcomes } from './outcomes.ts';

const fileOf = ({ moduleId }: TestModule) => path.relative(process.cwd(), moduleId);

/** The reason given to `skip`, or by the suite that was skipped. */
function reasonOf(test: TestCase): string | undefined {
  const result = test.result();
  if (result.state === 'skipped' && result.note) return result.note;
  for (let at: TestCase | TestSuite = test; ; at = at.parent) {
    const { skipReason } = at.meta();
    if (skipReason) return skipReason;
    if (at.parent.type === 'module') return undefined;
  }
}

function outcomeOfTest(test: TestCase): Outcome {
  const { state } = test.result();
  const named = { file: fileOf(test.module), title: test.fullName };
  if (state === 'skipped') return { ...named, status: 'skipped', reason: reasonOf(test) };
  // a test that failed before it passed has failed, whatever a retry says
  const { flaky = false, duration: ms } = test.diagnostic() ?? {};
  return { ...named, status: state === 'passed' && !flaky ? 'passed' : 'failed', ...(ms !== undefined && { ms }) };
}

/** Errors of a file or a suite: of its imports, of `beforeAll`, of `afterAll`. */
function outcomesOf(module: TestModule): Outcome[] {
  const file = fileOf(module);
  const broken = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return [
    ...[...module.children.allTests()].map(outcomeOfTest),
    ...broken.map((suite): Outcome => {
      const name = suite.type === 'suite' ? `${suite.fullName} > ` : '';
      return { file, title: `${name}error before, between or after its tests`, status: 'failed' };
    }),
  ];
}

export default class VitestOutcomes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string }[]): void {
    const outside = errors.map(
      ({ message }): Outcome => ({ file: 'vitest', title: message?.split('\n')[0] ?? 'error', status: 'failed' }),
    );
    writeOutcomes([...modules.flatMap(outcomesOf), ...outside]);
  }
}
