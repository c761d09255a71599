import { Collection } from '@mswjs/data';
import * as z from 'zod/mini';

/** A room that somebody has spoken in or looked at. */
export const chatRoomSchema = z.object({
  room: z.string(),
  /** How many of its messages the customer has seen. */
  read: z.int().check(z.gte(0)),
});

/** A file that was uploaded for the chat; its bytes are kept outside, under the hash in its path. */
export const chatFileSchema = z.object({
  path: z.string(),
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.int().check(z.gte(0)),
});

export const chatCollections = () => ({
  chatRooms: new Collection({ schema: chatRoomSchema }),
  chatFiles: new Collection({ schema: chatFileSchema }),
});
