/** What may happen to a call on its way while a walk goes on, and to which calls. */
import type { OperationId } from '../../../contract/generated/operations.ts';
import type { FaultEffect } from '../../wire/faults.ts';

/** Commands, and readings that a page or sheet cannot do without. */
export const struck: readonly OperationId[] = [
  'transfer',
  'withdrawAll',
  'createQr',
  'activateBonus',
  'spin',
  'receiveRefund',
  'receiveInviteBonus',
  'getWallet',
  'listStatements',
  'listBonuses',
  'getActiveBonus',
  'getDepositChannels',
];

export const strokes = {
  status: { status: 500 },
  cut: { cut: true },
  commitCut: { after: 'cut' },
  delay: { delay: 2_000 },
} as const satisfies Record<string, FaultEffect>;
