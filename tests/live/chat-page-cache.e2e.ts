/** A page with an open chat in the browser's back/forward cache. */
import type { Page } from '@playwright/test';
import { openRoom } from './chat-room.ts';
import { expect, test } from './fixtures.ts';

/** Does what a browser does with a page that it caches: tells the page and freezes it. A headless shell caches none by itself. */
async function keep(page: Page): Promise<() => Promise<void>> {
  const tell = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  const session = await page.context().newCDPSession(page);
  await tell('pagehide');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await tell('pageshow');
  };
}

// APP-225, CHT-111
test('a chat closes its connection while its page is cached, then connects again with every message, each once', async ({
  page,
  open,
  operate,
  texts,
}) => {
  await open('/user/home');
  const { panel, room, said, say } = await openRoom(page, texts, operate);
  await say('before');
  await expect(said('before')).toBeVisible();

  const turns = ['first', 'second'];
  for (const turn of turns) {
    const show = await keep(page);
    await expect.poll(() => operate<string[]>('chat.rooms')).toEqual([]);
    await say(`while away the ${turn} time`);
    await show();
    await expect(said(`while away the ${turn} time`)).toBeVisible();
    await expect(panel.getByText(texts.chat.line.joined)).toBeVisible();
    await say(`back the ${turn} time`);
    await expect(said(`back the ${turn} time`)).toBeVisible();
  }
  for (const text of ['before', ...turns.flatMap((turn) => [`while away the ${turn} time`, `back the ${turn} time`])]) {
    await expect(said(text)).toHaveCount(1);
  }
  expect(await operate<string[]>('chat.rooms')).toEqual([room]);
});
