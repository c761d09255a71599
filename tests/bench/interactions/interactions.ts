/** The most frequent interactions, page by page. */
import type { Locator, Page } from '@playwright/test';
import { answerAt, answerManyGames, manyBonuses } from '../../support/slow-machine.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('th');

export interface Interaction {
  readonly name: string;
  /** What is clicked. */
  readonly at: (page: Page) => Locator;
  /** Pressed instead of a click. */
  readonly key?: string;
  /** Unmeasured. */
  readonly before?: (page: Page) => Promise<unknown>;
}

export interface Walk {
  readonly route: string;
  readonly begin?: (page: Page, chat: (count: number) => Promise<void>) => Promise<unknown>;
  readonly interactions: readonly Interaction[];
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
/** Avoids a look at the names of thousands of cards. */
const first = (selector: string) => (page: Page) => page.locator(selector).first();
const menu = (name: string) => (page: Page) => page.getByRole('navigation').getByRole('link', { name });
const sheet = (page: Page) => page.getByRole('dialog');
const close = async (page: Page) => {
  await sheet(page).getByRole('button', { name: texts.common.close, exact: true }).click();
  await sheet(page).waitFor({ state: 'hidden' });
};
const payWay = (page: Page) => page.getByRole('region', { name: 'WW', exact: true });
const box = (name: string) => (page: Page) => page.getByRole('textbox', { name });

/** Navigates within the app, so that stubbed responses stay. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
};

const { home, shell, ui, statement, transfer, chat } = texts;

export const walks: readonly Walk[] = [
  {
    route: 'user/home',
    interactions: [
      { name: 'open the deposit', at: button(home.actions.deposit) },
      { name: 'choose a way to pay in', at: button(new RegExp(`^${texts.deposit.qrs}`)) },
      { name: 'choose an amount', at: (page) => payWay(page).getByRole('group').getByRole('button').first() },
      { name: 'make a QR', at: (page) => payWay(page).getByRole('button', { name: texts.qr.create }) },
    ],
  },
  {
    route: 'user/home',
    interactions: [
      { name: 'open the withdrawal', at: button(home.actions.withdraw) },
      { name: 'type an amount', at: box(texts.withdraw.amountLabel), key: '5' },
    ],
  },
  {
    route: 'user/home',
    interactions: [
      { name: 'open the transfer', at: button(home.actions.transfer) },
      {
        name: 'choose an account',
        at: (page) => page.getByRole('listbox', { name: transfer.from, exact: true }).getByRole('option').nth(1),
      },
    ],
  },
  {
    route: 'user/home',
    interactions: [
      { name: 'refresh the balances', at: button(home.refresh) },
      { name: 'open the conditions', at: button(shell.menu.conditions) },
      { name: 'open the languages', at: button(new RegExp(shell.language)), before: close },
      { name: 'switch the language', at: (page) => page.getByRole('menuitem', { name: 'English' }) },
    ],
  },
  {
    route: 'user/home',
    interactions: [
      { name: 'go to the profile', at: menu(shell.menu.profile) },
      { name: 'go to the history, 100,000 rows', at: menu(shell.menu.history) },
      { name: 'next page of the history', at: button(ui.pages.next) },
      {
        name: 'filter the history',
        at: (page) => page.getByRole('group', { name: statement.filter.label }).getByRole('button').nth(1),
        // On a narrow screen the filters unfold (WAL-284).
        before: (page) => page.getByRole('button', { name: statement.filter.open }).click(),
      },
      { name: 'go home', at: menu(shell.menu.home) },
      { name: 'go to the wheel', at: button(new RegExp(home.actions.spin)) },
      { name: 'turn the wheel', at: button(new RegExp(`^${texts.spin.spin}`)) },
    ],
  },
  {
    route: 'user/contact',
    begin: answerManyGames,
    interactions: [
      { name: 'go home, 5,000 games', at: menu(shell.menu.home) },
      { name: 'open a game of 5,000', at: first('button[data-active]') },
    ],
  },
  {
    route: 'user/contact',
    begin: async (page) => {
      await answerAt(page, '/api/bonus', { bonuses: manyBonuses });
      await goTo(page, '/user/bonus');
    },
    interactions: [{ name: 'open a bonus of 1,000', at: first('button[data-state]') }],
  },
  {
    route: 'user/home',
    begin: async (page, fillChat) => {
      await button(new RegExp(chat.open))(page).click();
      await page.getByText(chat.line.joined).waitFor();
      await fillChat(5_000);
      await page.keyboard.press('Escape');
      await sheet(page).waitFor({ state: 'hidden' });
    },
    interactions: [
      { name: 'open the chat, 5,000 messages', at: button(new RegExp(chat.open)) },
      { name: 'type a message', at: box(chat.message), key: 'x' },
      { name: 'send a message', at: box(chat.message), key: 'Enter' },
    ],
  },
];
