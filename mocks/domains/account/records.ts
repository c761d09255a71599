import * as z from 'zod/mini';
import { defineTable } from '../../kernel/table.ts';

export const sessions = defineTable('sessions', z.object({ token: z.string(), player: z.string() }));

/** Wrong passwords by user name, registered or not. */
export const loginAttempts = defineTable(
  'loginAttempts',
  z.object({
    username: z.string(),
    /** World times of the last minute, epoch ms, oldest first. */
    wrongAt: z.array(z.number()),
  }),
);
