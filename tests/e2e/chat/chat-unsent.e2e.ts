/** Chat messages that are not sent yet, over a reload. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../support/fixtures.ts';
import { boxOf, joinedChat, logOf, openChat, write } from '../../support/steps/chat.ts';

/** Of drafts and unsent messages, without the mark of how far the log was read. */
const keptKeys = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /^chat-(?!seen)/.test(key)),
  );
const reload = async (page: Page) => {
  await page.reload();
  await settled(page);
};

test.use({ person: 'player', switches: 'operatorReplies:off' });

// APP-200, CHT-7, CHT-81
test('a reload sends a pending message once, and keeps the draft', async ({ page, open, texts }) => {
  await open('/user/home');
  await openChat(page, texts);
  // The first one is under way, and the second waits for it, when the page goes.
  await page.evaluate(() => window.sandbox?.fault('sendChatMessage', { delay: 60_000 }));
  await write(page, texts, 'ກ່ອນໂຫຼດ 1');
  await write(page, texts, 'ก่อนโหลด 2');
  await boxOf(page, texts).fill('not finished');
  expect(await keptKeys(page)).toHaveLength(3);
  await reload(page);
  await expect.poll(async () => (await keptKeys(page)).length).toBe(1);
  await joinedChat(page, texts);
  await expect(boxOf(page, texts)).toHaveValue('not finished');
  // A page that ends slowly may hold the first one for longer than the second waits (CHT-120).
  for (const text of ['ກ່ອນໂຫຼດ 1', 'ก่อนโหลด 2']) await expect(logOf(page, texts).getByText(text)).toHaveCount(1);
  await reload(page);
  await joinedChat(page, texts);
  await expect(logOf(page, texts).getByText(/^(ກ່ອນໂຫຼດ|ก่อนโหลด) \d$/)).toHaveCount(2);
});
