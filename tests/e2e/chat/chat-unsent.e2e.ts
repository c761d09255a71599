/** Chat messages that are not sent yet: reloads, closed tabs, other accounts. */
import type { Page } from '@playwright/test';
import { bodiesOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import {
  boxOf,
  chatOf,
  fileField,
  fileOf,
  joinedChat,
  joinsOf,
  logOf,
  openChat,
  write,
} from '../../support/steps/chat.ts';
import { sendLogin } from '../../support/steps/wallet.ts';
import { textsOf } from '../../support/texts.ts';

/** Of drafts and unsent messages, without the mark of how far the log was read. */
const keptKeys = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /^chat-(?!seen)/.test(key)),
  );
const reload = async (page: Page) => {
  await page.reload();
  await settled(page);
};

for (const [language, width] of [
  ['th', 390],
  ['la', 1280],
  ['en', 390],
] as const) {
  test.describe(`in ${language}, ${width} px wide`, () => {
    const texts = textsOf(language);
    test.use({ person: 'player', language, viewport: { width, height: 800 }, switches: 'operatorReplies:off' });

    // APP-200, CHT-7, CHT-81
    test('a message that was sent right before a reload is sent once, and a draft is there again', async ({
      page,
      open,
    }) => {
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
      // In which order: a page that ends slowly may hold the first one for longer than the second waits (CHT-120).
      for (const text of ['ກ່ອນໂຫຼດ 1', 'ก่อนโหลด 2']) await expect(logOf(page, texts).getByText(text)).toHaveCount(1);
      await reload(page);
      await joinedChat(page, texts);
      await expect(logOf(page, texts).getByText(/^(ກ່ອນໂຫຼດ|ก่อนโหลด) \d$/)).toHaveCount(2);
    });

    // CHT-55, CHT-81, CHT-85
    test('a message that failed says so after a reload and can be sent again, and a file that was on its way is named', async ({
      page,
      open,
    }) => {
      await open('/user/home');
      const chat = await openChat(page, texts);
      await page.evaluate(() => window.sandbox?.fault('sendChatMessage', 'INTERNAL_SERVER_ERROR'));
      await write(page, texts, 'hello');
      await expect(chat.getByText(texts.chat.delivery.failed)).toBeVisible();
      await page.evaluate(() => window.sandbox?.fault('uploadChatImage', { delay: 60_000 }));
      await fileField(page, texts).setInputFiles(fileOf('photo.png', 'image/png', 'png'));
      await expect(chat.getByRole('progressbar')).toBeVisible();
      await reload(page);
      await joinedChat(page, texts);
      await expect(chat.getByText(texts.chat.delivery.failed)).toHaveCount(2);
      await expect(chat.getByText('photo.png')).toBeVisible();
      await chat.getByRole('button', { name: texts.chat.resend }).click();
      await expect(chat.getByText(texts.chat.delivery.failed)).toHaveCount(1);
      await chat.getByRole('button', { name: texts.chat.remove }).click();
      await expect(chat.getByText('photo.png')).toHaveCount(0);
      await expect(logOf(page, texts).getByText('hello')).toHaveCount(1);
      await expect.poll(() => keptKeys(page)).toEqual([]);
    });
  });
}

test.describe('a player', () => {
  test.use({ person: 'player', switches: 'operatorReplies:off' });

  // CHT-81, CHT-86
  test('who reloads while a message is on its way sees it once, and the backend keeps it once', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await openChat(page, texts);
    await page.evaluate(() => window.sandbox?.fault('sendChatMessage', { delay: 3_000 }));
    await write(page, texts, 'on its way');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('attempts\\\":1');
    await reload(page);
    await expect.poll(() => keptKeys(page)).toEqual([]);
    await joinedChat(page, texts);
    await expect(logOf(page, texts).getByText('on its way')).toHaveCount(1);
    await page.evaluate(() => window.sandbox?.clock.jump('1m'));
    await chatOf(page, texts).getByRole('button', { name: texts.chat.refresh }).click();
    await expect(logOf(page, texts).getByText('on its way')).toHaveCount(1);
  });

  // CHT-15, CHT-84
  test('leaves nothing behind at logout, and the next account sends nothing of it', async ({ page, open, texts }) => {
    await open('/user/home');
    const chat = await openChat(page, texts);
    await page.evaluate(() => window.sandbox?.fault('sendChatMessage', 'INTERNAL_SERVER_ERROR'));
    await write(page, texts, 'secret');
    await expect(chat.getByText(texts.chat.delivery.failed)).toBeVisible();
    await boxOf(page, texts).fill('secret draft');
    expect(await keptKeys(page)).toHaveLength(2);
    await chat.getByRole('button', { name: texts.chat.close }).click();
    await page.getByRole('banner').getByRole('button', { name: texts.shell.logout }).click();
    await expect(page.getByLabel(texts.auth.password, { exact: true })).toBeVisible();
    expect(await keptKeys(page)).toEqual([]);
    await sendLogin(page, texts);
    await expect(page).toHaveURL(/\/user\/home/);
    await openChat(page, texts);
    await expect(boxOf(page, texts)).toHaveValue('');
    await expect(chat.getByText('secret')).toHaveCount(0);
  });

  // CHT-82
  test('who closes a tab right after sending has it sent by the other tab, once', async ({
    page,
    context,
    open,
    texts,
  }) => {
    const other = await context.newPage();
    await open('/user/home', other);
    await open('/user/home');
    await openChat(page, texts);
    await openChat(other, texts);
    await expect.poll(() => joinsOf(other)).not.toHaveLength(0);
    // The tab does not live to see its half second.
    await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
    await write(page, texts, 'last words');
    await expect.poll(() => keptKeys(page)).toHaveLength(1);
    await page.close();
    await expect(logOf(other, texts).getByText('last words')).toHaveCount(1);
    await expect.poll(() => keptKeys(other)).toEqual([]);
    expect(await bodiesOf(other, 'sendChatMessage')).toHaveLength(1);
  });
});

// CHT-46, SAFE-63
test('a guest cannot send what shows nothing', async ({ page, open, texts }) => {
  await open('/contact');
  await page.getByRole('button', { name: texts.chat.contact }).click();
  const send = chatOf(page, texts).getByRole('button', { name: texts.chat.send });
  for (const blank of [
    '\u2800',
    '\ufe0f',
    '\u034f',
    '\u3164\u115f\uffa0',
    '\u{e0041}',
    '\u202e\u2066',
    '\u0301 \u200b',
  ]) {
    await boxOf(page, texts).fill(blank);
    await expect(boxOf(page, texts)).toHaveValue(blank);
    await expect(send).toBeDisabled();
    await boxOf(page, texts).press('Enter');
  }
  await boxOf(page, texts).fill('x');
  await expect(send).toBeEnabled();
  expect(await bodiesOf(page, 'sendChatMessage')).toEqual([]);
});
