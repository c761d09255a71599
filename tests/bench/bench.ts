/**
 * `npm run bench`: the project's budgets as ratios, both sides measured in one run on one machine, so that a slow or busy
 * machine says the same as a fast one.
 */
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { loginSizes, sizeBudgets } from '../../tools/bundle-sizes.ts';
import { buildAll } from '../../tools/playwright.ts';
import { serveFolder } from '../../tools/static-server.ts';
import { scenarioSwitch, simulatedAndBare } from './calls.ts';
import { type Figure, median, printFigures } from './figures.ts';
import { largestPaint } from './paint.ts';
import { buildReactOnly } from './react-only.ts';
import { boot, replayAndRun, statementPage } from './world.ts';

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

function sizes(): Figure[] {
  const { live, sandboxExtra } = loginSizes();
  const size = (what: string, bytes: number, budget: number): Figure => ({
    what,
    value: bytes / 1000,
    unit: 'kB',
    budget: budget / 1000,
    detail: 'gzip',
  });
  return [
    size('live login, JS', live.js, sizeBudgets.liveJs),
    size('live login, CSS', live.css, sizeBudgets.liveCss),
    size('sandbox on top of live', sandboxExtra, sizeBudgets.sandboxExtra),
  ];
}

function ratio(what: string, [top, a]: [string, number], [bottom, b]: [string, number], budget: number): Figure {
  return { what, value: a / b, unit: '×', budget, detail: `${top} ${ms(a)}, ${bottom} ${ms(b)}` };
}

async function worlds(): Promise<Figure[]> {
  const [short, long] = [await statementPage(1_000), await statementPage(100_000)];
  const { run, replay } = await replayAndRun(1_000);
  const [small, large] = [await boot(57), await boot(10_000)];
  return [
    ratio('statement page, 100,000 ÷ 1,000 rows', ['long', long], ['short', short], 2),
    ratio('1,000 entries, replay ÷ run', ['replay', replay], ['run', run], 0.5),
    ratio('boot, 10,000 ÷ 57 rows', ['large', large], ['small', small], 1.5),
  ];
}

async function inBrowser(): Promise<Figure[]> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env, args: browserArgs });
  const sandbox = await serveFolder({ folder: 'dist/sandbox', port: 0 });
  const live = await serveFolder({ folder: 'dist/live', port: 0 });
  const react = await serveFolder({ folder: await buildReactOnly(), port: 0 });
  try {
    const login: number[] = [];
    const bare: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      login.push(await largestPaint(browser, `${live.url}login`));
      bare.push(await largestPaint(browser, react.url));
    }
    const calls = await simulatedAndBare(browser, sandbox.url);
    const switching = await scenarioSwitch(browser, sandbox.url);
    return [
      ratio('login LCP ÷ react-dom alone', ['login', median(login)], ['react-dom', median(bare)], 1.4),
      ratio('simulated GET ÷ loopback HTTP', ['simulated', calls.simulated], ['loopback', calls.bare], 2),
      { what: 'scenario switch', value: switching, unit: 'ms', budget: 300, detail: 'median, no reload' },
    ];
  } finally {
    await browser.close();
    for (const { server } of [sandbox, live, react]) server.close();
  }
}

if (!(await buildAll())) process.exit(1);
const figures = [...sizes(), ...(await worlds()), ...(await inBrowser())];
printFigures(figures);
process.exitCode = figures.every(({ value, budget }) => value <= budget) ? 0 : 1;
