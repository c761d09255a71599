/**
 * Every state of every screen: one table for the pixel comparison, the accessibility check and the archive for
 * Chromatic. A state is reached by an address and then clicks by name.
 */
import { expect, type Page } from '@playwright/test';
import type { Language } from '../support/address.ts';
import { enterCode, enterPhone, enterProfile, expectStep, fillBank, register } from '../support/steps/registration.ts';
import type { Texts } from '../support/texts.ts';
import { chatScreens } from './matrix-chat.ts';
import { moneyScreens } from './matrix-money.ts';
import { rewardScreens } from './matrix-rewards.ts';
import { stateScreens } from './matrix-states.ts';
import type { Screen } from './screen.ts';

const reachCode = async (page: Page, texts: Texts) => {
  await enterPhone(page, texts);
  await expectStep(page, texts.register.heading.otp);
};

const reachProfile = async (page: Page, texts: Texts) => {
  await enterPhone(page, texts);
  await expectStep(page, texts.register.heading.profile);
};

const reachBank = async (page: Page, texts: Texts) => {
  await reachProfile(page, texts);
  await enterProfile(page, texts);
  await expectStep(page, texts.register.heading.bank);
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
  { name: 'register', route: '/register', scenario: 'newcomer', person: 'visitor' },
  { name: 'register-invited', route: '/register?code=PR38524639', scenario: 'otp-off', person: 'visitor' },
  { name: 'register-code', route: '/register', scenario: 'newcomer', person: 'visitor', reach: reachCode },
  {
    name: 'register-code-refused',
    route: '/register',
    scenario: 'newcomer',
    person: 'visitor',
    reach: async (page, texts) => {
      await reachCode(page, texts);
      await enterCode(page, texts, '999999');
      await expect(page.getByText(texts.errorMsg.OTP_CODE_INVALID)).toBeVisible();
    },
  },
  {
    name: 'register-passwords',
    route: '/register',
    scenario: 'otp-off',
    person: 'visitor',
    reach: async (page, texts) => {
      await reachProfile(page, texts);
      await page.getByLabel(texts.register.password, { exact: true }).fill('secret99');
      await page.getByLabel(texts.register.confirm, { exact: true }).fill('secret98');
      await expect(page.getByText(texts.register.mismatch)).toBeVisible();
    },
  },
  {
    name: 'register-unknown',
    route: '/register',
    scenario: 'otp-off',
    person: 'visitor',
    reach: async (page, texts) => {
      await reachBank(page, texts);
      await fillBank(page, texts);
      await page.evaluate(() => window.sandbox?.fault('createAccount', { after: 'cut' }));
      await register(page, texts);
      await expect(page.getByRole('button', { name: texts.register.tryLogin, exact: true })).toBeVisible();
    },
  },
  { name: 'register-profile', route: '/register', scenario: 'otp-off', person: 'visitor', reach: reachProfile },
  { name: 'register-bank', route: '/register', scenario: 'otp-off', person: 'visitor', reach: reachBank },
  {
    name: 'register-bank-list',
    route: '/register',
    scenario: 'otp-off',
    person: 'visitor',
    reach: async (page, texts) => {
      await reachBank(page, texts);
      await page.getByRole('combobox', { name: texts.register.bank, exact: true }).click();
      await expect(page.getByRole('combobox', { name: texts.register.bankSearch })).toBeVisible();
    },
  },
  {
    name: 'register-bank-refused',
    route: '/register',
    scenario: 'otp-off',
    person: 'visitor',
    reach: async (page, texts) => {
      await reachBank(page, texts);
      await fillBank(page, texts, { bank: 'KTB' });
      await expect(page.getByText(texts.errorMsg.BANK_ACCOUNT_NAME_ENG)).toHaveCount(2);
    },
  },
  {
    name: 'register-laos',
    route: '/register',
    scenario: 'laos',
    person: 'visitor',
    switches: 'registerOtp:off',
    reach: reachBank,
  },
  { name: 'howto', route: '/howto', scenario: 'everyday', person: 'visitor' },
  {
    name: 'howto-guide',
    route: '/howto',
    scenario: 'everyday',
    person: 'visitor',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.howto.play.title }).click();
      await expect(page.getByRole('dialog', { name: texts.howto.play.title })).toBeVisible();
    },
  },
  {
    name: 'agreement',
    route: '/user/home',
    scenario: 'first-terms',
    person: 'player',
    reach: async (page, texts) => {
      await expect(page.getByRole('dialog', { name: texts.agreement.title })).toBeVisible();
    },
  },
  {
    name: 'password',
    route: '/user/profile',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.password.title }).click();
      await expect(page.getByRole('dialog', { name: texts.password.title })).toBeVisible();
    },
  },
  {
    name: 'password-wrong',
    route: '/user/profile',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.password.title }).click();
      const sheet = page.getByRole('dialog', { name: texts.password.title });
      for (const name of ['old', 'new', 'confirm'] as const)
        await sheet.getByLabel(texts.password[name], { exact: true }).fill('secret99');
      await sheet.getByRole('button', { name: texts.password.submit }).click();
      await page.getByRole('button', { name: texts.common.ok, exact: true }).click();
      await expect(sheet.getByText(texts.errorMsg.WRONG_PASSWORD)).toBeVisible();
    },
  },
  { name: 'contact', route: '/contact', scenario: 'everyday', person: 'visitor' },
  { name: 'home', route: '/user/home', scenario: 'everyday', person: 'player' },
  {
    name: 'home-notice',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    switches: 'notice:on',
    part: (page) => page.getByRole('complementary'),
  },
  {
    name: 'home-hidden',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    reach: async (page, texts) => {
      await page.getByRole('button', { name: texts.home.hide }).click();
      await expect(page.getByText('••••').first()).toBeVisible();
    },
  },
  { name: 'home-broke', route: '/user/home', scenario: 'broke', person: 'player' },
  {
    name: 'home-large',
    route: '/user/home',
    scenario: 'everyday',
    person: 'player',
    switches: 'balance:987654321.09,gameBalances:large,openGames:all',
  },
  ...moneyScreens,
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
  ...rewardScreens,
  ...stateScreens,
  ...chatScreens,
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

/** Every place of the app as it opens: the first state of each route. */
const firstStates = screens.filter(
  (screen) => !screen.reach && screen === screens.find(({ route, reach }) => route === screen.route && !reach),
);

/** In Thai on a phone each place of the app, and three screens also in the other languages and on a wide screen. */
const sample = wholeMatrix.filter(({ screen, language, width }) => {
  const thai = language === 'th';
  const phone = width === 'phone';
  return (
    (firstStates.includes(screen) && thai && phone) ||
    (['login', 'home', 'transfer'].includes(screen.name) && (thai || phone))
  );
});

/** The whole matrix with `KRAPAO_MATRIX=whole`, otherwise a sample of it. */
export const shots: readonly Shot[] = process.env['KRAPAO_MATRIX'] === 'whole' ? wholeMatrix : sample;

/**
 * What keeps a trace of the width at which it was opened: how far the page was scrolled on the way to a state, what is folded on
 * a phone, where the chat has its cursor. Each width is opened by itself.
 */
const perWidth = new Set([
  ...['statement', 'statement-entry', 'statement-last', 'slips', 'invite-received', 'register-unknown'],
  ...[
    'spin',
    'spin-prize',
    'spin-claim',
    'spin-claimed',
    'spin-laos',
    'spin-no-coins',
    'bonus-sheet',
    'bonus-sheet-waits',
    'bonus-taken',
  ],
  ...['game', 'game-closed', 'game-transfer-only', 'games-favourites', 'games-found'],
  ...['take-back', 'take-back-done', 'take-back-unknown', 'deposit-gift-refused', 'deposit-gift-unknown'],
  ...['deposit-instruction', 'deposit-qr-not-yet', 'deposit-qr-received', 'deposit-qr-shown'],
  ...['chat-failed', 'chat-messages', 'chat-more', 'chat-welcome'],
]);

/**
 * The pictures that one page is opened for: those of a screen in a language, at both widths where the page can change it. In Lao
 * the wide one comes first, so that each screen is opened at both widths.
 */
export const views: readonly { readonly name: string; readonly shots: readonly [Shot, ...Shot[]] }[] = [
  ...Map.groupBy(shots, ({ name, screen, language }) =>
    perWidth.has(screen.name) ? name : `${screen.name}-${language}`,
  ),
].map(([name, [first, ...others]]) => {
  if (!first) throw new Error(`${name} has no picture`);
  const [last] = others;
  return { name, shots: first.language === 'la' && last ? [last, first] : [first, ...others] };
});
