import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { slipReasons } from '../../reference/slip-reasons.ts';
import { decideSlipNow } from './events.ts';

/** Id or reference; without it the oldest slip that is still processing. */
const slip = z.optional(z.string());

/** What a tester can have the staff decide. */
export const slipOperator = {
  /** Accepts a slip and credits it. */
  approveSlip: defineOperatorAction(z.strictObject({ slip }), (world, data) => decideSlipNow(world, data.slip, null)),

  /** Lets a slip fail for a reason. */
  rejectSlip: defineOperatorAction(z.strictObject({ slip, reason: z.enum(slipReasons) }), (world, data) =>
    decideSlipNow(world, data.slip, data.reason),
  ),
};
