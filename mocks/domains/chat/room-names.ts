import * as z from 'zod/mini';
import { fail } from '../../kernel/refusal.ts';

/** Rooms are named `PREFIX-id`. */
export const chatPrefix = 'KP';

/** Who is in a room: a player or a visitor; the other id is empty. */
export interface ChatIdentity {
  readonly userId: string;
  readonly guestId: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const profileId = /^\d{8}$/;

export const roomOf = (id: string): string => `${chatPrefix}-${id}`;

/** Whether a room can exist at all: somebody's id behind the prefix. */
export function isRoomName(room: string): boolean {
  const id = room.startsWith(`${chatPrefix}-`) ? room.slice(chatPrefix.length + 1) : '';
  return uuid.test(id) || profileId.test(id);
}

export const roomName = z.string().check(z.refine(isRoomName, { error: 'the name of a room (KP- and an id)' }));

/**
 * The room of whoever calls. Chat ids are not authenticated: a guest id is whatever uuid the client made up.
 * @throws Refusal KEY_MISSING for nobody; KEY_INVALID for both at once, or a guest id that is no uuid
 */
export function requireRoom({ userId, guestId }: ChatIdentity): string {
  if (userId === '' && guestId === '') throw fail('KEY_MISSING');
  if (userId !== '' && guestId !== '') throw fail('KEY_INVALID');
  if (guestId !== '' && !uuid.test(guestId)) throw fail('KEY_INVALID');
  return roomOf(userId || guestId.toLowerCase());
}
