import { expect, test } from 'vitest';
import type { Profile } from '../../../../contract/generated/models/profile.ts';
import { playerIdentity } from './identity.ts';

// CHT-12, SAFE-40
test('sends empty texts for an unreadable name, which support accepts', () => {
  const profile = { _id: 'p1', username: null, name: null, createdAt: null } as unknown as Profile;
  expect(playerIdentity(profile)).toEqual({ id: 'p1', userId: 'p1', guestId: '', username: '', name: '' });
});
