import type { Page } from '@playwright/test';
import { longestTask, slowDown } from '../../support/slow-machine.ts';
import { reasonOf } from '../figures.ts';
import { type LiveApp, playerContext, withLiveApp } from '../live-app.ts';
import { type Interaction, type Walk, walks } from './interactions.ts';

/** ms. */
export interface Measured {
  readonly name: string;
  /** From each event to the frame after it. */
  readonly paints: number[];
  /** Longest task until the page is at rest. */
  readonly tasks: number[];
}

interface Seen {
  /** Event durations, ms; the browser reports none below 16. */
  durations: number[];
  pressed: number;
  changed: number;
}

/** Runs in the page before its own scripts. */
function watchEvents(): void {
  const seen: Seen = { durations: [], pressed: 0, changed: 0 };
  Object.assign(window, { seen });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.durations.push(entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, () => (seen.pressed = performance.now()), { capture: true });
  new MutationObserver(() => (seen.changed = performance.now())).observe(document, { childList: true, subtree: true });
}

/** Waits until the press has arrived, no call is pending, and nothing is drawn for 300 ms. */
const atRest = (page: Page) =>
  page.waitForFunction(
    () => {
      const { seen } = window as unknown as { seen: Seen };
      const quiet = performance.now() - Math.max(seen.pressed, seen.changed) > 300;
      return seen.pressed > 0 && quiet && document.documentElement.hasAttribute('data-ready');
    },
    null,
    { polling: 100, timeout: 20_000 },
  );

async function measure(page: Page, { at, key, before }: Interaction): Promise<{ paint: number; task: number }> {
  await before?.(page);
  const place = at(page);
  await place.scrollIntoViewIfNeeded();
  // A person taps after the frame that shows the control.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  if (key) await place.focus();
  const rectangle = await place.boundingBox();
  if (!rectangle) throw new Error('It cannot be seen.');
  await page.evaluate(() => Object.assign((window as unknown as { seen: Seen }).seen, { durations: [], pressed: 0 }));
  const task = await longestTask(page, async () => {
    if (key) await page.keyboard.press(key);
    else await page.mouse.click(rectangle.x + rectangle.width / 2, rectangle.y + rectangle.height / 2);
    await atRest(page);
  });
  const durations = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.durations);
  return { paint: Math.max(16, ...durations), task };
}

async function fillChat({ operate }: LiveApp, count: number): Promise<void> {
  const [room = ''] = await operate<string[]>('chat.rooms');
  for (let at = 0; at < count; at += 1) {
    await operate('chat.emit', room, 'messaging', {
      _id: `m${at}`,
      sender: 'operator',
      createdAt: new Date(Date.UTC(2026, 0, 1) + at * 1_000).toISOString(),
      session_id: 's',
      message: { message_type: 'text', payload: { message: `Message ${at}` } },
    });
  }
}

interface Kept {
  readonly measured: Map<string, Measured>;
  /** By interaction, why it was not measured. */
  readonly lost: Map<string, string>;
}

/** Each interaction builds on the one before: after a failure the rest of the walk is lost. */
async function walk(app: LiveApp, { route, begin, interactions }: Walk, kept: Kept): Promise<void> {
  let next = 0;
  const context = await playerContext(app);
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(app.url + route);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await begin?.(page, (count) => fillChat(app, count));
    // Prefetching belongs to the start.
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    for (const interaction of interactions) {
      const { name } = interaction;
      const { paint, task } = await measure(page, interaction);
      next += 1;
      const known = kept.measured.get(name) ?? { name, paints: [], tasks: [] };
      known.paints.push(paint);
      known.tasks.push(task);
      kept.measured.set(name, known);
    }
  } catch (error) {
    for (const [at, { name }] of interactions.slice(next).entries())
      kept.lost.set(name, at === 0 ? reasonOf(error) : 'the one before it failed');
  } finally {
    await context.close();
  }
}

const world = { statementRows: 100_000, coins: 100, nextPrize: 'B100', banners: false };

/**
 * Each round has a world and pages of its own.
 * @returns `lost`: interactions that failed in a round, with the reason
 */
export async function measureInteractions(rounds: number): Promise<{ measured: Measured[]; lost: string[] }> {
  const kept: Kept = { measured: new Map(), lost: new Map() };
  for (let round = 0; round < rounds; round += 1) {
    await withLiveApp(world, async (app) => {
      for (const each of walks) await walk(app, each, kept);
    });
  }
  if (kept.measured.size === 0) throw new Error([...kept.lost.values()][0]);
  return {
    measured: [...kept.measured.values()],
    lost: [...kept.lost].map(([name, reason]) => `${name} (${reason})`),
  };
}
