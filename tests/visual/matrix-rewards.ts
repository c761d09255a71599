/** Part of the matrix: games, bonuses, promotions, invites, refunds and the wheel. */
import { expect, type Page } from '@playwright/test';
import { painted } from '../support/painted.ts';
import { fill, type Texts } from '../support/texts.ts';
import type { Screen } from './screen.ts';

type Reach = NonNullable<Screen['reach']>;

/** A state that a player reaches from a route. */
const from =
  (route: string) =>
  (name: string, scenario: string, reach?: Reach, switches?: string): Screen => ({
    ...{ name, route, scenario, person: 'player' },
    ...(reach && { reach }),
    ...(switches && { switches }),
  });
const home = from('/user/home');
const bonus = from('/user/bonus');
const spin = from('/user/spin');

const game =
  (name: RegExp, button: 'play' | 'activate' | 'transferOnly'): Reach =>
  async (page, texts) => {
    const card = page.getByRole('button', { name });
    // Cards get their height when they come near the window: the second time nothing moves any more.
    for (let times = 0; times < 2; times += 1) {
      await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await painted(page);
    }
    await card.click();
    await expect(page.getByRole('dialog').getByRole('button', { name: texts.games[button] })).toBeVisible();
  };

const found: Reach = async (page, texts) => {
  await page.getByRole('searchbox', { name: texts.games.find.label }).fill('สล็อต');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
};

const favourites: Reach = async (page, texts) => {
  const chip = page.getByRole('button', { name: texts.games.find.favourites });
  await chip.click();
  await expect(page.getByText(texts.games.find.no.favourites)).toBeVisible();
};

/** The button's words up to the amount that it names. */
const startOfTakeBack = (page: Page, texts: Texts) =>
  page.getByRole('dialog').getByRole('button', { name: texts.games.takeBack.start.split('{{')[0] ?? '' });

const takeBack: Reach = async (page, texts) => {
  await page.getByRole('button', { name: texts.games.takeBack.title }).click();
  const sheet = page.getByRole('dialog', { name: texts.games.takeBack.title });
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  await expect(startOfTakeBack(page, texts)).toBeEnabled();
};

const startTakeBack: Reach = async (page, texts) => {
  await takeBack(page, texts);
  await startOfTakeBack(page, texts).click();
};

const takeBackDone: Reach = async (page, texts) => {
  await startTakeBack(page, texts);
  await expect(page.getByRole('dialog').getByText(texts.games.takeBack.step.moved)).toHaveCount(6);
};

const takeBackUnknown: Reach = async (page, texts) => {
  await page.evaluate(() => window.sandbox?.fault('transfer', { after: 'cut' }));
  await startTakeBack(page, texts);
  await expect(page.getByText(texts.common.unknownOutcome)).toBeVisible();
};

const promotion =
  (code: string): Reach =>
  async (page, texts) => {
    await page.getByLabel(texts.promotion.code).fill(code);
    await page.getByRole('button', { name: texts.promotion.search, exact: true }).click();
    await expect(page.getByRole('dialog', { name: texts.promotion.title })).toBeVisible();
  };

const action =
  (name: 'invite' | 'refund'): Reach =>
  async (page, texts) => {
    await page.getByRole('button', { name: texts.home.actions[name], exact: true }).click();
    await expect(page.getByRole('dialog', { name: texts[name].title, exact: true })).toBeVisible();
  };

const inviteReceived: Reach = async (page, texts) => {
  await page.getByRole('button', { name: texts.invite.receive, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.invite.confirm, exact: true }).click();
  const receipt = page.getByRole('dialog', { name: texts.errorMsg.INVITE_BONUS_SUCCESS });
  await expect(receipt.getByText(texts.receipt.ready)).toBeVisible();
};

const refundReceived: Reach = async (page, texts) => {
  await action('refund')(page, texts);
  const sheet = page.getByRole('dialog', { name: texts.refund.title, exact: true });
  await sheet.getByRole('button', { name: texts.refund.receive, exact: true }).click();
  await expect(sheet.getByText(texts.refund.none)).toBeVisible();
};

const bonusSheet: Reach = async (page, texts) => {
  await page.getByRole('button', { name: /โบนัสขาประจำ/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: texts.bonus.take })).toBeVisible();
};

const bonusTaken: Reach = async (page, texts) => {
  await bonusSheet(page, texts);
  await page.getByRole('button', { name: texts.bonus.take }).click();
  await expect(page.getByRole('dialog', { name: texts.bonus.taken }).getByText(texts.receipt.ready)).toBeVisible();
};

const prize: Reach = async (page, texts) => {
  // Where in its slice the wheel stops is random, so it is fixed for the picture.
  await page.evaluate(() => (Math.random = () => 0.5));
  await page.getByRole('button', { name: new RegExp(`^${texts.spin.spin}`) }).click();
  await expect(page.getByRole('dialog', { name: '100 บาท' })).toBeVisible();
};

const claim: Reach = async (page, texts) => {
  await page.getByRole('button', { name: fill(texts.spin.claimOf, { label: '30 บาท' }) }).click();
  await expect(page.getByRole('dialog', { name: texts.spin.claimTitle })).toBeVisible();
};

const claimed: Reach = async (page, texts) => {
  await claim(page, texts);
  await page.getByRole('dialog').getByRole('button', { name: texts.spin.claimConfirm }).click();
  await expect(page.getByRole('dialog', { name: texts.spin.claimed }).getByText(texts.receipt.ready)).toBeVisible();
};

export const rewardScreens: readonly Screen[] = [
  bonus('bonus', 'everyday'),
  bonus('bonus-limits', 'bonus-limits'),
  bonus('bonus-active', 'bonus-active'),
  bonus('bonus-sheet', 'everyday', bonusSheet),
  bonus('bonus-taken', 'everyday', bonusTaken),
  bonus('bonus-sheet-waits', 'bonus-active', bonusSheet),
  bonus('promotion', 'everyday', promotion('KRAPAO50')),
  bonus('promotion-none', 'everyday', promotion('NOPROMO')),
  spin('spin', 'lucky'),
  spin('spin-prize', 'lucky', prize),
  spin('spin-claim', 'lucky', claim),
  spin('spin-claimed', 'lucky', claimed),
  spin('spin-laos', 'laos'),
  spin('spin-no-coins', 'no-coins'),
  spin('spin-off', 'spin-off'),
  home('games-found', 'everyday', found),
  home('games-favourites', 'everyday', favourites),
  home('take-back', 'everyday', takeBack),
  home('take-back-done', 'everyday', takeBackDone),
  home('take-back-unknown', 'everyday', takeBackUnknown),
  home('game', 'everyday', game(/^Joker (?!2)/, 'play')),
  home('game-closed', 'all-games-closed', game(/^Joker (?!2)/, 'activate')),
  home('game-transfer-only', 'everyday', game(/^IMI/, 'transferOnly'), 'openGames:all'),
  home('invite-banners', 'everyday', action('invite')),
  home('invite', 'everyday', action('invite'), 'banners:off'),
  home('invite-received', 'everyday', inviteReceived),
  home('refund', 'refund-ready', action('refund'), 'banners:off'),
  home('refund-received', 'refund-ready', refundReceived, 'banners:off'),
  home('refund-blocked', 'bonus-active', action('refund'), 'banners:off'),
  home('refund-none', 'refund-none', action('refund'), 'banners:off'),
];
