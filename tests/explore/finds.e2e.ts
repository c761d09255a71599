/** What the explorer has found and what was mended since: each walk of `tests/finds` is taken again and breaks nothing. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { stepOf } from './acts.ts';
import { follow, walkAlong } from './explorer.ts';
import type { KeptFind } from './find-report.ts';
import { stepsNamed } from './steps/named.ts';

const folder = path.resolve(import.meta.dirname, '../finds');

for (const file of globSync('*.json', { cwd: folder }).toSorted()) {
  const { rule, world, steps } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as KeptFind;
  test(`${file}: ${rule}`, async ({ browser, baseURL }) => {
    const stepsKept = steps.flatMap((step) => (typeof step === 'string' ? stepsNamed([step]) : stepOf(step)));
    const { walk, broken } = await walkAlong({ browser, origin: baseURL ?? '', world }, (real) =>
      follow(real, stepsKept),
    );
    expect(broken).toBeNull();
    // A step that could not be taken would show nothing.
    expect(walk.taken).toEqual(stepsKept.map(({ words }) => words));
  });
}
