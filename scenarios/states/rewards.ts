/** Games, bonuses, promotions, invites, cashback and the wheel. */
import type { Act, ScreenState } from '../../mocks/index.ts';
import { from, type Key, press, pressBegun, pressOn, see, seeDialog, show, showText, text, type } from './acts.ts';

const games = from('games', '/user/home');
const invites = from('invite', '/user/home');
const refunds = from('refund', '/user/home');
const bonuses = from('bonus', '/user/bonus');
const wheel = from('spin', '/user/spin');

const game = (name: string, action: 'games.play' | 'games.activate'): readonly Act[] => {
  const card = { css: 'main button[data-active]', says: name };
  return [{ do: 'centre', what: card }, { do: 'press', on: card }, see('[role=dialog] button', text(action))];
};

const startOfTakeBack = text('games.takeBack.start');
const takeBack: readonly Act[] = [
  pressBegun(text('games.takeBack.title'), 'main button'),
  seeDialog(text('games.takeBack.title')),
  see('[role=dialog] button', startOfTakeBack),
];
const startTakeBack: readonly Act[] = [...takeBack, pressBegun(startOfTakeBack, '[role=dialog] button')];

const action = (name: 'invite' | 'refund', title: Key): readonly Act[] => [
  press(`home.actions.${name}`),
  seeDialog(text(title)),
];
const openInvite = action('invite', 'invite.title');
export const openRefund = action('refund', 'refund.title');

export const rewardStates: readonly ScreenState[] = [
  bonuses('bonus', 'everyday'),
  bonuses('bonus-limits', 'bonus-limits'),
  bonuses('bonus-active', 'bonus-active'),
  bonuses('bonus-sheet', 'everyday', [
    pressOn('main li button', 'โบนัสขาประจำ'),
    see('[role=dialog] button', text('bonus.take')),
  ]),
  bonuses('promotion', 'everyday', [
    type('main form input', 'KRAPAO50'),
    press('promotion.search'),
    seeDialog(text('promotion.title')),
  ]),
  wheel('spin', 'lucky'),
  {
    ...wheel('spin-prize', 'lucky', [pressBegun(text('spin.spin')), seeDialog('100 บาท')]),
    // The wheel stops at a random place of its slice.
    chance: 0.5,
  },
  wheel('spin-claim', 'lucky', [
    pressBegun(text('spin.claimOf', { label: '30 บาท' })),
    seeDialog(text('spin.claimTitle')),
  ]),
  wheel('spin-laos', 'laos'),
  wheel('spin-off', 'spin-off'),
  games('games-found', 'everyday', [type('main [type=search]', 'สล็อต'), show('main li')]),
  games('take-back', 'everyday', takeBack),
  games('take-back-done', 'everyday', [
    ...startTakeBack,
    show('[role=dialog] *', text('games.takeBack.ended', { moved: '6', all: '6' })),
  ]),
  games('take-back-unknown', 'everyday', [
    { do: 'fault', operation: 'transfer', effect: { after: 'cut' } },
    ...startTakeBack,
    showText('common.unknownOutcome'),
  ]),
  games('game', 'everyday', game('Joker', 'games.play')),
  games('game-closed', 'all-games-closed', game('Joker', 'games.activate')),
  invites('invite-banners', 'everyday', openInvite),
  invites('invite', 'everyday', openInvite, 'banners:off'),
  refunds('refund', 'refund-ready', openRefund, 'banners:off'),
  refunds('refund-blocked', 'bonus-active', openRefund, 'banners:off'),
  refunds('refund-none', 'refund-none', openRefund, 'banners:off'),
];
