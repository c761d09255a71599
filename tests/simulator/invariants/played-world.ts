/** The world that plants break, with helpers to find rows in it. */
import { statementLog } from '../../../mocks/domains/wallet/index.ts';
import type { Invariant } from '../../../mocks/engine/checks/invariants.ts';
import { replay } from '../../../mocks/engine/execute/execute.ts';
import type { Journal } from '../../../mocks/kernel/journal.ts';
import { players } from '../../../mocks/kernel/player.ts';
import { entryNumberOf, type World } from '../../../mocks/kernel/world.ts';
import { send } from '../../support/recipes/perform.ts';
import { chatMessage, goodRequests, png } from '../../support/recipes/requests.ts';
import { sealedGift } from '../../support/recipes/wallet.ts';
import { callerOf, openSandbox, storedJournal } from '../../support/worlds/open-sandbox.ts';

export interface Scene {
  readonly world: World;
  readonly journal: Journal;
  /** Id of the demo player. */
  readonly player: string;
}

/** A defect planted in the played world, and the rules it breaks. Returns the scene when it changes the journal. */
export type Plant = readonly [what: string, breaks: readonly Invariant[], plant: (scene: Scene) => unknown];

/** A world with one payment of each kind, and one withdrawal of each outcome. */
export async function playedWorld(): Promise<Scene> {
  const set = { spinActive: true, coins: 3, coupons: 3, depositGiftLink: true, nextPrize: 'B20' } as const;
  const sandbox = await openSandbox('qr-deposit', { set });
  const player = callerOf(sandbox, sandbox.token('player'));
  await player.upload('/api/wallet/slip', png('slip-500.png'));
  await sandbox.operate('approveSlip', {});
  const link = 'https://gift.truemoney.com/campaign/?v=KRAPAOGIFT500';
  await send(player, 'sendGiftLink', await sealedGift({ player }, link));
  await player.post('/api/qrcode/WW', { amount: 130 });
  await sandbox.operate('payQr', {});
  await player.post('/api/qrcode/WW', { amount: 140 });
  await player.post('/api/wallet/add', { amount: 150 });
  // 113.13 fails at the provider, and its money comes back
  for (const amount of [100, 113.13])
    await player.post('/api/wallet/transfer', { from: 'WALLET', to: 'JOKER', amount });
  for (const amount of [101, 102, 103]) await player.post('/api/wallet/withdraw', { amount });
  await sandbox.operate('payWithdrawal', {});
  await sandbox.operate('returnWithdrawal', {});
  await player.post('/api/spinwheel/spin');
  for (const coupon of ['cp1', 'cp2']) await player.post('/api/spinwheel/coupon/claim', { coupon });
  for (const path of ['/api/refund/receive', '/api/refund/addWallet', '/api/invite/bonus']) await player.get(path);
  await send(player, 'activatePromotion', goodRequests.activatePromotion);
  await send(player, 'activateBonus', goodRequests.activateBonus);
  await player.post('/api/chat/send-message', chatMessage('ฝากเงินไม่เข้า'));
  await sandbox.clock.jump('20s');
  await player.get('/api/wallet');
  const journal = storedJournal(sandbox);
  if (!journal) throw new Error('the journal does not validate');
  const { world } = await replay(journal);
  const [demo] = world.table(players).findMany();
  return { world, journal, player: demo?._id ?? '' };
}

/** The statement of the player. */
export const rowsOf = ({ world, player }: Scene) => world.log(statementLog, player);

/** The newest row of a type and status. */
export function newest(scene: Scene, type: string, status: string) {
  const rows = rowsOf(scene).appended();
  const row = rows.findLast((one) => one.statementType === type && one.status === status);
  if (!row) throw new Error(`no ${type} that is ${status}`);
  return row;
}

/** Plants a change of the newest row of a type and status. */
export const changeNewest = (type: string, status: string, change: object) => (scene: Scene) =>
  rowsOf(scene).replace({ ...newest(scene, type, status), ...change });

/** The row that the first request of an operation wrote. */
export function rowOfRequest(scene: Scene, operation: string) {
  const seq = scene.journal.findIndex((each) => each.kind === 'request' && each.operation === operation);
  const row = rowsOf(scene)
    .appended()
    .find(({ _id }) => entryNumberOf(_id, 'st') === seq);
  if (!row) throw new Error(`${operation} wrote no row`);
  return row;
}

/** The scene with an entry of an operation repeated under the next number. */
export function again(scene: Scene, operation: string): Scene {
  const entry = scene.journal.find((each) => each.kind === 'request' && each.operation === operation);
  if (entry?.kind !== 'request') throw new Error(`no entry of ${operation}`);
  return { ...scene, journal: [...scene.journal, { ...entry, seq: scene.journal.length }] };
}
