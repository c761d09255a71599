import { fail, refuseMagic } from '../../kernel/refusal.ts';
import type { Switches } from '../../kernel/switches.ts';
import { magic, magicCode } from '../../reference/magic.ts';
import type { RunningBonus } from '../bonus/index.ts';
import { magicPromotion, type PromotionOffer, promotions } from './offers.ts';

export interface PromotionSearch {
  /** As sent; only upper case matches (PRO-21). */
  readonly code: string;
  readonly operation: 'findPromotion' | 'activatePromotion';
  readonly received: boolean;
  /** The switch `promotion` (PRO-26). */
  readonly state: Switches['promotion'];
}

/** @throws NO_PROMOTION, PROMOTION_RECEIVED; the code of a magic promotion code */
export function requirePromotion({ code, operation, received, state }: PromotionSearch): PromotionOffer {
  refuseMagic(magicCode('promotionCodes', code, operation));
  const offer = promotions.find((promotion) => promotion.code === code);
  const isMagic = Object.hasOwn(magic.promotionCodes, code);
  if (state === 'none' || (!offer && !isMagic)) throw fail('NO_PROMOTION');
  if (received || state === 'received') throw fail('PROMOTION_RECEIVED');
  return offer ?? magicPromotion(code);
}

/** The first promotion not yet received (PRO-27); null for none. */
export function currentPromotion(received: readonly string[], state: Switches['promotion']): PromotionOffer | null {
  if (state !== 'found') return null;
  return promotions.find(({ code }) => !received.includes(code)) ?? null;
}

/**
 * @throws BONUS_ALREADY_ACTIVE when the condition of a running bonus is met, else BONUS_REMAINING; BONUS_FULL (PRO-24)
 */
export function checkPromotion(running: RunningBonus | null, full: boolean): void {
  if (running) throw fail(running.met ? 'BONUS_ALREADY_ACTIVE' : 'BONUS_REMAINING');
  if (full) throw fail('BONUS_FULL');
}
