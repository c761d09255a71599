/** A conversation of thousands of messages, and a burst of further ones, at a quarter of the machine's speed. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { longestTask, slowDown } from '../../support/slow-machine.ts';
import { logOf, openChat, playerRoom } from '../../support/steps/chat.ts';

test.use({ person: 'player', switches: 'banners:off' });

/** The longest task that may delay a tap, ms. */
const limit = 200;

/** Sends messages of support over the line, each in a task of its own, as a socket brings them. */
const burst = (page: Page, from: number, count: number) =>
  page.evaluate(
    async ([room, first, many]) => {
      // Not a timer, which browsers slow down to one each 4 ms.
      const { port1, port2 } = new MessageChannel();
      const nextTask = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      for (let at = first; at < first + many; at += 1) {
        const message = {
          _id: `m${at}`,
          sender: 'operator',
          createdAt: new Date(Date.parse('2026-03-14T12:20:00Z') + at * 100).toISOString(),
          session_id: 's',
          message: { message_type: 'text', payload: { message: `Message ${at}` } },
        };
        window.sandbox?.chat.emit(room, 'messaging', message);
        await nextTask();
      }
    },
    [playerRoom, from, count] as const,
  );

/** Waits for the last row, without reading all rows on the page's thread. */
const drawn = (page: Page, words: string) =>
  page.waitForFunction((text) => [...document.querySelectorAll('ol > li')].at(-1)?.textContent?.includes(text), words, {
    timeout: 60_000,
    polling: 100,
  });

/** The middle one of three bursts' longest tasks, ms: a single one is up to half as long again when the machine hesitates. */
async function longestOfBursts(page: Page, from: number): Promise<number> {
  const longest: number[] = [];
  for (const first of [from, from + 100, from + 200])
    longest.push(
      await longestTask(page, async () => {
        await burst(page, first, 100);
        await drawn(page, `Message ${first + 99}`);
      }),
    );
  const [, middle = Number.NaN] = longest.sort((one, other) => one - other);
  return middle;
}

// CHT-110
test('a burst in a room of 5,000 messages delays no tap', async ({ page, open, texts }) => {
  test.setTimeout(300_000);
  await open('/user/home');
  await openChat(page, texts);
  await burst(page, 0, 5_000);
  await drawn(page, 'Message 4999');
  await slowDown(page);
  const atEnd = await longestOfBursts(page, 5_000);
  // A log that still follows its end, a moment after the last message, takes the first scroll back.
  const jump = page.getByRole('button', { name: texts.chat.jump });
  const scrolled = async () => {
    await logOf(page, texts).evaluate((log) => log.scrollTo(0, log.scrollHeight / 2));
    return jump.isVisible();
  };
  await expect.poll(scrolled).toBe(true);
  const readingBefore = await longestOfBursts(page, 5_300);
  expect(Math.max(atEnd, readingBefore), 'ms').toBeLessThan(limit);
});
