/** The chat over a real socket.io server, across origins. */
import { brokenLine } from '../support/oracles.ts';
import { png } from '../support/png.ts';
import { boxOf } from '../support/steps/chat.ts';
import { openRoom } from './chat-room.ts';
import { expect, test } from './fixtures.ts';

// CHT-30, CHT-67
test('a player writes, gets replies, keeps every message over a broken connection, and sends a picture', {
  tag: '@smoke',
}, async ({ page, open, operate, oracles, texts }) => {
  oracles.expect(brokenLine);
  await open('/user/home');
  const { panel, said, say } = await openRoom(page, texts, operate);
  const box = boxOf(page, texts);

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
