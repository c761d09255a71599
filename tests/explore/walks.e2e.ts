/** Short form of the explorer: walks from fixed seeds, and from fresh ones given in the titles. */
import { expect, test } from '@playwright/test';
import { emptyCount, run } from './run.ts';

/** Number of walks from fixed seeds and from fresh ones. */
const walks = { fixed: 40, fresh: 20 } as const;
/** Minimum of walks per test. Walks may be short: the test goes on until they have this many steps together. */
const [ofOneTest, fewestSteps] = [3, 10] as const;
const longest = 15;
const firstFixed = 1;
const firstFresh = Number(process.env['KRAPAO_EXPLORE_SEED']);

const groups = [
  ['never changes', firstFixed, walks.fixed],
  ['is fresh', firstFresh, walks.fresh],
] as const;

for (const [what, first, count] of groups)
  for (let seed = first; seed < first + count; seed += ofOneTest)
    test(`${ofOneTest} walks or more from seed ${seed}, which ${what}, break no rule`, async ({ browser, baseURL }) => {
      // Three walks of 15 steps take half a minute on a quiet machine, two minutes on a busy one.
      test.setTimeout(300_000);
      const seen = emptyCount();
      const goesOn = (begun: number) => begun < ofOneTest || seen.steps < fewestSteps;
      const plan = { browser, origin: baseURL ?? '', seed, scenario: null, language: null, width: 390, tabs: null };
      await run({ ...plan, longest, lanes: 1, shrinkFor: 20_000, goesOn }, seen);
      const found = seen.finds.map(({ rule, detail, path, seed: own }) => {
        const steps = path.map(({ words }) => words).join(' · ');
        return `${rule} ${detail}: ${steps} (npm run explore -- --walks 1 --seed ${own})`;
      });
      expect(found).toEqual([]);
      // The walks made progress.
      expect(seen.steps).toBeGreaterThanOrEqual(fewestSteps);
      expect(seen.screens.size).toBeGreaterThan(1);
    });

test('reports a crashed walk with its seed, and starts the next one', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  let contexts = 0;
  /** Its first window crashes. */
  const shaky = new Proxy(browser, {
    get(real, key) {
      const own: unknown = Reflect.get(real, key);
      if (key === 'newContext' && contexts++ === 0) return () => Promise.reject(new Error('crashed'));
      return typeof own === 'function' ? (own.bind(real) as unknown) : own;
    },
  });
  const seen = emptyCount();
  const lost: unknown[] = [];
  await run(
    {
      ...{
        browser: shaky,
        origin: baseURL ?? '',
        seed: firstFixed,
        scenario: null,
        language: null,
        width: 390,
        tabs: null,
      },
      ...{ longest: 2, lanes: 1, shrinkFor: 1_000 },
      goesOn: (begun) => begun < 2,
      onLost: (seed, error) => lost.push([seed, String(error)]),
    },
    seen,
  );
  expect(lost).toEqual([[firstFixed, 'Error: crashed']]);
  expect(seen.walks).toBe(1);
});
