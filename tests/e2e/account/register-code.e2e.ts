import { bodiesOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enterCode, enterPhone, enterProfile, expectStep, newcomer, next } from '../../support/steps/registration.ts';
import { fill, type Texts } from '../../support/texts.ts';

type Page = Parameters<typeof enterPhone>[0];

const outcomeOf = (page: Page) => page.locator('form').getByRole('alert').filter({ hasText: /./ });

test.describe('with codes', () => {
  test.use({ scenario: 'newcomer' });

  /** Opens a registration up to the step of the code. */
  async function reachCode(page: Page, texts: Texts, open: (route: string) => Promise<void>, phone = newcomer.phone) {
    await open('/register');
    await enterPhone(page, texts, phone);
    await expectStep(page, texts.register.heading.otp);
    return page.getByLabel(texts.register.otp.label);
  }

  // REG-17, REG-19, REG-21, REG-49
  test('sends a code with its sixth digit or by the button, and keeps the step after a refusal and a lost response', async ({
    page,
    context,
    open,
    texts,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const field = await reachCode(page, texts, open, '0800000208');
    const sent = await page.evaluate(
      () => window.sandbox?.calls().find(({ operation }) => operation === 'sendOtp')?.responseBody,
    );
    const { otpRef } = JSON.parse(String(sent)) as { otpRef: string };
    await expect(page.getByText(otpRef, { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type('99999');
    expect(await bodiesOf(page, 'verifyOtp')).toEqual([]);
    await page.getByRole('button', { name: texts.register.otp.submit }).click();
    await expect(outcomeOf(page)).toHaveText(texts.errorMsg.OTP_CODE_INVALID);
    // The refused code is selected: the next key begins anew.
    await expect(field).toBeFocused();
    await page.keyboard.type('99');
    await expect(field).toHaveValue('99');
    await page.evaluate(() => window.sandbox?.fault('verifyOtp', { cut: true }));
    await page.evaluate(() => navigator.clipboard.writeText('ref 987654 OTP 004-500'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue('004500');
    // After a refusal only the button sends: codes may have another length.
    await page.keyboard.press('Enter');
    await expect(outcomeOf(page)).toHaveText(texts.errorMsg.NETWORK);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('ab');
    await expect(field).toHaveValue('004500ab');
    await page.evaluate(() => window.sandbox?.fault('verifyOtp', { body: '{"message":"SUCCESS"}' }));
    await page.keyboard.press('Enter');
    await expectStep(page, texts.register.heading.profile);
    expect((await bodiesOf(page, 'verifyOtp')).map((body) => (body as { otpCode: string }).otpCode)).toEqual([
      '99999',
      '004500',
      '004500ab',
    ]);
  });

  // REG-50
  test('takes and sends the code that the browser reads from the message (WebOTP)', async ({ page, open, texts }) => {
    await page.addInitScript(() => {
      Object.assign(window, { OTPCredential: () => {} });
      const get = () => Promise.resolve({ id: '', type: 'otp', code: '123456' });
      Object.defineProperty(navigator, 'credentials', { value: { get } });
    });
    await open('/register');
    await enterPhone(page, texts);
    await expectStep(page, texts.register.heading.profile);
    expect(await bodiesOf(page, 'verifyOtp')).toHaveLength(1);
  });

  // REG-16, REG-20
  test('keeps the phone step with the reason when no code is sent, and skips the code of a verified phone', async ({
    page,
    open,
    texts,
  }) => {
    await open('/register');
    for (const [phone, message] of [
      ['0800000202', 'OTP_SEND_FAIL'],
      ['0800000204', 'REQUEST_LIMIT'],
    ] as const) {
      await enterPhone(page, texts, phone);
      await expect(outcomeOf(page)).toHaveText(texts.errorMsg[message]);
      await expectStep(page, texts.register.heading.phone);
      await expect(page.getByLabel(texts.register.phone, { exact: true })).toHaveValue(phone);
    }
    await enterPhone(page, texts, '0800000201');
    await expectStep(page, texts.register.heading.profile);
  });

  // REG-4, REG-15, REG-22, REG-23
  test('requests another code for another phone or after a minute, and no second one for the same phone', async ({
    page,
    open,
    texts,
  }) => {
    await reachCode(page, texts, open);
    await page.getByRole('button', { name: texts.common.back, exact: true }).click();
    await next(page, texts);
    await expectStep(page, texts.register.heading.otp);
    expect(await bodiesOf(page, 'sendOtp')).toEqual([{ phoneNumber: newcomer.phone }]);
    await page.goBack();
    await enterPhone(page, texts, '0893334444');
    await expectStep(page, texts.register.heading.otp);
    expect(await bodiesOf(page, 'sendOtp')).toEqual([{ phoneNumber: newcomer.phone }, { phoneNumber: '0893334444' }]);
    const again = page.getByRole('button', { name: texts.register.otp.resend });
    await expect(again).toHaveCount(0);
    await page.evaluate(() => window.sandbox?.clock.jump('61s'));
    await again.click();
    await expect(page.getByText(fill(texts.register.otp.resendIn, { seconds: 60 }))).toBeVisible();
    expect(await bodiesOf(page, 'sendOtp')).toHaveLength(3);
    await enterCode(page, texts);
    await expectStep(page, texts.register.heading.profile);
    // The code step is done and skipped: Back leads to the phone.
    await page.goBack();
    await expectStep(page, texts.register.heading.phone);
    await next(page, texts);
    await expectStep(page, texts.register.heading.profile);
  });
});

// REG-30, REG-31
test('refuses a registered phone number before the bank step', async ({ page, open, texts }) => {
  await open('/register');
  await enterPhone(page, texts, '0800000302');
  await enterCode(page, texts);
  await enterProfile(page, texts);
  await expect(outcomeOf(page)).toHaveText(texts.errorMsg.EXISTING_USER);
  await expectStep(page, texts.register.heading.phone);
  const field = page.getByLabel(texts.register.phone, { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(texts.errorMsg.EXISTING_USER);
});
