import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { CouponList } from '../../../contract/generated/models/couponList.ts';
import { byMagic, bySwitch, natural, type Recipe, type Scene } from './recipe.ts';

type Rest = Partial<Recipe>;
const inBonus = { scenario: 'bonus-active' } as const;
const code = (value: string): Rest => ({ request: { params: { code: value } } });

const promotions = byMagic(
  'promotionCodes',
  ['findPromotion', 'activatePromotion'],
  (value) => `The code is \`${value}\`.`,
  code,
);

const received: Rest = {
  ...code('KRAPAO50'),
  before: async ({ player }) => {
    await player.get('/api/promotion/activate/KRAPAO50');
    return undefined;
  },
};
const played: Rest = {
  before: async ({ player }) => {
    await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 10 });
    return undefined;
  },
};

async function couponNamed({ player }: Scene, name: string): Promise<{ body: { coupon: string } }> {
  const { coupons } = (await player.get('/api/spinwheel/coupon')).body as CouponList;
  const coupon = coupons.find(({ prize }) => prize.name === name);
  if (!coupon) throw new Error(`no coupon is named ${name}`);
  return { body: { coupon: coupon._id } };
}
const claim = (answer: ErrorCode, how: string, name: string, scenario = 'lucky'): Recipe =>
  natural('claimCoupon', answer, how, { scenario, before: (scene) => couponNamed(scene, name) });

const refunds = (['receiveRefund', 'addRefundToWallet'] as const).flatMap((operation): Recipe[] => [
  natural(operation, 'NO_REFUND', 'None was found.', { scenario: 'refund-none' }),
  natural(operation, 'REFUND_MINIMUM', 'It is nothing.', { scenario: 'broke' }),
  bySwitch(operation, 'REFUND_INACTIVE', 'The site gives none.', { set: { refund: 'inactive' } }),
]);

const invites = [
  ['INVITE_INACTIVE', 'inactive', 'The site gives none.'],
  ['INVITE_COLLECT', 'collect', 'It is being collected.'],
  ['NO_INVITEE_PLAY_INFO', 'noplay', 'No invited player has played.'],
  ['INVITE_BONUS_FAIL', 'fail', 'It cannot be paid.'],
] as const;

export const rewardRecipes: readonly Recipe[] = [
  ...promotions,
  ...refunds,
  natural('activateBonus', 'NO_PROMOTION', 'A bonus that does not exist.', code('NOWHERE')),
  natural('activateBonus', 'BONUS_ALREADY_ACTIVE', 'The bonus that runs.', { ...inBonus, ...code('DAILY') }),
  natural('activateBonus', 'BONUS_CONDITION', 'Another runs and was not played.', { ...inBonus, ...code('WEEKLY') }),
  natural('activateBonus', 'BONUS_REMAINING', 'Another runs and was played a little.', {
    ...inBonus,
    ...played,
    ...code('WEEKLY'),
  }),
  natural('activateBonus', 'BONUS_MAX_CLAIMED', 'A bonus that is used up.', {
    scenario: 'bonus-limits',
    ...code('WELCOME'),
  }),
  bySwitch('activateBonus', 'BONUS_FULL', 'The site gives no more.', { set: { bonusExhausted: 'full' } }),
  natural('clearBonus', 'BONUS_CONDITION', 'Its condition is not met.', inBonus),
  natural('findPromotion', 'NO_PROMOTION', 'A code that does not exist.', code('NOWHERE')),
  natural('findPromotion', 'PROMOTION_RECEIVED', 'The code was used.', received),
  natural('activatePromotion', 'NO_PROMOTION', 'A code that does not exist.', code('NOWHERE')),
  natural('activatePromotion', 'PROMOTION_RECEIVED', 'The code was used.', received),
  natural('activatePromotion', 'BONUS_REMAINING', 'A bonus runs.', { ...inBonus, ...played }),
  natural('receiveInviteBonus', 'BONUS_REMAINING', 'A bonus runs.', inBonus),
  natural('receiveInviteBonus', 'NO_INVITE_BONUS', 'There is none.', { scenario: 'broke' }),
  ...invites.map(([answer, inviteState, how]) => bySwitch('receiveInviteBonus', answer, how, { set: { inviteState } })),
  natural('receiveRefund', 'BONUS_REMAINING', 'A bonus runs.', inBonus),
  bySwitch('receiveRefund', 'REFUND_CONDITION', 'Its conditions are not met.', { set: { refund: 'blocked' } }),
  natural('addRefundToWallet', 'REFUND_CONDITION', 'A bonus runs.', inBonus),
  natural('spin', 'BONUS_REMAINING', 'A bonus runs.', inBonus),
  natural('spin', 'INVALID_CODE', 'There is no coin.', { scenario: 'no-coins' }),
  natural('spin', 'INVALID_PRIZE_CODE', 'The wheel is not offered.', { scenario: 'spin-off' }),
  natural('claimCoupon', 'NO_CLAIMABLE_COUPON', 'A coupon that the player does not have.', {
    request: { body: { coupon: 'none' } },
  }),
  natural('claimCoupon', 'INVALID_CODE', 'What is sent is no coupon’s id.', { request: { body: { coupon: '%%' } } }),
  claim('BONUS_REMAINING', 'A bonus runs.', 'คูปองเครดิตฟรี', 'bonus-active'),
  claim('COUPON_EXPIRED', 'A coupon that has run out.', 'คูปองคืนวันศุกร์'),
  claim('INVALID_COUPON_TYPE', 'A coupon for goods.', 'คูปองของรางวัล'),
  claim('INVALID_PRIZE_CODE', 'A coupon of a wheel that is gone.', 'คูปองวงล้อเก่า'),
  claim('INVALID_CODE', 'A coupon that was cancelled.', 'คูปองที่ถูกยกเลิก'),
];
