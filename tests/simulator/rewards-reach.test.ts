import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../contract/generated/errors.ts';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import type { Switches } from '../../mocks/index.ts';
import { type Caller, logIn, openSandbox } from '../support/open-sandbox.ts';

/** How a person gets an answer: the preset, switches over it, what comes first, and what stands in the path or body. */
interface Recipe {
  readonly operation: OperationId;
  readonly code: ErrorCode;
  readonly scenario?: string;
  readonly set?: Partial<Switches>;
  readonly before?: (player: Caller) => Promise<unknown>;
  /** A path parameter, or the prize name of the coupon to claim. */
  readonly what?: string;
}

const play = (player: Caller) => player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount: 10 });
const inBonus = { scenario: 'bonus-active' } as const;

const recipes: readonly Recipe[] = [
  { operation: 'activateBonus', code: 'NO_PROMOTION', what: 'NOWHERE' },
  { operation: 'activateBonus', code: 'BONUS_ALREADY_ACTIVE', ...inBonus, what: 'DAILY' },
  { operation: 'activateBonus', code: 'BONUS_CONDITION', ...inBonus, what: 'WEEKLY' },
  { operation: 'activateBonus', code: 'BONUS_REMAINING', ...inBonus, before: play, what: 'WEEKLY' },
  { operation: 'activateBonus', code: 'BONUS_MAX_CLAIMED', scenario: 'bonus-limits', what: 'WELCOME' },
  { operation: 'activateBonus', code: 'BONUS_FULL', set: { bonusExhausted: 'full' }, what: 'DAILY' },
  { operation: 'clearBonus', code: 'BONUS_CONDITION', ...inBonus },
  { operation: 'findPromotion', code: 'NO_PROMOTION', what: 'NOPROMO' },
  { operation: 'findPromotion', code: 'PROMOTION_RECEIVED', what: 'USED' },
  { operation: 'activatePromotion', code: 'NO_PROMOTION', what: 'GONE' },
  { operation: 'activatePromotion', code: 'PROMOTION_RECEIVED', what: 'LATE' },
  { operation: 'activatePromotion', code: 'BONUS_FULL', what: 'FULL' },
  { operation: 'activatePromotion', code: 'BONUS_ALREADY_ACTIVE', what: 'ACTIVE' },
  { operation: 'activatePromotion', code: 'BONUS_REMAINING', what: 'REMAIN' },
  { operation: 'receiveInviteBonus', code: 'BONUS_REMAINING', ...inBonus },
  { operation: 'receiveInviteBonus', code: 'NO_INVITE_BONUS', scenario: 'broke' },
  { operation: 'receiveInviteBonus', code: 'INVITE_INACTIVE', set: { inviteState: 'inactive' } },
  { operation: 'receiveInviteBonus', code: 'INVITE_COLLECT', set: { inviteState: 'collect' } },
  { operation: 'receiveInviteBonus', code: 'NO_INVITEE_PLAY_INFO', set: { inviteState: 'noplay' } },
  { operation: 'receiveInviteBonus', code: 'INVITE_BONUS_FAIL', set: { inviteState: 'fail' } },
  { operation: 'receiveRefund', code: 'BONUS_REMAINING', ...inBonus },
  { operation: 'receiveRefund', code: 'NO_REFUND', scenario: 'refund-none' },
  { operation: 'receiveRefund', code: 'REFUND_CONDITION', set: { refund: 'blocked' } },
  { operation: 'receiveRefund', code: 'REFUND_INACTIVE', set: { refund: 'inactive' } },
  { operation: 'receiveRefund', code: 'REFUND_MINIMUM', scenario: 'broke' },
  { operation: 'addRefundToWallet', code: 'NO_REFUND', scenario: 'refund-none' },
  { operation: 'addRefundToWallet', code: 'REFUND_CONDITION', ...inBonus },
  { operation: 'addRefundToWallet', code: 'REFUND_INACTIVE', set: { refund: 'inactive' } },
  { operation: 'addRefundToWallet', code: 'REFUND_MINIMUM', scenario: 'broke' },
  { operation: 'spin', code: 'BONUS_REMAINING', ...inBonus },
  { operation: 'spin', code: 'INVALID_CODE', scenario: 'no-coins' },
  { operation: 'spin', code: 'INVALID_PRIZE_CODE', scenario: 'spin-off' },
  { operation: 'claimCoupon', code: 'BONUS_REMAINING', ...inBonus, what: 'คูปองเครดิตฟรี' },
  { operation: 'claimCoupon', code: 'NO_CLAIMABLE_COUPON', scenario: 'no-coins', what: 'none' },
  { operation: 'claimCoupon', code: 'COUPON_EXPIRED', scenario: 'lucky', what: 'คูปองคืนวันศุกร์' },
  { operation: 'claimCoupon', code: 'INVALID_COUPON_TYPE', scenario: 'lucky', what: 'คูปองของรางวัล' },
  { operation: 'claimCoupon', code: 'INVALID_PRIZE_CODE', scenario: 'lucky', what: 'คูปองวงล้อเก่า' },
  { operation: 'claimCoupon', code: 'INVALID_CODE', scenario: 'lucky', what: 'คูปองที่ถูกยกเลิก' },
];

/** The id of a coupon by its name. */
async function couponOf(player: Caller, name: string): Promise<string> {
  const { body } = await player.get('/api/spinwheel/coupon');
  const { coupons } = body as { coupons: { _id: string; prize: { name: string } }[] };
  return coupons.find(({ prize }) => prize.name === name)?._id ?? name;
}

async function ask(player: Caller, { operation, what = '' }: Recipe) {
  const { method, path } = operations[operation];
  const body = operation === 'claimCoupon' ? { coupon: await couponOf(player, what) } : undefined;
  const address = path.replace('{code}', what);
  return method === 'POST' ? player.post(address, body) : player.get(address);
}

test.each(recipes)('$operation answers $code', async (recipe) => {
  const player = await logIn(await openSandbox(recipe.scenario ?? 'everyday', { set: recipe.set ?? {} }));
  await recipe.before?.(player);
  const { body } = await ask(player, recipe);
  const { message, error } = body as { message?: string; error?: string };
  expect(message ?? error).toBe(recipe.code);
});

describe('every code of the contract that is about rewards', () => {
  const shared: readonly string[] = operations.checkRefund.errors;
  const own = (Object.keys(operations) as OperationId[])
    .filter((id) => ['bonus', 'promotion', 'invite', 'refund', 'spin'].includes(operations[id].tag))
    .flatMap((id) => operations[id].errors.map((code) => [id, code] as const))
    .filter(([, code]) => !shared.includes(code) && !code.startsWith('KEY_'));

  test('has a way to it', () => {
    const without = own.filter(([id, code]) => !recipes.some((one) => one.operation === id && one.code === code));
    expect(without).toEqual([]);
    expect(own).toHaveLength(recipes.length);
  });
});
