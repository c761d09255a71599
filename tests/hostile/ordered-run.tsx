/** The run of `npm run hostile`: repeats until its time is over, or shows one case. */
import { appendFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareApp } from './app.tsx';
import { subjects } from './cases.ts';
import { orderOf } from './plan.ts';
import type { Find } from './run-case.ts';
import { findsOf, told } from './run-case.ts';

vi.mock('socket.io-client', () => import('./fake-socket.ts'));

beforeAll(prepareApp, 120_000);

/** Consecutive cases of an operation that share a screen. */
const span = 6;
const order = orderOf(process.env);

test('the run that was ordered', { timeout: (order.seconds + 600) * 1_000 }, async () => {
  const chosen = order.subject === null ? subjects : [order.subject];
  // The page's clock is frozen.
  const now = () => Number(process.hrtime.bigint() / 1_000_000n);
  const end = now() + order.seconds * 1_000;
  const all: Find[] = [];
  let cases = 0;
  const run = async (subject: (typeof chosen)[number], from: number, count: number) => {
    const finds = await findsOf(subject, order.seed, from, from + count);
    all.push(...finds);
    cases += count;
    appendFileSync(order.file, `${JSON.stringify({ cases, subject, finds })}\n`);
  };
  if (order.at === null) {
    for (let from = 0; now() < end; from += span) {
      for (const subject of chosen) if (now() < end) await run(subject, from, span);
    }
  } else for (const subject of chosen) await run(subject, order.at, 1);
  expect(all.map(told)).toEqual([]);
});
