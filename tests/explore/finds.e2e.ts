/** What the explorer has found and what was mended since: each walk of `tests/finds` is taken again and breaks nothing. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { follow, walkAlong } from './explorer.ts';
import { stepsNamed } from './steps/named.ts';
import type { WalkWorld } from './walk.ts';

interface KeptFind {
  /** The rule that broke. */
  readonly rule: string;
  readonly world: WalkWorld;
  /** What the steps are called. */
  readonly steps: readonly string[];
}

const folder = path.resolve(import.meta.dirname, '../finds');

for (const file of globSync('*.json', { cwd: folder }).toSorted()) {
  const { rule, world, steps } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as KeptFind;
  test(`${file}: ${rule}`, async ({ browser, baseURL }) => {
    const { walk, broken } = await walkAlong({ browser, origin: baseURL ?? '', world }, (real) =>
      follow(real, stepsNamed(steps)),
    );
    expect(broken).toBeNull();
    // A step that could not be taken would show nothing.
    expect(walk.taken).toEqual(steps);
  });
}
