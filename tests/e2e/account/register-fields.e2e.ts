import { bodiesOf } from '../../support/calls.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enterPhone, enterProfile, fillBank, newcomer, reachBank, register } from '../../support/steps/registration.ts';

test.use({ scenario: 'otp-off' });

for (const language of ['th', 'la', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    // REG-38, REG-48
    test('an account number of another length, or with letters, is said at its field and not sent', async ({
      page,
      open,
      texts,
    }) => {
      await open('/register');
      await reachBank(page, texts);
      const number = page.getByLabel(texts.register.accountNo);
      for (const wrong of ['123456789', '1234567890123456', '12345abcde', '+1234567890', ' ']) {
        await fillBank(page, texts, { accountNo: wrong });
        await register(page, texts);
        await expect(number).toBeFocused();
        await expect(number).toHaveAccessibleDescription(texts.register.accountNoRequired);
      }
      expect(await bodiesOf(page, 'createAccount')).toEqual([]);

      await number.fill('๑๒๓-໔໕໖ ７８９0');
      await register(page, texts);
      await expect(page.getByRole('heading', { name: texts.register.done })).toBeVisible();
      expect(await bodiesOf(page, 'createAccount')).toEqual([expect.objectContaining({ bankAccountNo: '1234567890' })]);
    });
  });
}

// REG-47
test('details that the server does not take are marked at the fields of their step', async ({ page, open, texts }) => {
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

  // The marks go with the first change.
  await page.getByLabel(words.firstName).fill('SOM');
  await expect(page.getByLabel(words.accountNo)).not.toHaveAttribute('aria-invalid', 'true');
  expect(await bodiesOf(page, 'createAccount')).toEqual([expect.objectContaining({ username: newcomer.phone })]);
});

// APP-98
test('a network that goes and comes back leaves a registration where it was', async ({ page, open, texts }) => {
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
