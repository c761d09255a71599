import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { fail } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { type SlipReason, slipReasons } from '../../reference/codes.ts';
import { decideSlip, slipDecided } from './events.ts';
import { allSlips } from './records.ts';

/** @param which id or reference; defaults to the oldest pending slip @throws NO_DATA when there is none */
function decideSlipNow(world: World, which: string | undefined, verdict: SlipReason | null): void {
  const processing = allSlips(world)
    .filter(({ slip }) => slip.status === 'processing')
    .sort((a, b) => Date.parse(a.slip.createdAt) - Date.parse(b.slip.createdAt));
  const found = processing.find(({ slip }) => which === undefined || slip._id === which || slip.reference === which);
  if (!found) throw fail('NO_DATA');
  world.schedule.cancel(slipDecided, ({ slip }) => slip === found.slip._id);
  decideSlip(world, found.player, found.slip, verdict);
}

const slip = z.optional(z.string());

export const slipOperator = {
  approveSlip: defineOperatorAction(z.strictObject({ slip }), (world, data) => decideSlipNow(world, data.slip, null)),

  rejectSlip: defineOperatorAction(z.strictObject({ slip, reason: z.enum(slipReasons) }), (world, data) =>
    decideSlipNow(world, data.slip, data.reason),
  ),
};
