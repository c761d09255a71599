/** Shared player steps on login, home and transfer. */

import { expect, type Locator, type Page } from '@playwright/test';
import { demoPlayer } from '../../../mocks/reference/reference-data.ts';
import { settled, sheetsLeft } from '../fixtures.ts';
import { fill, type Texts } from '../texts.ts';

export { demoPlayer };

export interface LoginOptions {
  password?: string;
  remember?: boolean;
}

/** Fills the login form and sends it, without waiting for the response. */
export async function sendLogin(page: Page, texts: Texts, { password, remember = false }: LoginOptions = {}) {
  await page.getByLabel(texts.auth.username).fill(demoPlayer.username);
  await page.getByLabel(texts.auth.password, { exact: true }).fill(password ?? demoPlayer.password);
  if (remember) await page.getByRole('checkbox', { name: texts.auth.remember }).check();
  await page.getByRole('button', { name: texts.auth.submit, exact: true }).click();
}

/** Satang of the first amount in a text such as `1,234.50`. @throws when there is none */
export function satangIn(text: string): number {
  const amount = /(\d[\d,]*)\s*\.\s*(\d\d)(?!\d)/.exec(text);
  if (!amount) throw new Error(`No amount in "${text}"`);
  return Number(amount[1]?.replaceAll(',', '')) * 100 + Number(amount[2]);
}

/** The amounts on the home screen now, in satang. */
export async function balances(page: Page, texts: Texts) {
  const card = page.getByRole('region', { name: texts.home.total });
  const part = async (name: string) =>
    satangIn(
      await card
        .getByRole('definition')
        .nth((await card.getByRole('term').allInnerTexts()).findIndex((term) => term.includes(name)))
        .innerText(),
    );
  return {
    total: satangIn(await card.getByRole('paragraph').first().innerText()),
    wallet: await part(texts.account.WALLET),
    games: await part(texts.home.inGames),
  };
}

/** Presses a button and waits until its sheet has loaded. */
export async function openSheet(page: Page, button: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: title, exact: true });
  await expect(sheet).toBeVisible();
  await settled(page);
  return sheet;
}

/** Opens a sheet from home. */
export const openAction = (page: Page, texts: Texts, name: 'deposit' | 'refund' | 'invite' | 'transfer' | 'withdraw') =>
  openSheet(page, texts.home.actions[name], texts[name].title);

export async function openWithdraw(page: Page, texts: Texts) {
  const sheet = await openAction(page, texts, 'withdraw');
  return {
    sheet,
    amount: sheet.getByRole('textbox', { name: texts.withdraw.amountLabel }),
    confirm: sheet.getByRole('button', { name: texts.withdraw.submit, exact: true }),
  };
}

export const openTransfer = (page: Page, texts: Texts): Promise<Locator> => openAction(page, texts, 'transfer');

async function pickAccount(wheel: Locator, name: string): Promise<void> {
  const option = wheel.getByRole('option', { name });
  await option.click();
  await expect(option).toHaveAttribute('aria-selected', 'true');
}

export async function fillTransfer(sheet: Locator, texts: Texts, from: string, to: string, amount: string) {
  await pickAccount(sheet.getByRole('listbox', { name: texts.transfer.from, exact: true }), from);
  await pickAccount(sheet.getByRole('listbox', { name: texts.transfer.to, exact: true }), to);
  await sheet.getByRole('textbox', { name: texts.transfer.amountLabel }).fill(amount);
}

export const transferButton = (sheet: Locator, texts: Texts): Locator =>
  // Its name goes on with the order (TRF-283).
  sheet.getByRole('button', { name: new RegExp(`^${texts.transfer.submit}`) });

/** Fills the transfer form and sends it, without waiting for the result. */
export async function sendTransfer(page: Page, texts: Texts, from: string, to: string, amount: string) {
  const sheet = await openTransfer(page, texts);
  await fillTransfer(sheet, texts, from, to, amount);
  await transferButton(sheet, texts).click();
  return sheet;
}

/** Expects the text of the refusal dialog, then closes it. */
export async function closeRefusal(page: Page, texts: Texts, said: string): Promise<void> {
  const refusal = page.getByRole('dialog', { name: texts.common.error, exact: true });
  await expect(refusal).toContainText(said);
  await refusal.getByRole('button', { name: texts.common.ok, exact: true }).click();
  await expect(refusal).toBeHidden();
}

/** Transfers money, waits for the confirmation and closes it. */
export async function transfer(page: Page, texts: Texts, from: string, to: string, amount: string): Promise<void> {
  await sendTransfer(page, texts, from, to, amount);
  const done = page.getByRole('dialog', { name: texts.transfer.done });
  await expect(done).toBeVisible();
  await done.getByRole('button', { name: texts.common.ok, exact: true }).click();
  await expect(done).toBeHidden();
  await sheetsLeft(page);
}

/** The line under the statement's title: `57 transactions`. */
export const statementCount = (texts: Texts, count: number): string =>
  fill(texts.statement.count_other, { shown: count.toLocaleString('en-US'), count });

/** Opens a game's sheet from home. */
export async function openGame(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${name} (?=\\D)(?!Slot)`) }).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await expect(sheet).toBeVisible();
  await settled(page);
  return sheet;
}

export const play = (sheet: Locator, texts: Texts) =>
  sheet.getByRole('button', { name: texts.games.play, exact: true }).click();

/** The simulated provider page: shows the data it received, in the tester's language. */
export const landing = (page: Page): Locator => page.locator('main.kps-provider');
