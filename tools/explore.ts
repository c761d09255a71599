import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { presets } from '../scenarios/presets.ts';
import { writeFind } from '../tests/explore/find-report.ts';
import { emptyCount, largestSeed, run } from '../tests/explore/run.ts';
import { languages } from '../tests/explore/step.ts';
import { choice, readCommand, whole } from './command.ts';
import { serveFolder } from './hosting/static-server.ts';
import { browserArgs, findBrowser } from './run/browser.ts';
import { buildSandbox } from './run/playwright.ts';

const folder = 'dist/sandbox';
const results = 'test-results/explore';
/** Walks at the same time: each waits for the browser to draw, so two share the cores. */
const lanes = 2;
/** Steps of a walk, and ms spent on shortening a find. */
const limits = { longest: 25, shrinkFor: 150_000 };

/** No walk can begin in a service that has ended. */
const scenarios = ['everyday', ...Object.values(presets).flatMap(Object.keys)].filter((name) => name !== 'terminated');
const { values } = readCommand({
  name: 'npm run explore --',
  about:
    'Walks through the app in a real browser and writes the shortest walk for each rule that breaks (docs/qa-in-code.md).',
  example: 'npm run explore -- --seconds 600 --scenario vip',
  options: {
    seconds: whole('how long it walks', [1, 86_400], '300'),
    seed: whole('a seed that was printed; by default a fresh one', [0, largestSeed]),
    walks: whole('walks at most; by default as many as the time allows', [1, 1_000_000]),
    scenario: choice('only this scenario; by default all in turn', scenarios),
    language: choice('only this language; by default all in turn', languages),
    width: whole('width of the window, px', [320, 2_560], '390'),
    tabs: whole('tabs of the browser; by default two in every fourth walk', [1, 2]),
  },
});
const { seed = Math.floor(Math.random() * largestSeed), walks = null, scenario = null, language = null } = values;
const asked = { ...values, seed, walks, scenario, language, tabs: values.tabs ?? null };

if (!(await buildSandbox())) process.exit(1);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const { url: origin } = await serveFolder({ folder, port: 0, host: '127.0.0.1', base: '/' });
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: browserArgs, handleSIGINT: false });

const begin = performance.now();
const end = begin + asked.seconds * 1000;
let stopped = false;
process.once('SIGINT', () => (stopped = true));

const count = emptyCount();
/** Walks that ended early, one line each. */
const lost: string[] = [];
const found: { rule: string; steps: string; seconds: string; folder: string }[] = [];
const seconds = (ms: number) => Math.round(ms / 1000);

function say(): void {
  const past = performance.now() - begin;
  const { walks, steps, screens, states, finds } = count;
  const pace = (steps / (past / 1000)).toFixed(1);
  const text = `${seconds(past)} s, ${pace} steps/s, ${walks} walks, ${steps} steps, ${screens.size} screens, ${states.size} states, rules checked ${steps} times, ${finds.length} finds`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
}

console.log(`seed ${asked.seed}`);
const progress = setInterval(say, process.stdout.isTTY ? 500 : 10_000);
await run(
  {
    ...asked,
    ...{ browser, origin, lanes, ...limits },
    goesOn: (walks) => !stopped && performance.now() < end && (asked.walks === null || walks < asked.walks),
    async onFind(find, atMs) {
      const into = await writeFind(browser, origin, find, results);
      const shrunk = `${find.first.length} → ${find.path.length}`;
      const took = `${seconds(atMs - find.shrinking)} + ${seconds(find.shrinking)}`;
      found.push({ rule: find.rule, steps: shrunk, seconds: took, folder: path.relative('.', into) });
      console.log(`\n${find.rule} ${find.detail}\n  ${find.path.map(({ words }) => words).join(' · ')}`);
    },
    onLost(seed, error) {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      const [why = ''] = String(cause).split('\n');
      lost.push(`seed ${seed}: ${why} (${error instanceof Error ? error.message : ''})`);
    },
  },
  count,
);
clearInterval(progress);
say();
console.log(`\nseed ${asked.seed}: ${count.walks} walks, ${count.finds.length} finds`);
// `seconds`: until found, and for shortening.
if (found.length > 0) console.table(found);
if (lost.length > 0) console.log(`Ended early, and were not judged:\n${lost.join('\n')}`);
await browser.close();
process.exit(found.length + lost.length === 0 ? 0 : 1);
