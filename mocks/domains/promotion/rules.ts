import { fail } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import { magic, magicCode } from '../../reference/magic.ts';
import type { RunningBonus } from '../bonus/index.ts';
import { type PromotionOffer, promotions, promotionUnder } from './offers.ts';

export interface PromotionSearch {
  /** As it came over the wire: codes are upper case, and another spelling finds nothing. */
  readonly code: string;
  readonly operation: 'findPromotion' | 'activatePromotion';
  /** The player has had it. */
  readonly received: boolean;
  readonly state: Switches['promotion'];
}

/**
 * The promotion under a code.
 * @throws NO_PROMOTION, PROMOTION_RECEIVED, or what a magic code stands for
 */
export function requirePromotion({ code, operation, received, state }: PromotionSearch): PromotionOffer {
  const forced = magicCode('promotionCodes', code, operation);
  if (forced) throw fail(forced);
  const offer = promotions.find((promotion) => promotion.code === code);
  const isMagic = Object.hasOwn(magic.promotionCodes, code);
  if (state === 'none' || (!offer && !isMagic)) throw fail('NO_PROMOTION');
  if (received || state === 'received') throw fail('PROMOTION_RECEIVED');
  return offer ?? promotionUnder(code);
}

/** The promotion that the site runs: the first that the player has not had; null for none. */
export function currentPromotion(received: readonly string[], state: Switches['promotion']): PromotionOffer | null {
  if (state !== 'found') return null;
  return promotions.find(({ code }) => !received.includes(code)) ?? null;
}

/**
 * Whether a promotion may be received beside what runs already.
 * @throws BONUS_ALREADY_ACTIVE when a bonus is only to be ended, BONUS_REMAINING, BONUS_FULL
 */
export function checkPromotion(running: RunningBonus | null, full: boolean): void {
  if (running) throw fail(running.met ? 'BONUS_ALREADY_ACTIVE' : 'BONUS_REMAINING');
  if (full) throw fail('BONUS_FULL');
}
