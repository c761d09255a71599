import * as z from 'zod/mini';
import { operatorAction } from '../../kernel/domain.ts';
import { slipReasons } from '../../reference/slip-reasons.ts';
import { decideSlipNow } from './verdicts.ts';

/** Id or reference; the oldest that waits when it is left out. */
const slip = z.optional(z.string());

/** What testers can have the staff decide about slips. */
export const slipOperator = {
  approveSlip: operatorAction(z.strictObject({ slip }), (world, data) => decideSlipNow(world, data.slip, null)),

  rejectSlip: operatorAction(z.strictObject({ slip, reason: z.enum(slipReasons) }), (world, data) =>
    decideSlipNow(world, data.slip, data.reason),
  ),
};
