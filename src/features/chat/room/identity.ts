import type { Profile } from '../../../../contract/generated/models/profile.ts';
import { randomId } from '../../../shared/base/ids.ts';
import { readStored, writeStored } from '../../../shared/storage/storage.ts';

/** Player or guest; the other id is empty (CHT-9, CHT-12). */
export interface Identity {
  /** The id in the room's name (CHT-17). */
  readonly id: string;
  readonly userId: string;
  readonly guestId: string;
  readonly username: string;
  readonly name: string;
}

/** Unreadable names are sent as empty texts. */
export const playerIdentity = ({ _id, username, name }: Profile): Identity => ({
  id: _id,
  userId: _id,
  guestId: '',
  username: username ?? '',
  name: name ?? '',
});

/** A guest has written from this device before (CHT-23). */
export const hasGuestId = (): boolean => readStored('guest-id') !== null;

/**
 * Creates the guest id if there is no valid one (CHT-10). The id proves nothing: servers must treat a guest as
 * unauthenticated (CHT-11).
 */
export function guestIdentity(): Identity {
  const id = readStored('guest-id') ?? randomId();
  writeStored('guest-id', id);
  return { id, userId: '', guestId: id, username: '', name: '' };
}
