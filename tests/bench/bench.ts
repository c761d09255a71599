/**
 * `npm run bench`: checks the performance budgets. They are ratios of two measurements in one run on one machine, so a
 * slow or busy machine gives the same result as a fast one.
 */
import { chromium } from '@playwright/test';
import { loginSizes, sizeBudgets } from '../../tools/bundle-sizes.ts';
import { serveFolder } from '../../tools/hosting/static-server.ts';
import { browserArgs, findBrowser } from '../../tools/run/browser.ts';
import { buildAll } from '../../tools/run/playwright.ts';
import { scenarioSwitch, simulatedAndBare } from './calls.ts';
import { chatMounts } from './chat.ts';
import { type Figure, median, printFigures } from './figures.ts';
import { layoutShifts } from './layout-shift.ts';
import { type Paints, paintsOf } from './paint.ts';
import { writePerformancePage } from './performance-page.ts';
import { buildReactOnly } from './react-only.ts';
import { wheelFrame } from './wheel.ts';
import { boots, replayAndRun, statementPage } from './world.ts';

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
  const [everyday, vip] = await boots('everyday', 'vip');
  return [
    ratio('statement page, 100,000 ÷ 1,000 rows', ['long', long], ['short', short], 2),
    ratio('1,000 entries, replay ÷ run', ['replay', replay], ['run', run], 0.5),
    ratio('boot, vip ÷ everyday', ['vip', vip], ['everyday', everyday], 1.5),
  ];
}

async function inBrowser(): Promise<Figure[]> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env, args: browserArgs });
  const sandbox = await serveFolder({ folder: 'dist/sandbox', port: 0 });
  const live = await serveFolder({ folder: 'dist/live', port: 0 });
  const react = await serveFolder({ folder: await buildReactOnly(), port: 0 });
  try {
    const login: Paints[] = [];
    const bare: Paints[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      login.push(await paintsOf(browser, `${live.url}login`));
      bare.push(await paintsOf(browser, react.url));
    }
    const middle = (of: Paints[], which: keyof Paints) => median(of.map((paints) => paints[which]));
    const paints = (which: keyof Paints): [[string, number], [string, number]] => [
      ['login', middle(login, which)],
      ['react-dom', middle(bare, which)],
    ];
    const calls = await simulatedAndBare(browser, sandbox.url);
    const shifts = (await layoutShifts(browser, sandbox.url)).toSorted((a, b) => b.shift - a.shift);
    const worst = shifts[0] ?? { route: 'none', shift: Number.NaN };
    const switching = await scenarioSwitch(browser, sandbox.url);
    const chat = await chatMounts(browser);
    return [
      ratio('login LCP ÷ react-dom alone', ...paints('largest'), 1.4),
      ratio('login heading ÷ react-dom alone', ...paints('heading'), 1.8),
      ratio('chat, 5,000 messages ÷ 50 plain', ['log', chat.long], ['plain', chat.plain], 1),
      ratio('simulated GET ÷ loopback HTTP', ['simulated', calls.simulated], ['loopback', calls.bare], 2),
      // DES-17
      {
        what: 'layout shift (CLS), worst screen',
        value: worst.shift,
        unit: '',
        budget: 0.05,
        detail: `${worst.route}, of ${shifts.length}`,
      },
      { what: 'scenario switch', value: switching, unit: 'ms', budget: 300, detail: 'median, no reload' },
      await wheelFrame(browser, sandbox.url),
    ];
  } finally {
    await browser.close();
    for (const { server } of [sandbox, live, react]) server.close();
  }
}

if (!(await buildAll())) process.exit(1);
const figures = [...sizes(), ...(await worlds()), ...(await inBrowser())];
printFigures(figures);
if (process.argv.includes('--write')) writePerformancePage(figures);
process.exitCode = figures.every(({ value, budget }) => value <= budget) ? 0 : 1;
