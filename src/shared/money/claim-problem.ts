import type { Satang } from './money.ts';

/** nothing: there is no amount to claim; unread: the server's amount can't be read, so the player can't know it. */
export type ClaimProblem = 'nothing' | 'unread';

/** Why a waiting amount can't be claimed; null when it can (MNY-52). */
export function claimProblem(satang: Satang | null): ClaimProblem | null {
  if (satang === null) return 'unread';
  return satang > 0 ? null : 'nothing';
}
