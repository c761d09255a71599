import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { holdsSecrets } from '../recording.ts';

/** No call reveals their effect: the amount of a gift is unknown. */
const unknowable: readonly OperationId[] = ['sendGiftLink'];

/**
 * Excludes unread writes (secrets, files) and writes without login: one-time codes, and chat messages with
 * unpredictable replies.
 */
export const isFollowed = (id: OperationId): boolean => {
  const { effect, auth, upload } = operations[id];
  return effect === 'write' && auth && !upload && !holdsSecrets(id) && !unknowable.includes(id);
};
