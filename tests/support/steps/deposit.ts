/** Player steps in the deposit sheet: choose a method, then use it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../fixtures.ts';
import type { Texts } from '../texts.ts';
import { openAction } from './wallet.ts';

export type DepositMethod = 'bank' | 'qr' | 'wallet' | 'gift';

/** The head of a method's section. */
export const methodHead = (sheet: Locator, { deposit }: Texts, method: DepositMethod): Locator =>
  sheet.getByRole('button', {
    name: { bank: deposit.banks, qr: deposit.qrs, wallet: deposit.wallets, gift: deposit.gift.title }[method],
    exact: true,
  });

/** Opens a method's section, unless it is open. */
export async function chooseMethod(page: Page, texts: Texts, sheet: Locator, method: DepositMethod) {
  const head = methodHead(sheet, texts, method);
  await expect(head).toBeVisible();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await settled(page);
}

/** Opens the deposit sheet from home and chooses a method. */
export async function openDeposit(page: Page, texts: Texts, method: DepositMethod): Promise<Locator> {
  const sheet = await openAction(page, texts, 'deposit');
  await chooseMethod(page, texts, sheet, method);
  return sheet;
}

/** A QR provider's panel in the open deposit sheet. */
export const qrPanel = (sheet: Locator, name = 'WW'): Locator => sheet.getByRole('region', { name, exact: true });

/** Opens a QR provider's panel, unless it is open. */
export async function chooseProvider(sheet: Locator, name = 'WW'): Promise<Locator> {
  const panel = qrPanel(sheet, name);
  await expect(panel).toBeVisible();
  const closed = panel.getByRole('button', { name, exact: true, expanded: false });
  if (await closed.isVisible()) await closed.click();
  return panel;
}

/** Opens the deposit sheet from home and a QR provider's panel. */
export const openProvider = async (page: Page, texts: Texts, name = 'WW'): Promise<Locator> =>
  chooseProvider(await openDeposit(page, texts, 'qr'), name);

/** Opens the deposit sheet from home and creates a QR. @returns the panel with its countdown */
export async function makeQr(page: Page, texts: Texts, amount: string, provider = 'WW'): Promise<Locator> {
  const panel = await openProvider(page, texts, provider);
  await panel.getByRole('textbox', { name: texts.qr.amount }).fill(amount);
  await panel.getByRole('button', { name: texts.qr.create }).click();
  await expect(panel.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  return panel;
}
