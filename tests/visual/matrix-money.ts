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

const qrReceived: Reach = async (page, texts) => {
  await qrShown(page, texts);
  await page.evaluate(() => window.sandbox?.operate('payQr', {}));
  await page.getByRole('button', { name: texts.qr.transferred }).click();
  await expect(page.getByRole('button', { name: texts.qr.play })).toBeVisible();
};

const qrNotYet: Reach = async (page, texts) => {
  await qrShown(page, texts);
  await page.getByRole('button', { name: texts.qr.transferred }).click();
  await expect(page.getByText(texts.qr.notYet)).toBeVisible();
};

const closeDeposit = async (page: Page, texts: Texts) => {
  const sheet = page.getByRole('dialog', { name: texts.deposit.title, exact: true });
  await sheet.getByRole('button', { name: texts.common.close, exact: true }).click();
  await expect(sheet).toBeHidden();
};

const qrLeftOpen: Reach = async (page, texts) => {
  await qrShown(page, texts);
  await closeDeposit(page, texts);
};

const qrGone: Reach = async (page, texts) => {
  await qrShown(page, texts);
  await page.evaluate(() => window.sandbox?.fault('getQr', { body: '{"hasQrcode":false}', times: 'always' }));
  await page.getByRole('button', { name: texts.qr.transferred }).click();
  await expect(page.getByText(texts.qr.gone)).toBeVisible();
  await closeDeposit(page, texts);
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

const sendGift: Reach = async (page, texts) => {
  const sheet = await openSheet(page, texts, 'deposit');
  const field = sheet.getByRole('textbox', { name: texts.deposit.gift.label });
  await field.fill('https://gift.truemoney.com/campaign/?v=KRAPAOGIFT500');
  await sheet.getByRole('button', { name: texts.deposit.gift.send }).click();
};

const giftSent: Reach = async (page, texts) => {
  await sendGift(page, texts);
  const receipt = page.getByRole('dialog', { name: texts.deposit.gift.sent });
  await expect(receipt.getByText(texts.receipt.ready)).toBeVisible();
};

const giftUnknown: Reach = async (page, texts) => {
  await page.evaluate(() => window.sandbox?.fault('sendGiftLink', { after: 'cut' }));
  await sendGift(page, texts);
  await expect(page.getByRole('alert').getByRole('button', { name: texts.common.openStatement })).toBeVisible();
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

const transferAgain: Reach = async (page, texts) => {
  await transferDone(page, texts);
  await page.getByRole('dialog').getByRole('button', { name: texts.common.ok, exact: true }).click();
  const sheet = await openTransfer(page, texts);
  await sheet.getByRole('group', { name: texts.transfer.recent }).getByRole('button').click();
  await expect(sheet.getByRole('button', { name: texts.transfer.half })).toBeVisible();
  await settled(page);
};

const withdrawRefused: Reach = async (page, texts) => {
  const sheet = await openSheet(page, texts, 'withdraw');
  await sheet.getByRole('textbox').fill('99.99');
  await sheet.getByRole('button', { name: texts.withdraw.submit, exact: true }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
};

const withdrawDone: Reach = async (page, texts) => {
  const sheet = await openSheet(page, texts, 'withdraw');
  await sheet.getByRole('textbox').fill('500');
  await sheet.getByRole('button', { name: texts.withdraw.submit, exact: true }).click();
  await expect(page.getByRole('dialog', { name: texts.withdraw.done })).toBeVisible();
};

const statementTool =
  (tool: 'summary' | 'filters'): Reach =>
  async (page, texts) => {
    const button = page.getByRole('button', {
      name: tool === 'summary' ? texts.statement.summary : texts.statement.filter.open,
    });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  };

const statementEntry: Reach = async (page, texts) => {
  await page.getByRole('main').getByRole('button', { name: texts.statement.type.withdraw }).first().click();
  await expect(page.getByRole('dialog').getByText(texts.statement.field.reference)).toBeVisible();
};

export const moneyScreens: readonly Screen[] = [
  home('transfer', 'everyday', transfer),
  home('transfer-refused', 'everyday', transferRefused),
  home('transfer-done', 'everyday', transferDone),
  home('transfer-again', 'everyday', transferAgain),
  ...['everyday', 'bank-deposit', 'qr-deposit', 'manual-deposit', 'no-deposit'].map((scenario) =>
    home(`deposit-${scenario.replace('-deposit', '')}`, scenario, deposit),
  ),
  home('deposit-laos', 'laos', deposit),
  home('deposit-qr-shown', 'qr-deposit', qrShown),
  home('deposit-qr-not-yet', 'qr-deposit', qrNotYet),
  home('deposit-qr-received', 'qr-deposit', qrReceived),
  home('qr-left-open', 'qr-deposit', qrLeftOpen),
  home('qr-closed', 'qr-deposit', qrGone),
  home('deposit-name', 'bank-deposit', editName),
  home('deposit-instruction', 'bank-deposit', instruction),
  home('deposit-gift-refused', 'everyday', giftRefused),
  home('deposit-gift-sent', 'everyday', giftSent),
  home('deposit-gift-unknown', 'everyday', giftUnknown),
  home('withdraw', 'everyday', withdraw),
  home('withdraw-laos', 'laos', withdraw),
  home('withdraw-bonus', 'bonus-active', withdraw),
  home('withdraw-refused', 'everyday', withdrawRefused),
  home('withdraw-done', 'everyday', withdrawDone),
  statement('slips', 'slips', slips),
  statement('slips-closed', 'broke', slips, 'slipWindow:now'),
  statement('statement', 'everyday'),
  statement('statement-summary', 'everyday', statementTool('summary')),
  statement('statement-filters', 'everyday', statementTool('filters')),
  statement('statement-entry', 'everyday', statementEntry),
  at('/user/statement?page=1000')('statement-last', 'vip'),
  statement('statement-empty', 'broke'),
];
