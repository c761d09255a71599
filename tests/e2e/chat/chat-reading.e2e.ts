/** Reading in the chat: where the unread messages begin, and pictures over the chat. */

import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../support/fixtures.ts';
import { png } from '../../support/png.ts';
import {
  chatOf,
  fileField,
  joinedChat,
  joinsOf,
  launcherOf,
  logOf,
  openChat,
  supportSays,
} from '../../support/steps/chat.ts';
import { fill, type Texts } from '../../support/texts.ts';

test.use({ person: 'player', switches: 'operatorReplies:off,chatMessages:40' });

const divider = (page: Page, texts: Texts, count: number) =>
  logOf(page, texts).getByRole('heading', {
    name: fill(texts.chat.unread_other, { count }),
    exact: true,
  });
const marked = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.sandbox?.calls().at(-1)?.operation)).toBe('markChatRead');

// CHT-2, CHT-7, CHT-23, CHT-40, CHT-300, CHT-301, CHT-302
test('counts messages of a closed chat on its button, and puts a divider above them until the chat is opened again', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  await openChat(page, texts);
  await marked(page);
  await page.keyboard.press('Escape');
  await expect(chatOf(page, texts)).toBeHidden();
  await supportSays(page, 'ข่าวหนึ่ง');
  await page.reload();
  await settled(page);
  await expect.poll(() => joinsOf(page)).toHaveLength(1);
  await supportSays(page, 'ข่าวสอง');
  await expect(launcherOf(page, texts)).toHaveAccessibleName(new RegExp(fill(texts.chat.unread_other, { count: 2 })));
  await page.getByRole('link', { name: texts.shell.menu.history }).click();
  await openChat(page, texts);
  const news = divider(page, texts, 2);
  await expect(news).toBeInViewport();
  const below = news.locator('xpath=ancestor::li/following::li');
  await expect(below).toHaveText([/ข่าวหนึ่ง/, /ข่าวสอง/]);
  await supportSays(page, 'ข่าวสาม');
  await expect(below).toHaveCount(3);
  const before = await logOf(page, texts).getByRole('listitem').count();
  await logOf(page, texts).evaluate((box) => box.scrollTo(0, 0));
  await expect.poll(() => logOf(page, texts).getByRole('listitem').count()).toBeGreaterThan(before);
  await expect(below).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(chatOf(page, texts)).toBeHidden();
  await expect(launcherOf(page, texts)).toHaveAccessibleName(texts.chat.open);
  await openChat(page, texts);
  await expect(logOf(page, texts).getByText('ข่าวสาม')).toBeInViewport();
  await expect(logOf(page, texts).getByRole('heading')).toHaveCount(0);
});

// CHT-303, CHT-304
test('a picture opens over the chat and zooms; Escape and Back close only the picture', async ({
  page,
  open,
  texts,
}) => {
  await open('/user/home');
  await openChat(page, texts);
  await fileField(page, texts).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png });
  const picture = logOf(page, texts).getByRole('button', {
    name: fill(texts.chat.openImage, { name: 'photo.png' }),
  });
  await picture.click();
  const viewer = page.getByRole('dialog', { name: fill(texts.chat.image, { name: 'photo.png' }) });
  const area = viewer.getByRole('region', { name: texts.chat.viewer.area });
  await expect(area).toHaveAttribute('aria-busy', 'false');
  const overhang = () =>
    area.evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
  expect(await overhang()).toEqual([0, 0]);
  for (let press = 0; press < 4; press += 1)
    await viewer.getByRole('button', { name: texts.chat.viewer.enlarge }).click();
  const [across = 0, down = 0] = await overhang();
  expect(across + down).toBeGreaterThan(400);
  // The middle of the picture stays in the middle of the window.
  const at = await area.evaluate((box) => [box.scrollLeft, box.scrollTop]);
  expect(Math.abs((at[0] ?? 0) - across / 2)).toBeLessThan(8);
  expect(Math.abs((at[1] ?? 0) - down / 2)).toBeLessThan(8);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
  await joinedChat(page, texts);
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  // On phones the chat has a history entry too. The former step back takes a moment.
  await expect.poll(() => page.evaluate(() => window.history.state.kpLayers)).toBe(2);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
  await joinedChat(page, texts);
});
