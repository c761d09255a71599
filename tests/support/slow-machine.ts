/** Simulates a machine at a quarter of its speed, and measures the tasks that delay a tap. */
import type { Page } from '@playwright/test';

/** Duration of `work` on the machine used to set the limits, ms. */
const referenceMs = 135;

/** Runs a fixed amount of work. @returns ms of this thread's CPU time, because other processes of a busy machine interrupt it */
function work(): number {
  const start = process.threadCpuUsage();
  let value = 0;
  for (let at = 0; at < 3e7; at += 1) value = (value * 31 + at) | 0;
  // Read the value, or the compiler may drop the work.
  if (Number.isNaN(value)) throw new Error('The work came to no number.');
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/**
 * Throttles the page to a quarter of the reference machine's speed, so a slower machine measures the same phone. A
 * faster machine counts as the reference.
 */
export async function slowDown(page: Page): Promise<void> {
  const [, , middle = referenceMs] = Array.from({ length: 5 }, work).sort((one, other) => one - other);
  const rate = Math.min(4, Math.max(2, (4 * referenceMs) / middle));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of the thread's own CPU time: excludes other processes of a busy machine. */
  tdur?: number;
  args?: { name?: string };
}

/** Traces the page during `meanwhile`. @returns ms of the longest main-thread task */
export async function longestTask(page: Page, meanwhile: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const failure = await meanwhile().then(
    () => null,
    (reason: unknown) => ({ reason }),
  );
  // Also after a failure: a browser has one trace at a time.
  const recorded = await browser.stopTracing();
  if (failure) throw failure.reason;
  const trace = JSON.parse(recorded.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => thread(event)),
  );
  const longest = [...mains].map((main) => longestOf(trace.traceEvents.filter((event) => thread(event) === main)));
  if (longest.every(Number.isNaN)) throw new Error('The trace holds no task of a page.');
  return Math.max(...longest.filter((task) => !Number.isNaN(task)));
}

/** Microtasks run right after a task, beside it in the trace: a tap waits for both. */
const microtasks = 'BlinkScheduler_PerformMicrotaskCheckpoint';

/** @param events of one thread @returns ms; NaN without a task */
function longestOf(events: readonly TraceEvent[]): number {
  const tasks: number[] = [];
  let end = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of events.toSorted(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    const isTask = name.endsWith('RunTask');
    // Nested tasks are already counted.
    if ((!isTask && name !== microtasks) || ts < end) continue;
    end = ts + dur;
    const before = isTask ? 0 : (tasks.pop() ?? 0);
    tasks.push(before + tdur / 1_000);
  }
  return Math.max(...(tasks.length > 0 ? tasks : [Number.NaN]));
}

/**
 * Answers calls to a path with this body, to measure only the app. The bytes come from outside the page's thread, as a
 * server's do.
 * @param own field that keeps the server's value
 */
export const answerAt = (page: Page, path: string, body: object, own = ''): Promise<void> =>
  page.evaluate(
    ([wanted, text, kept]) => {
      const real = window.fetch.bind(window);
      const bytes = new Blob([text]);
      window.fetch = async (input, init) => {
        const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin);
        if (pathname !== wanted) return real(input, init);
        const parts: BlobPart[] = [bytes];
        if (kept) {
          const { [kept]: value } = (await (await real(input, init)).json()) as Record<string, unknown>;
          parts.splice(0, 1, `{${JSON.stringify(kept)}:${JSON.stringify(value)},`, bytes.slice(1));
        }
        return new Response(new Blob(parts), { headers: { 'content-type': 'application/json' } });
      };
    },
    [path, JSON.stringify(body), own] as const,
  );

/** Responses with longer lists than any world has. */

const games = Array.from({ length: 5_000 }, (_, at) => ({
  ...{ code: `G${at}`, name: `Game ${at}`, isActive: at % 3 > 0, amount: at / 4, ftWalletSlot: 0.5 },
  ...{ logo: '/favicon.svg', background: '/favicon.svg', web: null, android: null, ios: null, category: 'slot' },
}));

const manyGames = {
  bankAccount: { bankAccountName: 'A', bankAccountNo: '1234567890', bank: { nameTH: 'ก', nameEN: 'K' } },
  wallet: { amount: 1_000 },
  invite: { amount: 1, success: 80, fail: 20 },
  slots: games,
};

/** Answers with 5,000 games. The app shows nothing of another player's wallet (ACC-61), so the profile stays. */
export const answerManyGames = (page: Page): Promise<void> => answerAt(page, '/api/wallet', manyGames, 'profile');

export const manyBonuses = Array.from({ length: 1_000 }, (_, at) => ({
  ...{ code: `B${at}`, name: `Bonus ${at}`, type: 'day', maxReceived: 3, percentFail: 5, banners: ['/favicon.svg'] },
  description: '<p>Words</p>',
  userBonus: { _id: `u${at}`, isActive: false, received: [{ updatedAt: '2026-03-14T10:00:00Z' }] },
}));
