/** Cost of a journal of 30,000 entries in IndexedDB. */
import type { Browser, Page } from '@playwright/test';
import { addressOf, everydayWorld } from '../support/address.ts';
import type { Pair } from './figures.ts';

const turns = 6;

/** In the long world and in a new one, ms. */
interface LongLifeOfPage {
  /** From navigation to balances. */
  readonly open: () => Promise<Pair[]>;
  readonly undo: () => Promise<Pair[]>;
}

async function homeOf(browser: Browser, sandboxUrl: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const address = addressOf('/user/home', { ...everydayWorld, person: 'player', set: 'balance:1000000' });
  await page.goto(new URL(address, sandboxUrl).href);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}

/** Reloads the page. @returns ms from the navigation to the response with the balances */
async function timeToBalances(page: Page): Promise<number> {
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const call = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/wallet'));
    if (!call) throw new Error('The balances were not asked for.');
    return (call as PerformanceResourceTiming).responseEnd;
  });
}

/** Makes transfers in the page's simulator. @returns the length of the journal */
const transfers = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    const { sandbox } = window;
    if (!sandbox) throw new Error('The page has no sandbox.');
    const headers = { authorization: `Bearer ${sandbox.token('player')}` };
    const together = 500;
    for (let made = 0; made < wanted; made += together) {
      const answers = await Promise.all(
        Array.from({ length: Math.min(together, wanted - made) }, (_, index) => {
          const [from, to] = index % 2 === 0 ? ['WALLET', 'JOKER'] : ['JOKER', 'WALLET'];
          const body = JSON.stringify({ from, to, amount: 1 });
          return sandbox.handle({ method: 'POST', path: '/api/wallet/transfer', headers, body });
        }),
      );
      const refused = answers.find((answer) => answer.kind === 'cut' || answer.status !== 200);
      if (refused) throw new Error(`A transfer was answered ${JSON.stringify(refused)}.`);
    }
    return sandbox.journal().length;
  }, count);

/** A second of rest before each undo: the screens of the one before it fetch and render again. @returns ms */
async function timeToUndo(page: Page): Promise<number> {
  await page.waitForTimeout(1_000);
  return page.evaluate(async () => {
    const started = performance.now();
    await window.sandbox?.undo();
    return performance.now() - started;
  });
}

/** Makes a long journal, then measures with it. */
export async function withLongLife<Result>(
  browser: Browser,
  sandboxUrl: string,
  entries: number,
  measure: (life: LongLifeOfPage) => Promise<Result>,
): Promise<Result> {
  const long = await homeOf(browser, sandboxUrl);
  const stored = await transfers(long, entries);
  if (stored < entries) throw new Error(`The journal has ${stored} entries.`);
  await timeToBalances(long);
  const fresh = await homeOf(browser, sandboxUrl);
  await transfers(fresh, turns); // each can be undone
  const inTurns = (time: (page: Page) => Promise<number>) => async (): Promise<Pair[]> => {
    const times: Pair[] = [];
    for (let turn = 0; turn < turns; turn += 1) times.push([await time(long), await time(fresh)]);
    return times;
  };
  const result = await measure({ open: inTurns(timeToBalances), undo: inTurns(timeToUndo) });
  await Promise.all([long, fresh].map((page) => page.context().close()));
  return result;
}
