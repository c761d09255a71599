/**
 * Every state of every screen that is worth a picture: one table for the pixel comparison, the accessibility check and
 * the archive for review in the cloud. A state is reached as a person would: an address, then clicks by name.
 */
import { expect, type Page } from '@playwright/test';
import type { Language, World } from '../support/address.ts';
import type { Texts } from '../support/texts.ts';

export interface Screen {
  name: string;
  route: string;
  scenario: string;
  person: World['person'];
  switches?: string;
  /** Leads from the opened route to the state. */
  reach?: (page: Page, texts: Texts) => Promise<void>;
}

const openTransferSheet = async (page: Page, texts: Texts) => {
  await page.getByRole('button', { name: texts.home.actions.transfer, exact: true }).click();
  await expect(page.getByRole('dialog', { name: texts.transfer.title, exact: true })).toBeVisible();
};

export const screens: readonly Screen[] = [
  { name: 'login', route: '/login', scenario: 'everyday', person: 'visitor' },
  {
    name: 'login-refused',
    route: '/login',
    scenario: 'everyday',
    person: 'visitor',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.auth.submit, exact: true }).click();
      await expect(page.getByText(texts.auth.usernameRequired)).toBeVisible();
    },
  },
  { name: 'contact', route: '/contact', scenario: 'everyday', person: 'visitor' },
  { name: 'home', route: '/user/home', scenario: 'everyday', person: 'player' },
  { name: 'home-notice', route: '/user/home', scenario: 'everyday', person: 'player', switches: 'notice:on' },
  { name: 'home-broke', route: '/user/home', scenario: 'broke', person: 'player' },
  {
    name: 'home-large',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    switches: 'balance:987654321.09,gameBalances:large,openGames:all',
  },
  { name: 'transfer', route: '/user/home', scenario: 'everyday', person: 'player', reach: openTransferSheet },
  {
    name: 'transfer-refused',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await openTransferSheet(page, texts);
      await page.getByRole('dialog').getByRole('button', { name: texts.transfer.submit, exact: true }).click();
      await expect(page.getByText(texts.transfer.selectAccount)).toBeVisible();
    },
  },
  { name: 'statement', route: '/user/statement', scenario: 'everyday', person: 'player' },
  { name: 'statement-empty', route: '/user/statement', scenario: 'broke', person: 'player' },
  { name: 'profile', route: '/user/profile', scenario: 'everyday', person: 'player' },
  { name: 'player-contact', route: '/user/contact', scenario: 'everyday', person: 'player' },
  {
    name: 'conditions',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.shell.menu.conditions, exact: true }).click();
      await expect(page.getByRole('dialog', { name: texts.info.conditions.title })).toBeVisible();
    },
  },
  { name: 'terminated', route: '/login', scenario: 'terminated', person: 'visitor' },
  { name: 'not-found', route: '/nowhere', scenario: 'everyday', person: 'visitor' },
];

export interface Shot {
  screen: Screen;
  language: Language;
  width: 'phone' | 'wide';
  /** Such as `home-th-phone`. */
  name: string;
}

export const viewports = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };

const languages: readonly Language[] = ['th', 'la', 'en'];

const wholeMatrix: Shot[] = screens.flatMap((screen) =>
  languages.flatMap((language) =>
    (['phone', 'wide'] as const).map((width) => ({
      screen,
      language,
      width,
      name: `${screen.name}-${language}-${width}`,
    })),
  ),
);

/** Every state once, in Thai on a phone, and of the rest the three screens that most is laid out on. */
const sample = wholeMatrix.filter(
  ({ screen, language, width }) =>
    (language === 'th' && width === 'phone') ||
    (['login', 'home', 'transfer'].includes(screen.name) && (language === 'th' || width === 'phone')),
);

/** `KRAPAO_MATRIX=whole` takes all of it. */
export const shots: readonly Shot[] = process.env['KRAPAO_MATRIX'] === 'whole' ? wholeMatrix : sample;
