/** A laptop that slept: its clock went on, but the timers and the own time of the page stopped. */
import type { Page } from '@playwright/test';
import { makeQr } from '../support/steps/deposit.ts';
import { enterPhone } from '../support/steps/registration.ts';
import { expect, type Operate, test } from './fixtures.ts';

const slept = 2 * 3_600_000;

async function sleep(page: Page, operate: Operate): Promise<void> {
  await operate('clock.jump', '2h');
  await page.clock.setSystemTime(Date.now() + slept);
}

test.describe('a visitor who waits for a code', () => {
  test.use({ scenario: 'newcomer', person: 'visitor' });

  // MNY-202
  test('can request another code right after the laptop has slept', async ({ page, open, operate, texts }) => {
    await page.clock.install();
    await open('/register');
    await enterPhone(page, texts);
    const again = page.getByRole('button', { name: texts.register.otp.resend });
    await expect(page.getByLabel(texts.register.otp.label)).toBeVisible();
    await expect(again).toBeHidden();
    await sleep(page, operate);
    await expect(again).toBeVisible({ timeout: 4_000 });
  });
});

// MNY-202, QR-30
test('an open QR expires while the laptop sleeps', async ({ page, open, operate, texts }) => {
  await page.clock.install();
  await open('/user/home');
  const panel = await makeQr(page, texts, '500');
  await sleep(page, operate);
  await expect(panel.getByText(texts.qr.expired)).toBeVisible({ timeout: 4_000 });
});
