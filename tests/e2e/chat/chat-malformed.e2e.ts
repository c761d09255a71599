/** Support messages that break the contract. */
import type { Page } from '@playwright/test';
import { bodiesOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chatOf, launcherOf, logOf, openChat, playerRoom, supportSays } from '../../support/steps/chat.ts';

test.use({ person: 'player', switches: 'operatorReplies:off' });

/** Contents of which nothing can be shown. */
const empty = [
  {},
  'text',
  ...['text', 'buttons', 'quick_replies', 'generic', 'postback'].flatMap((message_type) =>
    ['nope', { a: 1 }, [null], 7].map((value) => ({
      message_type,
      payload: { message: { a: 1 }, title: {}, buttons: value },
    })),
  ),
  { message_type: 'media', payload: { name: {}, filePath: [], url: 7, fileType: {} } },
  { message_type: {}, payload: 'nope' },
];
const button = { title: 'ปุ่มที่ดี', type: 'postback', payload: 'ok' };
const partly = { message_type: 'buttons', payload: { message: 'เลือกได้', title: {}, buttons: [null, button, 7] } };

/** One message for each content, sent now; some have odd ids, senders and times. */
const messagesOf = (name: string, contents: readonly unknown[], now: number) =>
  contents.map((message, at) => ({
    _id: `${name}${at}`,
    sender: at % 3 === 1 ? { a: 1 } : 'operator',
    createdAt: at % 4 === 1 ? '9999-12-31T23:59:59Z' : at % 4 === 2 ? {} : new Date(now + at).toISOString(),
    session_id: null,
    message,
  }));

const emit = (page: Page, event: 'messaging' | 'typing', data: readonly unknown[]) =>
  page.evaluate(
    ([room, name, all]) => {
      for (const one of all) window.sandbox?.chat.emit(room, name, one);
    },
    [playerRoom, event, data] as const,
  );
const now = (page: Page) => page.evaluate(() => window.sandbox?.now() ?? 0);

test('malformed messages are bubbles that say so, and the app and the other messages keep working, also after the chat was closed', async ({
  page,
  open,
  texts,
  oracles,
}) => {
  oracles.expect(/does not fit the contract/);
  await open('/user/home');
  await openChat(page, texts);
  const log = logOf(page, texts);
  await supportSays(page, 'พูดไว้ตอนแรก');
  await emit(page, 'typing', [null, 'nope', { ms: {} }]);
  await emit(page, 'messaging', [null, 'nope', [null], 7, {}]);
  await emit(page, 'messaging', messagesOf('bad', [...empty, partly], await now(page)));
  await supportSays(page, 'หลังจากนั้น');
  const heard = await page.evaluate(() =>
    (window.sandbox?.chat.events() ?? []).filter(
      ({ event, direction }) => event === 'messaging' && direction === 'out',
    ),
  );
  expect(heard).toHaveLength(empty.length + 8);

  const stands = async (bubbles: number) => {
    await expect(log.getByText('หลังจากนั้น')).toBeVisible();
    await expect(log.getByRole('button', { name: 'ปุ่มที่ดี' })).toBeVisible();
    // The log draws its newest messages first, and older ones with each scroll to the top.
    const drawn = async () => {
      await log.evaluate((box) => box.scrollTo(0, 0));
      return log.getByText(texts.chat.unshowable).count();
    };
    await expect.poll(drawn).toBe(bubbles);
    await expect(log.getByText('พูดไว้ตอนแรก')).toHaveCount(1);
    await expect(log.getByText(texts.chat.typing)).toHaveCount(0);
  };
  const reopen = async () => {
    await page.keyboard.press('Escape');
    await expect(chatOf(page, texts)).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    await launcherOf(page, texts).click();
  };
  await stands(empty.length);
  await reopen();
  await stands(empty.length);

  // The history answers the same messages, and more.
  const messages = messagesOf('old', empty, (await now(page)) - 600_000).toReversed();
  const asked = (await bodiesOf(page, 'getChatHistory')).length;
  await page.evaluate(
    (body) => window.sandbox?.fault('getChatHistory', { times: 'always', body }),
    JSON.stringify({ messages: [null, heard[0]?.data, ...messages] }),
  );
  await chatOf(page, texts).getByRole('button', { name: texts.chat.refresh }).click();
  await expect.poll(async () => (await bodiesOf(page, 'getChatHistory')).length).toBeGreaterThan(asked);
  await stands(empty.length * 2);
  await reopen();
  await stands(empty.length * 2);
});
