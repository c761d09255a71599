import type { Profile } from '../../../../contract/generated/models/profile.ts';
import { randomId } from '../../../shared/base/random-id.ts';
import { readStored, writeStored } from '../../../shared/base/storage.ts';

/** The customer: a player or a guest; the id of the other kind is empty (CHT-9, CHT-12). */
export interface Identity {
  /** The id in the room's name (CHT-17). */
  readonly id: string;
  readonly userId: string;
  readonly guestId: string;
  readonly username: string;
  readonly name: string;
}

/** The player; a name or user name that could not be read is null in the profile, and is sent as an empty text. */
export const playerIdentity = ({ _id, username, name }: Profile): Identity => ({
  id: _id,
  userId: _id,
  guestId: '',
  username: username ?? '',
  name: name ?? '',
});

/** Whether a guest has written to support from this device before (CHT-23). */
export const hasGuestId = (): boolean => readStored('guest-id') !== null;

/**
 * The guest of this device; the id is created and stored when there is no valid one (CHT-10). The id proves nothing: a
 * client that knows it can read the conversation, so a server must treat it as unauthenticated (CHT-11).
 */
export function guestIdentity(): Identity {
  const id = readStored('guest-id') ?? randomId();
  writeStored('guest-id', id);
  return { id, userId: '', guestId: id, username: '', name: '' };
}
