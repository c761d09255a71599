import type { Profile } from '../../../../contract/generated/models/profile.ts';
import { randomId } from '../../../shared/base/random-id.ts';
import { readStored, writeStored } from '../../../shared/base/storage.ts';

/** Who speaks to the desk: a player or a guest; the other id is empty. */
export interface Identity {
  /** What the room is named after. */
  readonly id: string;
  readonly userId: string;
  readonly guestId: string;
  readonly username: string;
  readonly name: string;
}

export const playerIdentity = ({ _id, username, name }: Profile): Identity => ({
  id: _id,
  userId: _id,
  guestId: '',
  username,
  name,
});

/** Whether this device has spoken to the desk as a guest before. */
export const hasGuestId = (): boolean => readStored('guest-id') !== null;

/**
 * The guest of this device, made up and kept when there is none or what is stored is no uuid (CHT-10, CHT-11). It is
 * no proof of anything: whoever knows it reads along, and a server must treat it so.
 */
export function guestIdentity(): Identity {
  const id = readStored('guest-id') ?? randomId();
  writeStored('guest-id', id);
  return { id, userId: '', guestId: id, username: '', name: '' };
}
