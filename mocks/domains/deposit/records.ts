import * as z from 'zod/mini';
import { defineTable } from '../../kernel/table.ts';

/** Gift links that were redeemed. */
export const gifts = defineTable('gifts', z.object({ voucher: z.string(), player: z.string() }));
