/** Bangkok midnight on a sleeping laptop in another time zone. */
import { countOf } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ person: 'player', language: 'en', scenario: 'bonus-limits', timezoneId: 'Pacific/Chatham' });

// BON-14, BON-20
test('offers daily bonuses again on a laptop that slept over midnight in Bangkok', async ({ page, open, texts }) => {
  await page.clock.install();
  await open('/user/bonus');
  const closed = page.getByText(texts.bonus.again.day);
  await expect(closed).toHaveCount(2);
  const asked = await countOf(page, 'listBonuses');
  await page.clock.fastForward('08:00:00');
  await expect(closed).toHaveCount(0);
  await expect.poll(() => countOf(page, 'listBonuses')).toBeGreaterThan(asked);
});
