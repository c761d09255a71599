/** Replays the fixed finds in `tests/finds`; none breaks a rule again. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { follow, walkAlong } from './explorer.ts';
import { type FixedFind, stepOf } from './fixed-finds.ts';

const folder = path.resolve(import.meta.dirname, '../finds');

for (const file of globSync('*.json', { cwd: folder }).toSorted()) {
  const { rule, world, steps } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as FixedFind;
  test(`${file}: ${rule}`, async ({ browser, baseURL }) => {
    const stored = steps.map(stepOf);
    const { path: taken, broken } = await walkAlong({ browser, origin: baseURL ?? '', world }, (walk) =>
      follow(walk, stored),
    );
    expect(broken).toBeNull();
    // A skipped step would prove nothing.
    expect(taken.map(({ words }) => words)).toEqual(stored.map(({ words }) => words));
  });
}
