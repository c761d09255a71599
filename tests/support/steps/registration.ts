/** Shared registration steps. */
import { expect, type Locator, type Page } from '@playwright/test';
import { newcomer } from '../../../scenarios/states/acts.ts';
import type { Texts } from '../texts.ts';

export { newcomer };

export const next = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: texts.common.next, exact: true }).click();

/** @param what a text of `register.heading` */
export const expectStep = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();

export async function enterPhone(page: Page, texts: Texts, phone = newcomer.phone): Promise<void> {
  await page.getByLabel(texts.register.phone, { exact: true }).fill(phone);
  await next(page, texts);
}

/** Types the password on the login page after a registration, and logs in (REG-44). */
export async function logInAfterwards(page: Page, texts: Texts): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel(texts.auth.username)).toHaveValue(newcomer.phone);
  await expect(page.getByLabel(texts.auth.password, { exact: true })).toBeFocused();
  await page.keyboard.type(newcomer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/home/);
}

export async function enterCode(page: Page, texts: Texts, code = '123456'): Promise<void> {
  // The sixth digit submits it.
  await page.getByLabel(texts.register.otp.label).fill(code);
}

export async function enterProfile(
  page: Page,
  texts: Texts,
  confirm = newcomer.password,
  password = newcomer.password,
): Promise<void> {
  await page.getByLabel(texts.register.name).fill(newcomer.name);
  await page.getByLabel(texts.register.password, { exact: true }).fill(password);
  await page.getByLabel(texts.register.confirm, { exact: true }).fill(confirm);
  await next(page, texts);
}

/** Goes from the first step to the last, without a code. */
export async function reachBank(page: Page, texts: Texts): Promise<void> {
  await enterPhone(page, texts);
  await enterProfile(page, texts);
}

/** The search field of the bank list, on the last step. */
export async function bankCombobox(page: Page, texts: Texts): Promise<Locator> {
  await reachBank(page, texts);
  await page.getByRole('combobox', { name: texts.register.bank, exact: true }).click();
  return page
    .getByRole('dialog', { name: texts.register.bankChoose })
    .getByRole('combobox', { name: texts.register.bankSearch });
}

/** Opens the bank sheet, types the code and chooses the bank. */
export async function chooseBank(page: Page, texts: Texts, code: string): Promise<void> {
  await page.getByRole('combobox', { name: texts.register.bank, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: texts.register.bankChoose });
  await sheet.getByRole('combobox', { name: texts.register.bankSearch }).fill(code);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
}

export const register = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: texts.register.submit, exact: true }).click();

export async function fillBank(page: Page, texts: Texts, changes: Partial<typeof newcomer> = {}): Promise<void> {
  const { bank, firstName, lastName, accountNo } = { ...newcomer, ...changes };
  await chooseBank(page, texts, bank);
  await page.getByLabel(texts.register.firstName).fill(firstName);
  await page.getByLabel(texts.register.lastName).fill(lastName);
  await page.getByLabel(texts.register.accountNo).fill(accountNo);
}
