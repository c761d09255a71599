import * as z from 'zod/mini';
import { operatorAction } from '../../kernel/domain.ts';
import { fail } from '../../kernel/refusal.ts';
import { playerField, requirePlayer } from '../account/index.ts';
import { bonuses } from './records.ts';
import { activeBonus } from './rules.ts';

/** What testers can have the site do about a bonus. */
export const bonusOperator = {
  /** Lets the player off the rest of the turnover, so that the running bonus can be ended. */
  meetBonusCondition: operatorAction(z.strictObject(playerField), async (world, { phone }) => {
    const running = activeBonus(world, requirePlayer(world, phone));
    if (!running) throw fail('NO_PROMOTION');
    const { _id, player } = running.record;
    await world.table(bonuses).update((q) => q.where({ _id, player }), {
      data: (draft) => {
        draft.conditionMet = true;
      },
    });
  }),
};
