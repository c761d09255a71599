/** Steps with extra checks: retained memory, axe violations, and the state after an undo of everything. */
import type { Page } from '@playwright/test';
import en from '../../../src/shared/i18n/en.json' with { type: 'json' };
import { accessibilityFaults } from '../../support/accessibility.ts';
import { type Texts, textAt } from '../../support/texts.ts';
import type { Driver } from '../driver.ts';
import { inRealTime } from '../rest.ts';
import { viewOf } from '../rules.ts';
import { isFree, isLoggedIn, type Keyed, named, type Player, type Step, sees } from '../step.ts';
import type { Broken } from '../walks/rules.ts';

/** What a page retains after garbage collection: a dialog leaks whatever grows with each opening. */
interface Held {
  readonly listeners: number;
  readonly nodes: number;
  /** All functions: listeners of any kind, timers and other pending callbacks. */
  readonly functions: number;
}

/** Counted by the browser, because a document does not know listeners of the app's own emitters. */
async function heldBy(page: Page): Promise<Held> {
  const browser = await page.context().newCDPSession(page);
  try {
    await browser.send('Performance.enable');
    await browser.send('HeapProfiler.collectGarbage');
    const { result } = await browser.send('Runtime.evaluate', {
      expression: 'Function.prototype',
      objectGroup: 'held',
    });
    const { objects } = await browser.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      objectGroup: 'held',
    });
    const { result: length } = await browser.send('Runtime.callFunctionOn', {
      functionDeclaration: 'function () { return this.length; }',
      objectId: objects.objectId,
      returnByValue: true,
    });
    await browser.send('Runtime.releaseObjectGroup', { objectGroup: 'held' });
    const { metrics } = await browser.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), functions: Number(length.value) };
  } finally {
    await browser.detach();
  }
}

/** Openings before the first count, which load permanent data, and counted openings. */
const [warmingUp, counted] = [2, 3] as const;

/** Functions that the sandbox's log keeps per call, until it is full. */
const functionsOfCall = 4;

interface Round extends Held {
  readonly calls: number;
}

/** What each round added to the page's memory, if all rounds added something. */
export function growthOf(rounds: readonly Round[]): string[] {
  const added = rounds.slice(1).map((round, at) => {
    const { listeners, nodes, functions, calls } = rounds[at] ?? round;
    return {
      listeners: round.listeners - listeners,
      nodes: round.nodes - nodes,
      functions: round.functions - functions - functionsOfCall * (round.calls - calls),
    };
  });
  return (['listeners', 'nodes', 'functions'] as const).filter(
    (what) => added.length > 0 && added.every((one) => one[what] > 0),
  );
}

type Action = keyof (typeof en)['home']['actions'];
const opened: readonly Keyed[] = [
  ...(['deposit', 'withdraw', 'transfer', 'invite', 'refund'] satisfies Action[]).map((name) => ({
    key: `home.actions.${name}`,
  })),
  { key: 'chat.open', more: true },
];

/** Closes dialogs by Escape; some lie behind others. */
async function closeAll(driver: Driver): Promise<boolean> {
  for (let times = 0; times < 4; times += 1) {
    if ((await viewOf(driver.page)).dialogs.length === 0) return true;
    await driver.press('Escape');
    await driver.settle();
  }
  return false;
}

/** Opens and closes a dialog repeatedly: leaks of single openings add up over hours. */
export const growthSteps: readonly Step[] = opened.map((row) => {
  const name = textAt(en as Texts, row.key);
  // Per walk, because several run in parallel.
  const seen = new WeakMap<Driver, Round[]>();
  return {
    words: `open and close "${name}" ${warmingUp + counted} times`,
    may: (player) =>
      isLoggedIn(player) &&
      isFree(player) &&
      player.view.calls.every(({ underWay }) => !underWay) &&
      sees(player, named(player, row)),
    async take(driver, player) {
      const button = named(player, row);
      const rounds: Round[] = [];
      seen.set(driver, rounds);
      for (let times = 1; times <= warmingUp + counted; times += 1) {
        if ((await driver.page.getByRole('button', { name: button.name }).count()) === 0) return;
        await driver.tap(button);
        await driver.settle();
        if (!(await closeAll(driver))) return;
        if (times < warmingUp) continue;
        const { calls } = await viewOf(driver.page);
        rounds.push({ ...(await heldBy(driver.page)), calls: calls.length });
      }
    },
    check(driver) {
      const rounds = seen.get(driver) ?? [];
      const grown = rounds.length > counted ? growthOf(rounds) : [];
      const rule = 'What is opened and closed leaves nothing behind.';
      return Promise.resolve(
        grown.map((what) => ({ rule, detail: `${what} of the page grow with each opening of ${name}` })),
      );
    },
  };
});

export const axeStep: Step = {
  words: 'look at the page with axe',
  may: ({ view }) => view.text.trim() !== '',
  take: () => Promise.resolve(),
  async check({ page }) {
    const faults = await inRealTime(page, () => accessibilityFaults(page));
    return faults.map((detail): Broken => ({ rule: 'Every control has a name and can be perceived.', detail }));
  },
  keepsTyping: true,
};

/** Undoes everything since the walk began. */
export const undoStep: Step = {
  words: 'everything is undone',
  may: ({ start }) => start.entries > 0,
  async take(driver, { start }) {
    driver.lines.push(`await sandbox.undo((await sandbox.journal()).length - ${start.entries});`);
    await driver.page.evaluate(async (entries) => {
      const { sandbox } = window;
      const more = (sandbox?.journal().length ?? 0) - entries;
      if (more > 0) await sandbox?.undo(more);
    }, start.entries);
  },
  async check({ page }, { start }: Player) {
    const [entries, world] = await page.evaluate(() => [
      window.sandbox?.journal().length,
      JSON.stringify(window.sandbox?.inspect()),
    ]);
    // The app may have sent something since.
    if (entries !== start.entries || world === start.world) return [];
    return [{ rule: 'After everything is undone the world is as it was at the start.', detail: 'it is another one' }];
  },
};
