import type { OperationId } from '../../contract/generated/operations.ts';
import { accountAbsorbs } from '../domains/account/absorb.ts';
import { bonusAbsorbs } from '../domains/bonus/absorb.ts';
import { chatAbsorbs } from '../domains/chat/absorb.ts';
import { depositAbsorbs } from '../domains/deposit/absorb.ts';
import { gameAbsorbs } from '../domains/games/absorb.ts';
import { infoAbsorbs } from '../domains/info/absorb.ts';
import { inviteAbsorbs } from '../domains/invite/absorb.ts';
import { promotionAbsorbs } from '../domains/promotion/absorb.ts';
import { qrAbsorbs } from '../domains/qr/absorb.ts';
import { refundAbsorbs } from '../domains/refund/absorb.ts';
import { registrationAbsorbs } from '../domains/registration/absorb.ts';
import { slipAbsorbs } from '../domains/slips/absorb.ts';
import { spinAbsorbs } from '../domains/spin/absorb.ts';
import { walletAbsorbs } from '../domains/wallet/absorb.ts';
import { withdrawAbsorbs } from '../domains/withdraw/absorb.ts';
import type { Absorb, Absorbs } from '../kernel/absorb.ts';
import type { Switches } from '../kernel/switches.ts';
import { walletIn } from './choose-reads.ts';
import { Draft } from './draft.ts';
import type { RecordedCall } from './recording.ts';

const all: readonly Absorbs[] = [
  accountAbsorbs,
  gameAbsorbs,
  walletAbsorbs,
  infoAbsorbs,
  registrationAbsorbs,
  depositAbsorbs,
  withdrawAbsorbs,
  slipAbsorbs,
  inviteAbsorbs,
  promotionAbsorbs,
  refundAbsorbs,
  bonusAbsorbs,
  spinAbsorbs,
  qrAbsorbs,
  chatAbsorbs,
];

/** Answers that others depend on: the player, the country, referenced items. */
const first: readonly OperationId[] = [
  'getWallet',
  'getBanks',
  'listSlips',
  'listBonuses',
  'checkRefund',
  'getActiveBonus',
];
const rank = (id: OperationId) => (first.includes(id) ? first.indexOf(id) : first.length);

/** @throws LifeRefused when a list is incomplete */
export function absorbAll(reads: readonly RecordedCall[], usual: Switches, at: number): Draft {
  const draft = new Draft(walletIn(reads).profile, usual, at);
  for (const { id, answer, path, body } of reads.toSorted((one, other) => rank(one.id) - rank(other.id)))
    for (const absorbs of all)
      (absorbs[id] as Absorb<OperationId> | undefined)?.(draft, answer as never, { path, body });
  return draft;
}
