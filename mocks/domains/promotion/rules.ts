import { fail, refuseMagic } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import { magic, magicCode } from '../../reference/magic.ts';
import type { RunningBonus } from '../bonus/index.ts';
import { magicPromotion, type PromotionOffer, promotions } from './offers.ts';

export interface PromotionSearch {
  /** As the client sent it; only upper case is found (PRO-21). */
  readonly code: string;
  readonly operation: 'findPromotion' | 'activatePromotion';
  /** Whether the player has received it before. */
  readonly received: boolean;
  /** The switch `promotion` (PRO-26). */
  readonly state: Switches['promotion'];
}

/**
 * The promotion of a code.
 * @throws NO_PROMOTION, PROMOTION_RECEIVED; the code of a magic promotion code
 */
export function requirePromotion({ code, operation, received, state }: PromotionSearch): PromotionOffer {
  refuseMagic(magicCode('promotionCodes', code, operation));
  const offer = promotions.find((promotion) => promotion.code === code);
  const isMagic = Object.hasOwn(magic.promotionCodes, code);
  if (state === 'none' || (!offer && !isMagic)) throw fail('NO_PROMOTION');
  if (received || state === 'received') throw fail('PROMOTION_RECEIVED');
  return offer ?? magicPromotion(code);
}

/** The first promotion that the player has not received (PRO-27); null for none. */
export function currentPromotion(received: readonly string[], state: Switches['promotion']): PromotionOffer | null {
  if (state !== 'found') return null;
  return promotions.find(({ code }) => !received.includes(code)) ?? null;
}

/**
 * Whether a promotion may be received (PRO-24).
 * @param full the site gives out no more
 * @throws BONUS_ALREADY_ACTIVE when the condition of the running bonus is met, BONUS_REMAINING when it is not, BONUS_FULL
 */
export function checkPromotion(running: RunningBonus | null, full: boolean): void {
  if (running) throw fail(running.met ? 'BONUS_ALREADY_ACTIVE' : 'BONUS_REMAINING');
  if (full) throw fail('BONUS_FULL');
}
