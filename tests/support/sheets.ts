/** Every sheet, alert and question of the app, and how to open it. */
import type { Locator, Page } from '@playwright/test';
import { addressOf, everydayWorld, type Language } from './address.ts';
import { expect, settled } from './fixtures.ts';
import { openDeposit } from './steps/deposit.ts';
import { reachBank } from './steps/registration.ts';
import { openGame } from './steps/wallet.ts';
import { fill, type Texts, textsOf } from './texts.ts';

export interface SheetPlace {
  sheet: string;
  route: string;
  opener: (page: Page, texts: Texts) => Locator;
  title: (texts: Texts) => string | RegExp;
  person?: 'visitor';
  scenario?: string;
  switches?: string;
  before?: (page: Page, texts: Texts) => Promise<unknown>;
  /** Number of layers that one tap opens in sequence, such as banners and then the sheet. */
  layers?: number;
  /** An alert or question, without a close button. */
  box?: true;
}

const action = (name: keyof Texts['home']['actions']) => (page: Page, texts: Texts) =>
  page.getByRole('main').getByRole('button', { name: texts.home.actions[name], exact: true });
const button = (name: (texts: Texts) => string | RegExp) => (page: Page, texts: Texts) =>
  page.getByRole('button', { name: name(texts), exact: true });

const inMain = (name: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.getByRole('main').getByRole('button', { name: name(texts), exact: true });
const gameButton = (page: Page) => page.getByRole('button', { name: /^PG (?=\D)(?!Slot)/ });

const home = '/user/home';
export const sheets: readonly SheetPlace[] = [
  { sheet: 'deposit', route: home, opener: action('deposit'), title: (texts) => texts.deposit.title },
  { sheet: 'withdrawal', route: home, opener: action('withdraw'), title: (texts) => texts.withdraw.title },
  { sheet: 'transfer', route: home, opener: action('transfer'), title: (texts) => texts.transfer.title },
  {
    sheet: 'invite',
    route: home,
    switches: 'banners:off',
    opener: action('invite'),
    title: (texts) => texts.invite.title,
  },
  {
    sheet: 'invite behind its banners',
    route: home,
    opener: action('invite'),
    title: (texts) => texts.invite.title,
    layers: 2,
  },
  {
    sheet: 'cashback',
    route: home,
    switches: 'banners:off',
    opener: action('refund'),
    title: (texts) => texts.refund.title,
  },
  { sheet: 'game', route: home, opener: gameButton, title: () => 'PG' },
  {
    sheet: 'all credit of the games back to the wallet',
    route: home,
    opener: (page, texts) => page.getByRole('button', { name: texts.games.takeBack.title }),
    title: (texts) => texts.games.takeBack.title,
  },
  {
    sheet: 'question about a new password of a game',
    route: home,
    before: (page) => openGame(page, 'PG'),
    opener: button((texts) => texts.games.reset),
    title: (texts) => texts.games.resetTitle,
    box: true,
  },
  {
    sheet: 'question about the invite bonus',
    route: home,
    opener: inMain((texts) => texts.invite.receive),
    title: (texts) => texts.invite.confirmTitle,
    box: true,
  },
  {
    sheet: 'instruction of a bank',
    route: home,
    scenario: 'bank-deposit',
    before: (page, texts) => openDeposit(page, texts, 'bank'),
    opener: (page, texts) => page.getByRole('button').filter({ hasText: texts.deposit.enlarge }).first(),
    title: (texts) => new RegExp(fill(texts.deposit.instruction, { bank: '' })),
  },
  {
    sheet: 'name of the own account',
    route: home,
    scenario: 'bank-deposit',
    before: (page, texts) => openDeposit(page, texts, 'bank'),
    opener: (page, texts) =>
      page.getByRole('region', { name: texts.deposit.own }).getByRole('button', { name: texts.deposit.copyNumber }),
    title: (texts) => texts.deposit.name.title,
    box: true,
  },
  {
    sheet: 'conditions',
    route: home,
    opener: button((texts) => texts.shell.menu.conditions),
    title: (texts) => texts.info.conditions.title,
  },
  {
    sheet: 'slips',
    route: '/user/statement',
    opener: button((texts) => texts.slip.open),
    title: (texts) => texts.slip.title,
  },
  {
    sheet: 'entry of the history',
    route: '/user/statement',
    opener: (page) => page.getByRole('main').locator('[aria-haspopup="dialog"]').first(),
    title: () => /./,
  },
  {
    sheet: 'password',
    route: '/user/profile',
    opener: inMain((texts) => texts.password.title),
    title: (texts) => texts.password.title,
  },
  {
    sheet: 'bonus',
    route: '/user/bonus',
    opener: (page) => page.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false }).first(),
    title: () => /./,
  },
  {
    sheet: 'promotion',
    route: '/user/bonus',
    before: (page, texts) => page.getByLabel(texts.promotion.code).fill('NONE'),
    opener: button((texts) => texts.promotion.search),
    title: (texts) => texts.promotion.title,
  },
  {
    sheet: 'question about ending the bonus',
    route: '/user/bonus',
    scenario: 'bonus-active',
    opener: inMain((texts) => texts.bonus.cancel),
    title: (texts) => texts.bonus.cancelTitle,
    box: true,
  },
  {
    sheet: 'question about a coupon',
    route: '/user/spin',
    opener: (page, texts) =>
      page.getByRole('button', { name: new RegExp(fill(texts.spin.claimOf, { label: '' })) }).first(),
    title: (texts) => texts.spin.claimTitle,
    box: true,
  },
  {
    sheet: 'chat',
    route: home,
    opener: button((texts) => texts.chat.open),
    title: (texts) => texts.chat.title,
  },
  {
    sheet: 'list of banks',
    route: '/register',
    scenario: 'otp-off',
    person: 'visitor',
    before: reachBank,
    opener: (page, texts) => page.getByRole('combobox', { name: texts.register.bank, exact: true }),
    title: (texts) => texts.register.bankChoose,
  },
  {
    sheet: 'guide',
    route: '/howto',
    person: 'visitor',
    opener: (page, texts) =>
      page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: texts.howto.play.title }),
    title: (texts) => texts.howto.play.title,
  },
];

/** Goes to the page from which a sheet opens. */
export async function reachSheet(page: Page, place: SheetPlace, language: Language, net: 'worker' | 'page' = 'worker') {
  const { scenario = everydayWorld.scenario, switches = '', person = 'player' } = place;
  await page.goto(`.${addressOf(place.route, { ...everydayWorld, language, person, scenario, set: switches, net })}`);
  await settled(page);
  await place.before?.(page, textsOf(language));
  await expect(place.opener(page, textsOf(language))).toBeVisible();
}

/** Presses the opener by keyboard and skips the layers before the sheet. */
export async function openByKeyboard(page: Page, place: SheetPlace, language: Language): Promise<Locator> {
  const texts = textsOf(language);
  await place.opener(page, texts).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: place.title(texts) }).last();
  for (let layer = 1; layer <= (place.layers ?? 1); layer += 1) {
    if (layer > 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await settled(page);
    await expect(dialog.locator(':focus')).toBeVisible();
  }
  return dialog;
}
