/** Midnight in Bangkok and a laptop that slept, on devices of other time zones. */
import { countOf } from '../support/calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { logOf, openChat } from '../support/steps/chat.ts';
import { openDeposit } from '../support/steps/deposit.ts';
import { enterPhone } from '../support/steps/registration.ts';

test.use({ person: 'player', language: 'en' });

for (const zone of ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Chatham']) {
  test.describe(`on a device in ${zone}`, () => {
    test.use({ timezoneId: zone });

    // CHT-39
    test('the chat names its days by those of Bangkok, also when midnight passes there', async ({
      page,
      open,
      texts,
    }) => {
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
}

test.describe('a laptop', () => {
  // QR-30, QR-32
  test('that slept while a QR was open shows that it has expired', async ({ page, open, texts }) => {
    await page.clock.install();
    await open('/user/home');
    const sheet = await openDeposit(page, texts, 'qr');
    const panel = sheet.getByRole('region', { name: 'WW', exact: true });
    await panel.getByRole('button', { name: '500', exact: true }).click();
    await panel.getByRole('button', { name: texts.qr.create }).click();
    await expect(panel.getByRole('timer')).toHaveText(/^14:\d\d$/);
    await page.clock.fastForward('08:00:00');
    await expect(panel.getByText(texts.qr.expired)).toBeVisible();
  });

  // APP-442
  test('whose clock is put back goes on over a reload from the time that a QR has shown', async ({
    page,
    open,
    texts,
  }) => {
    const begin = new Date('2026-03-14T20:15:00+07:00');
    await page.clock.install({ time: begin });
    await open('/user/home');
    const sheet = await openDeposit(page, texts, 'qr');
    const panel = sheet.getByRole('region', { name: 'WW', exact: true });
    await panel.getByRole('button', { name: '500', exact: true }).click();
    await panel.getByRole('button', { name: texts.qr.create }).click();
    await expect(panel.getByRole('timer')).toHaveText(/^14:\d\d$/);
    await page.clock.fastForward('05:00');
    await expect(panel.getByRole('timer')).toHaveText(/^0?9:\d\d$/);
    const shown = () => page.evaluate(() => window.sandbox?.now() ?? 0);
    const before = await shown();
    await page.clock.setSystemTime(new Date(begin.getTime() - 86_400_000));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready', /.*/);
    expect(await shown()).toBeGreaterThanOrEqual(before);
  });

  test.describe('of a visitor who waits for a code', () => {
    test.use({ scenario: 'newcomer', person: 'visitor' });

    // MNY-202
    test('lets ask for another one right after it has slept, though its timers stood still', async ({
      page,
      open,
      texts,
    }) => {
      await page.clock.install();
      await open('/register');
      await enterPhone(page, texts);
      await expect(page.getByLabel(texts.register.otp.label)).toBeVisible();
      const again = page.getByRole('button', { name: texts.register.otp.resend });
      await expect(again).toBeHidden();
      await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
      await expect(again).toBeVisible({ timeout: 4_000 });
    });
  });

  test.describe('with bonuses that are used up', () => {
    test.use({ scenario: 'bonus-limits' });

    // BON-14, BON-20
    test('that slept over midnight in Bangkok opens the bonuses of the day again', async ({ page, open, texts }) => {
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
});
