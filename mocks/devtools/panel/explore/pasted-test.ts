/** Writes a find as a Playwright test for `tests/e2e` (APP-449). */
import type { WorldAddress } from '../../../engine/scenario.ts';
import type { Broken } from '../../walks/rules.ts';
import type { Act } from './acts.ts';

/** Where a walk began. */
export interface WalkStart {
  readonly world: Pick<WorldAddress, 'scenario' | 'seed' | 'set'>;
  /** World time at the start, epoch ms. */
  readonly at: number;
  readonly hasPlayer: boolean;
  readonly language: string;
  /** Of the window, CSS px. */
  readonly width: number;
  readonly height: number;
}

/** Address of the first page, relative to the app's base. */
function addressOf({ world: { scenario, seed, set }, at, hasPlayer, language }: WalkStart): string {
  const { session: _session, ...switches } = set;
  const query = new URLSearchParams({
    scenario,
    seed: String(seed),
    at: new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00'),
    as: hasPlayer ? 'player' : 'visitor',
    lang: language,
    panel: '0',
  });
  const changed = Object.entries(switches).map(
    ([name, value]) => `${name}:${value === true ? 'on' : value === false ? 'off' : value}`,
  );
  if (changed.length > 0) query.set('set', changed.join(','));
  return `./${hasPlayer ? 'user/home' : 'register'}?${query}`;
}

export function testOf({ rule, detail }: Broken, path: readonly Act[], start: WalkStart): string {
  const lines = path.map((act) => JSON.stringify(act));
  const last = lines.pop() ?? '{}';
  return `import { openWalk, ${lines.length > 0 ? 'take, ' : ''}takeLast } from '../explore/panel-find.ts';
import { expect, test } from '../support/qa.ts';

// ${detail.replaceAll(/\s+/g, ' ')}
test(${JSON.stringify(rule)}, async ({ page, sandbox }) => {
  await openWalk(page, ${JSON.stringify(addressOf(start))}, { width: ${start.width}, height: ${start.height} });
${lines.map((act) => `  await take(page, ${act});\n`).join('')}  const broken = await takeLast(page, ${last});
  await expect.poll(broken, { timeout: 5_000 }).toEqual([]);
  expect(await sandbox.brokenRules()).toEqual([]);
});
`;
}
