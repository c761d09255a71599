/** Part of the matrix: deposit, transfer, withdraw, statement, slips. */
import { expect, type Page } from '@playwright/test';
import { settled } from '../support/fixtures.ts';
import { openTransfer, sendTransfer, transferButton } from '../support/steps/wallet.ts';
import type { Texts } from '../support/texts.ts';
import type { Screen } from './screen.ts';

type Reach = NonNullable<Screen['reach']>;

const at =
  (route: string) =>
  (name: string, scenario: string, reach?: Reach, switches?: string): Screen => ({
    ...{ name, route, scenario, person: 'player' as const },
    ...(reach ? { reach } : {}),
    ...(switches ? { switches } : {}),
  });
const home = at('/user/home');
const statement = at('/user/statement');

const openSheet = async (page: Page, texts: Texts, action: 'deposit' | 'withdraw') => {
  await page.getByRole('button', { name: texts.home.actions[action], exact: true }).click();
  const sheet = page.getByRole('dialog', { name: texts[action].title, exact: true });
  await expect(sheet).toBeVisible();
  await settled(page);
  return sheet;
};
const deposit: Reach = async (page, texts) => void (await openSheet(page, texts, 'deposit'));
const withdraw: Reach = async (page, texts) => void (await openSheet(page, texts, 'withdraw'));
const transfer: Reach = async (page, texts) => void (await openTransfer(page, texts));

const slips: Reach = async (page, texts) => {
  await page.getByRole('button', { name: texts.slip.open, exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.slip.history })).toBeVisible();
};

const qrShown: Reach = async (page, texts) => {
  const sheet = await openSheet(page, texts, 'deposit');
  await sheet.getByRole('button', { name: '500', exact: true }).first().click();
  await sheet.getByRole('button', { name: texts.qr.create }).first().click();
  await expect(sheet.getByRole('timer')).toBeVisible();
};

const editName: Reach = async (page, texts) => {
  const sheet = await openSheet(page, texts, 'deposit');
  await sheet.getByRole('button', { name: texts.deposit.copyNumber }).first().click();
  await expect(page.getByRole('dialog', { name: texts.deposit.name.title })).toBeVisible();
};

const instruction: Reach = async (page, texts) => {
  const sheet = await openSheet(page, texts, 'deposit');
  await sheet.getByText(texts.deposit.enlarge).click();
  await expect(page.getByRole('button', { name: texts.deposit.zoomIn })).toBeVisible();
};

const giftRefused: Reach = async (page, texts) => {
  const sheet = await openSheet(page, texts, 'deposit');
  await sheet.getByRole('textbox', { name: texts.deposit.gift.label }).fill('https://example.test/gift');
  await sheet.getByRole('button', { name: texts.deposit.gift.send }).click();
  await expect(sheet.getByText(texts.deposit.gift.invalid)).toBeVisible();
};

const transferRefused: Reach = async (page, texts) => {
  const sheet = await openTransfer(page, texts);
  await transferButton(sheet, texts).click();
  await expect(page.getByText(texts.transfer.selectAccount)).toBeVisible();
};

const transferDone: Reach = async (page, texts) => {
  await sendTransfer(page, texts, texts.account.WALLET, 'Joker', '100.50');
  await expect(page.getByRole('dialog', { name: texts.transfer.done })).toBeVisible();
};

const withdrawRefused: Reach = async (page, texts) => {
  const sheet = await openSheet(page, texts, 'withdraw');
  await sheet.getByRole('textbox').fill('99.99');
  await sheet.getByRole('button', { name: texts.withdraw.submit, exact: true }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
};

export const moneyScreens: readonly Screen[] = [
  home('transfer', 'everyday', transfer),
  home('transfer-refused', 'everyday', transferRefused),
  home('transfer-done', 'everyday', transferDone),
  ...['everyday', 'bank-deposit', 'qr-deposit', 'manual-deposit', 'no-deposit'].map((scenario) =>
    home(`deposit-${scenario.replace('-deposit', '')}`, scenario, deposit),
  ),
  home('deposit-laos', 'laos', deposit),
  home('deposit-qr-shown', 'qr-deposit', qrShown),
  home('deposit-name', 'bank-deposit', editName),
  home('deposit-instruction', 'bank-deposit', instruction),
  home('deposit-gift-refused', 'everyday', giftRefused),
  home('withdraw', 'everyday', withdraw),
  home('withdraw-bonus', 'bonus-active', withdraw),
  home('withdraw-refused', 'everyday', withdrawRefused),
  statement('slips', 'slips', slips),
  statement('slips-closed', 'broke', slips, 'slipWindow:now'),
  statement('statement', 'everyday'),
  at('/user/statement?page=1000')('statement-last', 'vip'),
  statement('statement-empty', 'broke'),
];
