/**
 * Hostile responses in a real browser, for what a simulated document cannot prove: parsed and sanitised HTML, scripts,
 * requests to other hosts, covered buttons. `KRAPAO_HOSTILE_SEED` repeats a fresh seed; `KRAPAO_HOSTILE_ROUNDS` sets
 * the visits per screen.
 */
import { expect, test } from '../../support/fixtures.ts';
import { hostileAnswer } from '../cases.ts';
import type { Part } from '../plan.ts';
import { goodEvents, ofType } from '../schema.ts';
import { screensOf } from '../screens.ts';
import { Stage } from './stage.ts';
import { rounds, seeds, visitsOf } from './visits.ts';

// Disables the content security policy: it would hide what the sanitiser lets through.
test.use({ bypassCSP: true });

const parts: readonly Part[] = ['account', 'money', 'rewards', 'games and chat'];
const eventsInARow = 12 * rounds;

test('there are at least 150 of them', () => {
  const perSeed = parts.flatMap((part) => visitsOf(part, rounds)).flatMap(({ answers }) => answers).length;
  expect(seeds.length * (perSeed + 2 * eventsInARow)).toBeGreaterThanOrEqual(150);
});

for (const { kind, seed } of seeds) {
  for (const part of parts) {
    // SAFE-1, SAFE-2, SAFE-7, SAFE-29, SAFE-36, SAFE-37
    test(`hostile answers break nothing: ${part}, ${kind} seed`, async ({ page, oracles }) => {
      const visits = visitsOf(part, rounds);
      test.setTimeout(30_000 + visits.length * 5_000);
      const stage = new Stage(page, oracles);
      await stage.open();
      const finds: string[] = [];
      for (const visit of visits) {
        if ((await stage.show(visit, seed)).faults.length === 0) continue;
        // Retry in a reloaded page: leftovers of the previous visit, such as a toast, are no fault of this one.
        await stage.load();
        const { what, faults } = await stage.show(visit, seed);
        if (faults.length > 0) finds.push([what, ...faults].join('\n  '));
      }
      const cases = visits.reduce((sum, { answers }) => sum + answers.length, 0);
      console.info(`hostile answers in the browser, ${part}: ${cases} in ${visits.length} visits, seed ${seed}`);
      expect(finds, `KRAPAO_HOSTILE_SEED=${seed}`).toEqual([]);
    });
  }

  for (const event of ['messaging', 'typing'] as const) {
    // SAFE-1, SAFE-2, SAFE-7, SAFE-29
    test(`hostile events of the chat break nothing: ${event}, ${kind} seed`, async ({ page, oracles }) => {
      test.setTimeout(30_000 + eventsInARow * 2_000);
      const subject = `chat:${event}` as const;
      const [screen] = screensOf(subject);
      if (!screen) throw new Error('No screen shows the chat.');
      const stage = new Stage(page, oracles);
      await stage.open();
      await stage.openChat(screen);
      const finds: string[] = [];
      for (let at = 0; at < eventsInARow; at += 1) {
        const { reply, what } = hostileAnswer(subject, seed, at, ofType(goodEvents[event], at));
        const faults = await stage.tell(screen, event, reply.text);
        if (faults.length > 0) finds.push([`${at}: ${what}`, ...faults].join('\n  '));
      }
      console.info(`hostile events of the chat, ${event}: ${eventsInARow}, seed ${seed}`);
      expect(finds, `KRAPAO_HOSTILE_SEED=${seed}`).toEqual([]);
    });
  }
}
