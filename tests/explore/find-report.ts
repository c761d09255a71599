/** Writes a find into a folder: rule, steps, world, a test to paste, and two pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type Find, follow, walkAlong } from './explorer.ts';
import type { FixedFind } from './fixed-finds.ts';
import { isLoggedIn, languageOf, type Step } from './step.ts';
import { addressOfWorld } from './walk.ts';
import { commands } from './walks/rules.ts';

const sentence = (steps: readonly Step[]) => steps.map(({ words }) => words).join(' · ');

/** Results of replaying the shortest walk. */
interface Replay {
  readonly capsule: string;
  /** Address of the world before the last step; null when too large for a link. */
  readonly link: string | null;
  /** Lines of a Playwright test: those before the last step, and those of that step. */
  readonly before: readonly string[];
  readonly last: readonly string[];
}

async function replay(browser: Browser, origin: string, find: Find, folder: string): Promise<Replay> {
  let taken: Replay = { capsule: '', link: null, before: [], last: [] };
  let lines: readonly string[] = [];
  await walkAlong({ browser, origin, world: find.world }, async (walk) => {
    const { page, driver } = walk;
    lines = driver.lines;
    await follow(walk, find.path.slice(0, -1));
    await page.screenshot({ path: path.join(folder, 'before.png') });
    const [capsule, packed] = await page.evaluate(async () => {
      const { sandbox } = window;
      return [sandbox?.exportCapsule() ?? '', await sandbox?.link().catch(() => null)] as const;
    });
    const { path: address, lang } = walk.player.view;
    const link = packed
      ? `${address}?as=${isLoggedIn(walk.player) ? 'player' : 'visitor'}&lang=${languageOf(lang)}#w=${packed}`
      : null;
    taken = { capsule, link, before: [...lines], last: [] };
    try {
      await follow(walk, find.path.slice(-1));
    } finally {
      await page.screenshot({ path: path.join(folder, 'after.png') }).catch(() => undefined);
    }
  });
  return { ...taken, last: lines.slice(taken.before.length) };
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('');

/** A test that reproduces the find in real page time; it belongs into `tests/e2e`. */
function testOf({ rule, world, path: steps }: Find, { before, last }: Replay): string {
  const step = steps.at(-1);
  const address = JSON.stringify(addressOfWorld(world));
  const open = (page: string) => [
    `await ${page}.setViewportSize({ width: ${world.width}, height: 844 });`,
    `await ${page}.goto(${address});`,
    `await settled(${page});`,
  ];
  const hasTwo = world.tabs > 1;
  const second = ['const second = await context.newPage();', ...open('second'), 'let page = first;'];
  const begin = [...open(hasTwo ? 'first' : 'page'), ...(hasTwo ? second : [])];
  const { sends, sendsEach, types, keepsTyping, closes } = step ?? {};
  const sendsAny = sends === commands;
  const rest = JSON.stringify({ ...(sendsAny ? {} : { sends }), sendsEach, types, keepsTyping, closes });
  const about = sendsAny ? `{ sends: commands, ...${rest} }` : rest;
  return `${sendsAny ? "import { commands } from '../explore/walks/rules.ts';\n" : ''}import { brokenSince, viewOf } from '../explore/rules.ts';
import { expect, settled, test } from '../support/qa.ts';

test(${JSON.stringify(rule)}, async ({ ${hasTwo ? 'page: first, context' : 'page'}, sandbox }) => {
${indented([...begin, ...before])}  const before = await viewOf(page);
${indented(last)}  await settled(page);
  await expect.poll(() => brokenSince(page, before, ${about}), { timeout: 5_000 }).toEqual([]);
  expect(await sandbox.brokenRules()).toEqual([]);
});
`;
}

/** @returns the folder */
export async function writeFind(browser: Browser, origin: string, find: Find, into: string): Promise<string> {
  const folder = path.join(
    into,
    find.rule.toLowerCase().replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, ''),
    `${find.seed}`,
  );
  mkdirSync(folder, { recursive: true });
  const taken = await replay(browser, origin, find, folder);
  const { scenario, seed, language, width, tabs } = find.world;
  const stored: FixedFind = { rule: find.rule, world: find.world, steps: find.path.map(({ words }) => words) };
  writeFileSync(path.join(folder, 'world.json'), taken.capsule);
  writeFileSync(path.join(folder, 'find.e2e.ts'), testOf(find, taken));
  writeFileSync(path.join(folder, 'find.json'), `${JSON.stringify(stored, null, 2)}\n`);
  writeFileSync(
    path.join(folder, 'find.md'),
    `# ${find.rule}

${find.detail}

- World: scenario \`${scenario}\`, seed ${seed}, language ${language}, ${width} pixels wide, ${tabs === 1 ? 'one tab' : `${tabs} tabs`}
- ${find.path.length} steps: ${sentence(find.path)}
- ${find.first.length} steps before it was made shorter: ${sentence(find.first)}
- Again: \`npm run explore -- --walks 1 --seed ${find.seed} --scenario ${scenario} --language ${language} --width ${width} --tabs ${tabs}\`
- Just before the last step: ${taken.link ? `\`${taken.link}\`, behind the address of a sandbox` : 'open `world.json` in the panel'}
- A test to paste into \`tests/e2e\`: \`find.e2e.ts\`
- To keep in \`tests/finds\` once it is mended: \`find.json\`
`,
  );
  return folder;
}
