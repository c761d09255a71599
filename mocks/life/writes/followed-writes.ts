import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { holdsSecrets } from '../recording.ts';

/** Writes whose effect no call tells: the amount of a gift is unknown. */
const unknowable: readonly OperationId[] = ['sendGiftLink'];

/**
 * Whether a recorded write is executed in the world too. Not with secrets or files, which are never read, and not without a
 * login: chat messages, whose replies cannot be predicted, and one-time codes.
 */
export const isFollowed = (id: OperationId): boolean => {
  const { effect, auth, upload } = operations[id];
  return effect === 'write' && auth && !upload && !holdsSecrets(id) && !unknowable.includes(id);
};
