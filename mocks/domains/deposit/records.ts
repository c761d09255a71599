import * as z from 'zod/mini';
import { defineTable } from '../../kernel/table.ts';

/** Each voucher is credited once (DEP-46). */
export const gifts = defineTable('gifts', z.object({ voucher: z.string(), player: z.string() }));
