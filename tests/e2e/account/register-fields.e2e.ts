import { bodiesOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  chooseBank,
  enterPhone,
  enterProfile,
  expectStep,
  fillBank,
  newcomer,
  next,
  reachBank,
  register,
} from '../../support/steps/registration.ts';

test.use({ scenario: 'otp-off' });

// REG-33, REG-35, REG-38
test('refuses a name that the bank does not take, and no account number', async ({ page, open, texts }) => {
  await open('/register');
  await reachBank(page, texts);
  const number = page.getByLabel(texts.register.accountNo);
  await fillBank(page, texts, { accountNo: ' - ' });
  await register(page, texts);
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(texts.register.accountNoRequired);
  // Of any length and form: the server decides.
  await number.fill('๑๒๓-໔໕໖');
  const message = page.getByText(texts.errorMsg.BANK_ACCOUNT_NAME_ENG);
  await expect(message).toHaveCount(0);
  await chooseBank(page, texts, 'KTB');
  await expect(message).toHaveCount(2);
  await register(page, texts);
  await expectStep(page, texts.register.heading.bank);
  expect(await bodiesOf(page, 'createAccount')).toEqual([]);

  await chooseBank(page, texts, 'KBANK');
  await expect(message).toHaveCount(0);
  await register(page, texts);
  await expect(page.getByRole('heading', { name: texts.register.done })).toBeVisible();
  expect(await bodiesOf(page, 'createAccount')).toEqual([expect.objectContaining({ bankAccountNo: '123456' })]);
});

// REG-47
test('marks details that the server refuses at the fields of their step', async ({ page, open, texts }) => {
  await open('/register');
  const { register: words } = texts;
  const isMarked = (label: string) =>
    expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => window.sandbox?.fault('validateAccount', 'INVALID_USER_INFO'));
  await enterPhone(page, texts);
  await enterProfile(page, texts);
  await expect(page.getByText(texts.errorMsg.INVALID_USER_INFO)).toHaveCount(1);
  await expect(page.getByLabel(words.name)).toBeFocused();
  for (const label of [words.name, words.password, words.confirm]) await isMarked(label);

  await enterProfile(page, texts);
  await page.evaluate(() => window.sandbox?.fault('createAccount', 'INVALID_USER_INFO'));
  await fillBank(page, texts);
  await register(page, texts);
  await expect(page.getByText(texts.errorMsg.INVALID_USER_INFO)).toHaveCount(1);
  for (const label of [words.firstName, words.lastName, words.accountNo]) await isMarked(label);
  const bank = page.getByRole('combobox', { name: words.bank });
  await expect(bank).toBeFocused();
  await expect(bank).toHaveAttribute('aria-invalid', 'true');

  // The first change removes the marks.
  await page.getByLabel(words.firstName).fill('SOM');
  await expect(page.getByLabel(words.accountNo)).not.toHaveAttribute('aria-invalid', 'true');
  expect(await bodiesOf(page, 'createAccount')).toEqual([expect.objectContaining({ username: newcomer.phone })]);
});

// APP-98
test('keeps a registration where it is while the network fails and returns', async ({ page, open, texts }) => {
  await open('/register');
  await reachBank(page, texts);
  await fillBank(page, texts);
  for (const [name, bad, good] of [
    ['offline', true, false],
    ['serverDown', true, false],
    ['latency', '3g', 'none'],
    ['failureRate', 100, 0],
  ] as const) {
    await page.evaluate(([which, value]) => window.sandbox?.set(which, value), [name, bad] as const);
    await expect(page.getByLabel(texts.register.accountNo)).toHaveValue(newcomer.accountNo);
    await page.evaluate(([which, value]) => window.sandbox?.set(which, value), [name, good] as const);
  }
  await register(page, texts);
  await expect(page.getByRole('heading', { name: texts.register.done })).toBeVisible();
});

// REG-6, REG-26, REG-27, REG-33, REG-51, REG-52
test('requires every field, and rates both passwords while they are typed', async ({ page, open, texts }) => {
  const { register: words, password } = texts;
  await open('/register');
  for (const [phone, message] of [
    ['', words.phoneRequired],
    ['081234567', texts.errorMsg.PHONE_NUMBER_REQUIRE_10_DIGIT],
  ] as const) {
    await enterPhone(page, texts, phone);
    await expect(page.getByText(message)).toBeVisible();
  }
  await enterPhone(page, texts);
  await expectStep(page, words.heading.profile);
  const [first, second] = [words.password, words.confirm].map((label) => page.getByLabel(label, { exact: true }));
  if (!first || !second) throw new Error('no fields');
  await first.fill('secret');
  await expect(first).toHaveAccessibleDescription(new RegExp(password.strength.weak));
  await first.fill('Secret99!x');
  await expect(first).toHaveAccessibleDescription(new RegExp(password.strength.strong));
  await second.fill('Secret99');
  await expect(second).not.toHaveAttribute('aria-invalid', 'true');
  await second.fill('Secret99!x');
  await expect(second).toHaveAccessibleDescription(new RegExp(password.same));

  for (const field of [first, second]) await field.fill('');
  await next(page, texts);
  for (const text of [words.nameRequired, words.passwordRequired, words.confirmRequired])
    await expect(page.getByText(text)).toBeVisible();
  await enterProfile(page, texts, 'secret98');
  await expect(second).toHaveAccessibleDescription(words.mismatch);
  await expect(page.getByRole('alert').filter({ hasText: words.mismatch })).toHaveCount(1);
  await expectStep(page, words.heading.profile);
  expect(await bodiesOf(page, 'validateAccount')).toEqual([]);

  await enterProfile(page, texts);
  await expectStep(page, words.heading.bank);
  await register(page, texts);
  for (const text of [words.bankRequired, words.firstNameRequired, words.lastNameRequired, words.accountNoRequired])
    await expect(page.getByText(text)).toBeVisible();
  expect(await bodiesOf(page, 'createAccount')).toEqual([]);
});
