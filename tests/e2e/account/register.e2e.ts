import { bodiesOf } from '../../support/calls.ts';
import { expect, settled, test } from '../../support/fixtures.ts';
import {
  enterCode,
  enterPhone,
  enterProfile,
  expectStep,
  fillBank,
  logInAfterwards,
  newcomer,
  next,
  reachBank,
  register,
} from '../../support/steps/registration.ts';

type Page = Parameters<typeof enterPhone>[0];

const outcomeOf = (page: Page) => page.locator('form').getByRole('alert').filter({ hasText: /./ });

test.describe('a newcomer', () => {
  test.use({ scenario: 'newcomer' });

  // APP-76, REG-1, REG-8, REG-44, REG-45
  test('registers with a phone number and gets an own wallet', { tag: '@smoke' }, async ({ page, open, texts }) => {
    await open('/register');
    await enterPhone(page, texts, '+66 89-111-2222');
    await expectStep(page, texts.register.heading.otp);
    await enterCode(page, texts);
    await enterProfile(page, texts);
    await fillBank(page, texts);
    await register(page, texts);
    await expect(page.getByRole('heading', { name: texts.register.done })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: texts.register.done })).toBeVisible();
    await logInAfterwards(page, texts);
    await expect(page.getByRole('heading', { name: newcomer.name })).toBeVisible();
    await expect(page.getByRole('region', { name: texts.home.total })).toBeVisible();
    expect(await bodiesOf(page, 'login')).toEqual([{ username: newcomer.phone, password: newcomer.password }]);
  });
});

test.describe('on a narrow phone', () => {
  test.use({ scenario: 'newcomer', language: 'la', viewport: { width: 360, height: 740 } });

  // REG-53
  test('names the current step in a line of its own, and all steps to screen readers', async ({
    page,
    open,
    texts: { register: words },
  }) => {
    await open('/register');
    const names = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(names).toHaveText([words.step.phone, words.step.otp, words.step.profile, words.step.bank]);
    const widths = () =>
      names.evaluateAll((steps) => steps.map((step) => step.lastElementChild?.getBoundingClientRect().width ?? 0));
    const [now, ...others] = await widths();
    expect(now).toBeGreaterThan(250);
    expect(Math.max(...others)).toBeLessThan(2);
    await page.setViewportSize({ width: 390, height: 740 });
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(60);
  });
});

test.describe('without codes', () => {
  test.use({ scenario: 'otp-off' });

  // REG-2, REG-3, REG-34, REG-38
  test('registers by keyboard alone', async ({ page, open, texts }) => {
    await open('/register');
    await page.getByLabel(texts.register.phone, { exact: true }).focus();
    await page.keyboard.type(newcomer.phone);
    await page.keyboard.press('Enter');
    // Each step focuses its first field.
    await expect(page.getByLabel(texts.register.name)).toBeFocused();
    await page.keyboard.type(newcomer.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(newcomer.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(newcomer.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: texts.register.bank, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: texts.register.bankSearch })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: texts.register.bank, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('somying');
    await page.keyboard.press('Tab');
    await page.keyboard.type('jai');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123-456-7890');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.register.done })).toBeVisible();
    expect(await bodiesOf(page, 'createAccount')).toEqual([
      expect.objectContaining({ bankCode: 'KBANK', bankAccountName: 'SOMYING JAI', bankAccountNo: '1234567890' }),
    ]);
    expect(await bodiesOf(page, 'sendOtp')).toEqual([]);
  });

  // REG-9, REG-10, REG-11, REG-13, REG-28, REG-29, REG-37, REG-40, REG-46
  test('sends nine fields, the password as typed, and the invite code of the link', async ({ page, open, texts }) => {
    const password = `  รหัส ລະຫັດ 😀 ${'x'.repeat(183)} `;
    expect(password).toHaveLength(200);
    await open('/register?code=PRold&code=abc.1');
    const invite = page.getByLabel(texts.register.invite);
    await expect(invite).toHaveValue('abc.1');
    await expect(invite).not.toBeEditable();
    // Stored, also when the address no longer has it.
    await open('/register');
    await expect(invite).toHaveValue('abc.1');
    await expect(invite).not.toBeEditable();
    await enterPhone(page, texts);
    await page.getByLabel(texts.register.source).selectOption('FRIEND');
    await enterProfile(page, texts, password, password);
    await fillBank(page, texts, { firstName: ' som  ', lastName: 'chai' });
    await register(page, texts);
    await expect(page.getByRole('heading', { name: texts.register.done })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('code'))).toBeNull();
    expect(await bodiesOf(page, 'createAccount')).toEqual([
      {
        name: newcomer.name,
        username: newcomer.phone,
        password,
        sourceCode: 'FRIEND',
        inviteCode: 'abc.1',
        bankCode: 'SCB',
        bankAccountName: 'SOM CHAI',
        bankAccountNo: newcomer.accountNo,
        currency: 'BAHT',
      },
    ]);
  });

  // APP-72, REG-4, REG-5, REG-44
  test('keeps typed text over Back, Forward, another language and a reload, except passwords, and ends at login', async ({
    page,
    open,
    texts,
  }) => {
    await open('/register?code=PRabc');
    await enterPhone(page, texts);
    await page.getByLabel(texts.register.name).fill(newcomer.name);
    await page.goBack();
    await expect(page.getByLabel(texts.register.phone, { exact: true })).toHaveValue(newcomer.phone);
    await page.goForward();
    await expect(page.getByLabel(texts.register.name)).toHaveValue(newcomer.name);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByLabel('Display name')).toHaveValue(newcomer.name);
    await page.getByRole('button', { name: 'ไทย' }).click();
    await enterProfile(page, texts);
    await fillBank(page, texts);
    await page.reload();
    await settled(page);
    await expectStep(page, texts.register.heading.profile);
    await expect(page.getByLabel(texts.register.name)).toHaveValue(newcomer.name);
    await expect(page.getByLabel(texts.register.password, { exact: true })).toHaveValue('');
    await enterProfile(page, texts);
    await expect(page.getByLabel(texts.register.accountNo)).toHaveValue(newcomer.accountNo);
    // Stored during the reload only, and removed then.
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(newcomer.accountNo);
    await register(page, texts);
    await expect(page.getByRole('heading', { name: texts.register.done })).toBeVisible();
    expect(await bodiesOf(page, 'createAccount')).toEqual([
      expect.objectContaining({ inviteCode: 'PRabc', password: newcomer.password }),
    ]);
    await logInAfterwards(page, texts);
    await page.goBack();
    await expect(page.getByRole('heading', { name: texts.register.done })).toHaveCount(0);
  });

  // REG-41, REG-42
  test('leads a refusal to the step of its field, with everything kept', async ({ page, open, texts }) => {
    await open('/register');
    await reachBank(page, texts);
    await fillBank(page, texts);
    for (const [code, step] of [
      ['EXISTING_BANK', 'bank'],
      // Straight after the first refusal, whose text must not move the button when the field loses the focus.
      ['REGISTER_FAIL', 'bank'],
      ['UNVERIFIED_OTP', 'phone'],
      ['EXISTING_USER', 'phone'],
    ] as const) {
      await page.evaluate((refusal) => window.sandbox?.fault('createAccount', { code: refusal }), code);
      await register(page, texts);
      await expect(outcomeOf(page)).toHaveText(texts.errorMsg[code]);
      await expectStep(page, texts.register.heading[step]);
      if (code === 'EXISTING_BANK') {
        // The refusal disappears with the first key, and the focus stays.
        const field = page.getByLabel(texts.register.accountNo);
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(texts.errorMsg.EXISTING_BANK);
        await page.keyboard.press('End');
        await page.keyboard.type('0');
        await expect(outcomeOf(page)).toHaveCount(0);
        await expect(page.getByLabel(texts.register.accountNo)).toHaveValue(`${newcomer.accountNo}0`);
        await page.keyboard.press('Backspace');
      }
      if (step === 'bank') continue;
      await next(page, texts);
      await expect(page.getByLabel(texts.register.name)).toHaveValue(newcomer.name);
      await next(page, texts);
      await expect(page.getByLabel(texts.register.accountNo)).toHaveValue(newcomer.accountNo);
    }
  });

  // REG-43
  test('calls a registration without a response unconfirmed, and finds out by a login whether to send it again', async ({
    page,
    open,
    texts,
  }) => {
    const submit = page.getByRole('button', { name: texts.register.submit, exact: true });
    const tryLogin = page.getByRole('button', { name: texts.register.tryLogin, exact: true });
    const faultAt = (operation: 'createAccount' | 'login', effect: { cut: true } | { after: 'cut' }) =>
      page.evaluate(([name, what]) => window.sandbox?.fault(name, what), [operation, effect] as const);
    await open('/register');
    await reachBank(page, texts);
    await fillBank(page, texts);
    await faultAt('createAccount', { cut: true });
    await submit.dblclick();
    await expect(outcomeOf(page)).toHaveText(texts.register.unknown);
    await faultAt('login', { cut: true });
    await tryLogin.click();
    await expect(outcomeOf(page)).toHaveText(texts.register.unknown);
    await expect(tryLogin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(outcomeOf(page)).toHaveText(texts.register.notYet);
    // The button is gone; the focus goes to what is to be pressed next.
    await expect(submit).toBeFocused();
    expect(await bodiesOf(page, 'createAccount')).toHaveLength(1);
    await faultAt('createAccount', { after: 'cut' });
    await page.keyboard.press('Enter');
    await expect(outcomeOf(page)).toHaveText(texts.register.unknown);
    await tryLogin.click();
    await expect(page.getByRole('heading', { name: newcomer.name })).toBeVisible();
    expect(await bodiesOf(page, 'createAccount')).toHaveLength(2);
  });
});

test.describe('in Laos', () => {
  test.use({ scenario: 'laos', language: 'la', switches: 'registerOtp:off' });

  // APP-35, REG-7, REG-39, REG-44
  test('takes phone numbers of 8 to 11 digits and offers kip or baht; leaving the page then cancels the way to login', async ({
    page,
    open,
    texts,
  }) => {
    await page.clock.install();
    await open('/register');
    for (const phone of ['2055551', '205555123456']) {
      await enterPhone(page, texts, phone);
      await expect(page.getByText(texts.register.phoneLaos)).toBeVisible();
    }
    await enterPhone(page, texts, '20555512');
    await enterProfile(page, texts);
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'LAK' })).toBeChecked();
    await fillBank(page, texts, { bank: 'BCEL' });
    await page.getByRole('radio', { name: 'BAHT' }).check();
    await register(page, texts);
    await expect(page.getByRole('heading', { name: texts.register.done })).toBeVisible();
    expect(await bodiesOf(page, 'createAccount')).toEqual([
      expect.objectContaining({ username: '20555512', currency: 'BAHT', bankCode: 'BCEL' }),
    ]);
    await page.getByRole('navigation').getByRole('link', { name: texts.shell.menu.contact }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.common.titles.contact })).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL(/\/contact/);
  });
});
