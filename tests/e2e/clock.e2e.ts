/** Bangkok midnight and a sleeping laptop, on devices in other time zones. */
import { countOf } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { logOf, openChat } from '../support/steps/chat.ts';

test.use({ person: 'player', language: 'en' });

test.describe('on a device of another time zone', () => {
  test.use({ timezoneId: 'Pacific/Chatham' });

  // CHT-39
  test('the chat names its days by Bangkok time, also when midnight passes there', async ({ page, open, texts }) => {
    await page.clock.install();
    await open('/user/home');
    await openChat(page, texts);
    const days = logOf(page, texts).locator('p', { hasText: /^(Today|Yesterday|\d\d\/\d\d\/\d{4})$/ });
    await expect(days.last()).toHaveText(texts.chat.today);
    await page.evaluate(() => window.sandbox?.clock.jump('4h'));
    await page.clock.fastForward('01:01');
    await expect(days.last()).toHaveText(texts.chat.yesterday);
  });
});

test.describe('with bonuses that are used up', () => {
  test.use({ scenario: 'bonus-limits' });

  // BON-14, BON-20
  test('a laptop that slept over midnight in Bangkok offers the bonuses of the day again', async ({
    page,
    open,
    texts,
  }) => {
    await page.clock.install();
    await open('/user/bonus');
    const closed = page.getByText(texts.bonus.again.day);
    await expect(closed).toHaveCount(2);
    const asked = await countOf(page, 'listBonuses');
    await page.clock.fastForward('08:00:00');
    await expect(closed).toHaveCount(0);
    await expect.poll(() => countOf(page, 'listBonuses')).toBeGreaterThan(asked);
  });
});
