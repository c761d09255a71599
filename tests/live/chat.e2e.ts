/** The chat over a real socket.io server, across origins. */
import { brokenLine } from '../support/oracles.ts';
import { png } from '../support/png.ts';
import { expect, test } from './fixtures.ts';

// CHT-30, CHT-67
test('a player writes, is answered, keeps every message over a broken connection, and sends a picture', async ({
  page,
  open,
  operate,
  oracles,
  texts,
}) => {
  oracles.expect(brokenLine);
  await open('/user/home');
  await page.getByRole('button', { name: texts.chat.open }).click();
  const panel = page.getByRole('dialog', { name: texts.chat.title });
  /** A visible message, not its announcement for screen readers. */
  const said = (text: string) => panel.getByText(text, { exact: true });
  const box = panel.getByRole('textbox', { name: texts.chat.message });
  await expect.poll(() => operate<string[]>('chat.rooms')).toHaveLength(1);
  const [room] = await operate<string[]>('chat.rooms');
  const say = (text: string) => operate('operator.chatSay', { room, text });

  await box.fill('เงินยังไม่เข้า');
  await box.press('Enter');
  await expect(said('เงินยังไม่เข้า')).toBeVisible();
  await say('before the break');
  await expect(said('before the break')).toBeVisible();

  await operate('set', 'chatDown', true);
  await say('during the break');
  await operate('set', 'chatDown', false);
  await expect(said('during the break')).toBeVisible({ timeout: 15_000 });
  await say('after the break');
  await expect(said('after the break')).toBeVisible();
  for (const text of ['before', 'during', 'after']) {
    await expect(said(`${text} the break`)).toHaveCount(1);
  }

  const chosen = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: texts.chat.attach }).click();
  await (await chosen).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: png });
  const picture = panel.getByRole('img', { name: /\.png/ });
  await expect(picture).toHaveAttribute('src', /^http:\/\/api\.example\.invalid\/uploads\/[0-9a-f]{64}\.png$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});
