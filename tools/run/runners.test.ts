/** The two runners on small files of tests, each with a defect that a verdict must not hide. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withOutcomes } from './outcomes.ts';
import { runStep } from './steps.ts';

/** Each test starts another process, which loads a whole runner. */
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

let folder = '';
beforeEach(() => {
  mkdirSync('test-results', { recursive: true });
  // within the project, so that its packages are found from there
  folder = mkdtempSync('test-results/runner-');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function outcomesOf(files: Record<string, string>, command: readonly string[]) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const file = path.resolve(folder, 'outcomes.json');
  const { outcomes } = await withOutcomes(file, (env) => runStep({ name: 'runner', command, env }));
  return outcomes.map(({ title, status, reason }) => [title, status, ...(reason ? [reason] : [])].join(' | ')).sort();
}

const reporterOf = (runner: string) => path.resolve(`tools/run/${runner}-outcomes.ts`);

const vitest = (files: Record<string, string>) =>
  outcomesOf({ 'vitest.config.ts': 'export default { test: { retry: 1 } };', ...files }, [
    ...['vitest', 'run', '--root', folder, `--reporter=${reporterOf('vitest')}`],
  ]);

test('Vitest: a test that passes at the second try has failed, and each skip says why', async () => {
  const outcomes = await vitest({
    'one.test.ts': `import { describe, expect, test } from 'vitest';
      test('good', () => {});
      test('bad', () => expect(1).toBe(2));
      let tries = 0;
      test('second try', () => expect(++tries).toBe(2));
      test('at once', ({ skip }) => skip('no printer'));
      test.skip('silent', () => {});
      describe('suite', { skip: true, meta: { skipReason: 'no nginx' } }, () => { test('inner', () => {}); });`,
  });
  expect(outcomes).toEqual([
    'at once | skipped | no printer',
    'bad | failed',
    'good | passed',
    'second try | failed',
    'silent | skipped',
    'suite > inner | skipped | no nginx',
  ]);
});

test('Vitest: errors outside of tests are failures', async () => {
  const outcomes = await vitest({
    'broken.test.ts': "throw new Error('no import');",
    'hook.test.ts': `import { beforeAll, describe, test } from 'vitest';
      describe('suite', () => { beforeAll(() => { throw new Error('hook'); }); test('inner', () => {}); });`,
    'late.test.ts': `import { test } from 'vitest';
      test('inner', () => { Promise.reject(new Error('nobody waits')); });`,
  });
  expect(outcomes.filter((line) => line.includes('failed'))).toEqual([
    'error before, between or after its tests | failed',
    'nobody waits | failed',
    'suite > error before, between or after its tests | failed',
  ]);
  expect(outcomes).toContain('inner | passed');
});

test('a runner that runs nothing has failed', async () => {
  expect(await outcomesOf({}, ['true'])).toEqual(['ran no test | failed']);
});

const playwright = (text: string) =>
  outcomesOf(
    {
      'playwright.config.ts': `export default { testDir: '.', outputDir: 'output', retries: 1, projects: [{ name: 'p' }],
        reporter: [['line'], ['${reporterOf('playwright')}']] };`,
      'one.spec.ts': text,
    },
    ['playwright', 'test', '-c', folder],
  );

test('Playwright: a test that passes at the second try has failed, and each skip says why', async () => {
  const outcomes = await playwright(`import { expect, test } from '@playwright/test';
    test('good', () => {});
    test('second try', ({}, info) => expect(info.retry).toBe(1));
    test('inside', () => test.skip(true, 'no printer'));
    test.describe('group', () => { test.skip(true, 'no nginx'); test('inner', () => {}); });`);
  expect(outcomes).toEqual([
    'good (p) | passed',
    'group > inner (p) | skipped | no nginx',
    'inside (p) | skipped | no printer',
    'second try (p) | failed',
  ]);
});

test('Playwright: a file that cannot be read is a failure', async () => {
  expect(await playwright("throw new Error('no import');")).toContain('Error: no import | failed');
});
