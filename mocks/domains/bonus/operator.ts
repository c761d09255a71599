import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { fail } from '../../kernel/refusal.ts';
import { playerField, requirePlayer } from '../account/index.ts';
import { bonuses } from './records.ts';
import { activeBonus } from './rules.ts';

export const bonusOperator = {
  /** Declares the condition of the running bonus met (BON-40). */
  meetBonusCondition: defineOperatorAction(z.strictObject(playerField), async (world, { phone }) => {
    const running = activeBonus(world, requirePlayer(world, phone));
    if (!running) throw fail('NO_PROMOTION');
    const { _id, player } = running.record;
    await world.change(bonuses, { _id, player }, { conditionMet: true });
  }),
};
