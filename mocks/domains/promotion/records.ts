import * as z from 'zod/mini';
import { defineTable } from '../../kernel/table.ts';

/** Once per player (PRO-20). */
export const promotionReceipts = defineTable(
  'promotionReceipts',
  z.object({ player: z.string(), code: z.string(), receivedAt: z.string() }),
);
