/** The chat of guests, in two tabs, and switched off. */

import { bodiesOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
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
import { sendLogin } from '../../support/steps/wallet.ts';

// CHT-3, CHT-9, CHT-10, CHT-14, CHT-15, CHT-17, CHT-36, INF-12
test('a guest keeps id and conversation until a login', async ({ page, open, texts }) => {
  await open('/contact');
  await page.getByRole('button', { name: texts.chat.contact }).click();
  const chat = chatOf(page, texts);
  await chat.getByRole('button', { name: texts.chat.topic.bonus }).click();
  await expect.poll(() => bodiesOf(page, 'sendChatMessage')).toHaveLength(1);
  const guestId = await page.evaluate(() => localStorage.getItem('guest-id'));
  const [sent] = await bodiesOf(page, 'sendChatMessage');
  expect(sent).toMatchObject({ userId: '', guestId, username: '', name: '' });
  expect(await joinsOf(page)).toEqual([`KP-${guestId}`]);
  await expect(logOf(page, texts).getByText(texts.chat.topic.bonus)).toBeVisible();

  await page.reload();
  await settled(page);
  await expect.poll(() => joinsOf(page)).toEqual([`KP-${guestId}`]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: texts.shell.menu.home }).click();
  await sendLogin(page, texts);
  await expect(page).toHaveURL(/\/user\/home/);
  await openChat(page, texts);
  expect((await joinsOf(page)).at(-1)).toBe(playerRoom);
  await expect(logOf(page, texts).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(texts.chat.topic.bonus)).toHaveCount(0);

  // A stored id that is not a UUID is replaced.
  await page.evaluate(() => localStorage.setItem('guest-id', '<script>'));
  await open('/contact');
  await page.getByRole('button', { name: texts.chat.contact }).click();
  await expect(chatOf(page, texts).getByText(texts.chat.line.joined)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('guest-id'))).toMatch(/^[0-9a-f-]{36}$/);
});

test.describe('in two tabs', () => {
  test.use({ person: 'player', switches: 'operatorReplies:off' });

  // The typed draft is removed with the session too.
  // ACC-17, CHT-7, CHT-15
  test('a message sent in one tab shows once in the other, and a logout in one ends the chat in both', async ({
    page,
    context,
    open,
    texts,
  }) => {
    const other = await context.newPage();
    await open('/user/home');
    await open('/user/home', other);
    await openChat(page, texts);
    await openChat(other, texts);
    await write(page, texts, 'จากแท็บแรก');
    await expect(logOf(other, texts).getByText('จากแท็บแรก')).toHaveCount(1);
    await supportSays(other, 'จากโต๊ะ');
    await expect(logOf(page, texts).getByText('จากโต๊ะ')).toHaveCount(1);
    await expect(logOf(other, texts).getByText('จากโต๊ะ')).toHaveCount(1);
    await expect(logOf(page, texts).getByText('จากแท็บแรก')).toHaveCount(1);
    await boxOf(other, texts).fill('ร่าง');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: texts.shell.logout }).click();
    await expect(other.getByLabel(texts.auth.password, { exact: true })).toBeVisible();
    await expect.poll(() => other.evaluate(() => window.sandbox?.chat.rooms())).toEqual([]);
    await openChat(other, texts);
    await expect(boxOf(other, texts)).toHaveValue('');
    await expect(other.getByText('จากแท็บแรก')).toHaveCount(0);
  });
});

test.describe('switched off', () => {
  test.use({ scenario: 'chat-off' });

  // CHT-1, INF-12
  test('shows no chat on any page', async ({ page, open, texts }) => {
    const asked = page.waitForResponse(/enableChatWidget/);
    await open('/contact');
    await asked;
    await expect(page.getByText(texts.info.contact.line)).toBeVisible();
    await expect(page.getByText(texts.chat.contact)).toHaveCount(0);
    await expect(launcherOf(page, texts)).toHaveCount(0);
  });
});
