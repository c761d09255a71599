/** The support chat from both sides: the customer in the page, support through the sandbox. */

import { bodiesOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  boxOf,
  chatOf,
  joinsOf,
  launcherOf,
  logOf,
  openChat,
  playerRoom,
  supportSays,
  write,
} from '../../support/steps/chat.ts';

test.describe('a player', () => {
  test.use({ person: 'player', switches: 'operatorReplies:off' });

  // CHT-12, CHT-13, CHT-17, CHT-18, CHT-26, CHT-28, CHT-35, CHT-43, CHT-50, CHT-52, CHT-64
  test('joins the room, marks it as read, and sees each message once', {
    tag: '@smoke',
  }, async ({ page, open, texts }) => {
    await open('/user/home');
    await openChat(page, texts);
    expect(await joinsOf(page)).toEqual([playerRoom]);
    expect(await bodiesOf(page, 'getChatHistory')).toContainEqual({
      userId: '38524639',
      guestId: '',
      limit: 10,
      skip: 0,
    });
    await expect.poll(() => bodiesOf(page, 'markChatRead')).toEqual([{ userId: '38524639', guestId: '' }]);

    await page.evaluate(() => window.sandbox?.fault('sendChatMessage', { delay: 2_000 }));
    const before = await page.evaluate(() => window.sandbox?.now() ?? 0);
    await write(page, texts, 'ฝากเงินแล้วครับ <b>1,000</b>');
    await expect(boxOf(page, texts)).toHaveValue('');
    await expect(logOf(page, texts).getByText(texts.chat.delivery.sending)).toBeVisible();
    await expect.poll(() => bodiesOf(page, 'sendChatMessage')).toHaveLength(1);
    const at = await page.evaluate(
      () => window.sandbox?.calls().find((call) => call.operation === 'sendChatMessage')?.at,
    );
    expect((at ?? 0) - before).toBeGreaterThanOrEqual(500);
    const [sent] = await bodiesOf(page, 'sendChatMessage');
    expect(sent).toMatchObject({
      sender: 'customer',
      message: { message_type: 'text', payload: { message: 'ฝากเงินแล้วครับ <b>1,000</b>' } },
      userId: '38524639',
      guestId: '',
      username: '0812345678',
      deviceToken: '',
    });
    expect(sent?.['name']).toBeTruthy();
    await expect(logOf(page, texts).getByText(texts.chat.delivery.sending)).toHaveCount(0);
    await supportSays(page, 'ได้รับแล้ว');
    await expect(logOf(page, texts).getByRole('listitem').last()).toContainText('ได้รับแล้ว');
    // The socket and a refresh deliver the customer's own message too (CHT-35).
    await chatOf(page, texts).getByRole('button', { name: texts.chat.menu }).click();
    await page.getByRole('menuitem', { name: texts.chat.refresh }).click();
    await expect(logOf(page, texts).getByText('ฝากเงินแล้วครับ <b>1,000</b>')).toHaveCount(1);
  });
});

test.describe('a player with a past', () => {
  test.use({ person: 'player', switches: 'operatorReplies:off,chatMessages:40' });

  // CHT-32, CHT-33, CHT-40, CHT-41, CHT-42, CHT-113
  test('keeps the reading position and counts new messages; within 60 px of the end the log follows', async ({
    page,
    open,
    texts,
  }) => {
    await open('/user/home');
    await openChat(page, texts);
    const log = logOf(page, texts);
    const below = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
    const up = (px: number) => log.evaluate((box, by) => box.scrollTo(0, box.scrollHeight - box.clientHeight - by), px);
    await up(59);
    await supportSays(page, 'ถึงท้าย');
    await expect(log.getByText('ถึงท้าย')).toBeInViewport();
    await expect.poll(below).toBeLessThan(2);
    await up(61);
    const jump = chatOf(page, texts).getByRole('button', { name: texts.chat.jump });
    await expect(jump).toBeVisible();
    await supportSays(page, 'อยู่ล่าง');
    await expect(jump).toHaveText('1');
    await expect.poll(below).toBeGreaterThan(61);
    await jump.click();
    await expect(log.getByText('อยู่ล่าง')).toBeInViewport();
    await expect(jump).toBeHidden();
    // The focused button is gone.
    await expect(log).toBeFocused();

    await log.evaluate((box) => box.scrollTo(0, 120));
    await expect(jump).toBeVisible();
    // The time of a message is unique in the log, its text is not.
    const moment = (await log.locator('time').nth(1).getAttribute('datetime')) ?? '';
    /** Distance of the message with that time from the top of the log, in px. */
    const heightOf = () =>
      log.evaluate((box, said) => {
        const stamp = box.querySelector(`time[datetime="${said}"]`);
        return (stamp?.getBoundingClientRect().top ?? Number.NaN) - box.getBoundingClientRect().top;
      }, moment);
    const before = await heightOf();
    await log.evaluate((box) => box.scrollBy(0, -90));
    await expect.poll(async () => (await bodiesOf(page, 'getChatHistory')).at(-1)?.['skip']).toBe(12);
    await expect.poll(async () => Math.abs((await heightOf()) - before - 90)).toBeLessThan(3);
  });
});

test.describe('with the keyboard alone', () => {
  test.use({ person: 'player', viewport: { width: 1280, height: 800 }, switches: 'operatorReplies:off' });

  // CHT-91
  test('panel and messages keep a border in forced colours', async ({ page, open, texts }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open('/user/home');
    const chat = await openChat(page, texts);
    await supportSays(page, 'ขอบ');
    await expect(chat).toHaveCSS('border-top-width', '1px');
    await expect(logOf(page, texts).getByText('ขอบ').locator('..')).toHaveCSS('border-top-width', '1px');
  });

  // CHT-2, CHT-5, CHT-6, CHT-46, CHT-50, DES-41
  test('opens the chat, sends messages and closes it, and the focus returns', async ({ page, open, texts }) => {
    await open('/user/home');
    await launcherOf(page, texts).focus();
    await page.keyboard.press('Enter');
    await expect(boxOf(page, texts)).toBeFocused();
    await page.keyboard.type('  ');
    await page.keyboard.press('Enter');
    await boxOf(page, texts).fill('');
    await page.keyboard.type('one');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('two');
    await expect(boxOf(page, texts)).toHaveValue('one\ntwo');
    await page.keyboard.press('Enter');
    await expect(boxOf(page, texts)).toHaveValue('');
    await expect.poll(() => bodiesOf(page, 'sendChatMessage')).toHaveLength(1);

    // A message is sent although the chat is closed within half a second (CHT-50).
    await page.keyboard.type('and this too');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(chatOf(page, texts)).toBeHidden();
    await expect(launcherOf(page, texts)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(boxOf(page, texts)).toHaveValue('');
    await expect.poll(() => bodiesOf(page, 'sendChatMessage')).toHaveLength(2);
    await expect(logOf(page, texts).getByText('and this too')).toHaveCount(1);
  });
});
