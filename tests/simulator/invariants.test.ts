/** Each rule of the world breaks in a world that was built against it, and in that world alone. */
import { expect, test, vi } from 'vitest';
import { bonuses } from '../../mocks/domains/bonus/index.ts';
import { chatLog } from '../../mocks/domains/chat/index.ts';
import { gameAccounts } from '../../mocks/domains/games/index.ts';
import { qrCodes } from '../../mocks/domains/qr/index.ts';
import { refunds } from '../../mocks/domains/refund/index.ts';
import { statementLog } from '../../mocks/domains/wallet/index.ts';
import { replay } from '../../mocks/engine/execute.ts';
import { checkInvariants, type Invariant } from '../../mocks/engine/invariants.ts';
import type { Journal } from '../../mocks/kernel/journal.ts';
import { walletOf } from '../../mocks/kernel/ledger.ts';
import { players } from '../../mocks/kernel/player.ts';
import type { World } from '../../mocks/kernel/world.ts';
import { send } from '../support/recipes/perform.ts';
import { chatMessage, goodRequests, png } from '../support/recipes/requests.ts';
import { sealedGift } from '../support/recipes/wallet.ts';
import { callerOf, openSandbox } from '../support/worlds/open-sandbox.ts';
import { storedJournal } from '../support/worlds/replay-difference.ts';

interface Scene {
  readonly world: World;
  readonly journal: Journal;
  /** Id of the demo player. */
  readonly player: string;
}

/** A world in which everything was paid once that can be paid, with one withdrawal of each end. */
async function playedWorld(): Promise<Scene> {
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

const brokenIn = ({ world, journal }: Scene): Invariant[] =>
  checkInvariants(world, journal).flatMap(({ id, holds }) => (holds ? [] : [id]));

const post = ({ world, player }: Scene, amount: number) =>
  world.ledger.post({ amount, from: 'outside:bank', to: walletOf(player), at: world.now, memo: 'planted' });
const rowsOf = ({ world, player }: Scene) => world.log(statementLog, player);
const newest = (scene: Scene, type: string, status: string) => {
  const row = rowsOf(scene)
    .appended()
    .findLast((one) => one.statementType === type && one.status === status);
  if (!row) throw new Error(`no ${type} that is ${status}`);
  return row;
};
const messagesOf = ({ world }: Scene) => {
  const room = world.ownersOf(chatLog).find((each) => world.log(chatLog, each).appended().length > 0);
  const log = world.log(chatLog, room ?? '');
  return { log, sent: log.appended().find(({ sender }) => sender === 'customer') };
};
/** The journal with an entry of an operation once more, under the next number. */
const again = (scene: Scene, operation: string): Scene => {
  const entry = scene.journal.find((each) => each.kind === 'request' && each.operation === operation);
  if (entry?.kind !== 'request') throw new Error(`no entry of ${operation}`);
  return { ...scene, journal: [...scene.journal, { ...entry, seq: scene.journal.length }] };
};
/** Pays a reward once more: the newest row of its kind, in a step of its own, with its posting. */
const paidAgain = (scene: Scene, operation: string, source: string): Scene => {
  const row = rowsOf(scene)
    .appended()
    .findLast(({ description }) => description === source);
  if (!row) throw new Error(`no reward of ${source}`);
  const to = walletOf(scene.player);
  scene.world.ledger.post({ amount: row.amount * 100, from: 'outside:prize', to, at: scene.world.now, memo: source });
  rowsOf(scene).append({ ...row, _id: `st${scene.journal.length.toString(36)}x1` });
  return again(scene, operation);
};

type Plant = (scene: Scene) => Scene | undefined | Promise<unknown>;
const plants: readonly (readonly [what: string, breaks: readonly Invariant[], plant: Plant])[] = [
  [
    'a ledger that takes from no account what it gives',
    ['zeroSum', 'postingsAddUp', 'statement'],
    (scene) => {
      const wrong = { ...scene.world.ledger.balances() };
      wrong[walletOf(scene.player)] = (wrong[walletOf(scene.player)] ?? 0) + 1;
      vi.spyOn(scene.world.ledger, 'balances').mockReturnValue(wrong);
      return undefined;
    },
  ],
  [
    'a ledger that pays what an account does not have',
    ['noDebt', 'postingsAddUp', 'statement'],
    (scene) => {
      const wrong = { ...scene.world.ledger.balances() };
      const [wallet, bank] = [walletOf(scene.player), 'outside:bank'];
      const tooMuch = (wrong[wallet] ?? 0) + 1;
      vi.spyOn(scene.world.ledger, 'balances').mockReturnValue({
        ...wrong,
        [wallet]: -1,
        [bank]: (wrong[bank] ?? 0) + tooMuch,
      });
      return undefined;
    },
  ],
  [
    'a posting that is lost',
    ['postingsAddUp'],
    (scene) => {
      const kept = scene.world.ledger.postings.filter(({ memo }) => memo !== 'invite');
      vi.spyOn(scene.world.ledger, 'postings', 'get').mockReturnValue(kept);
      return undefined;
    },
  ],
  [
    'a game account without a player',
    ['gamesOwned'],
    ({ world, player }) => world.change(gameAccounts, { player, code: 'IMI' }, { player: '00000000' }),
  ],
  [
    'two open QRs at a provider',
    ['oneQr'],
    async ({ world }) => {
      const open = world.table(qrCodes).findFirst((q) => q.where({ state: 'open' }));
      if (open) await world.table(qrCodes).create({ ...open, _id: 'qr-planted' });
    },
  ],
  [
    'money from nowhere on the statement',
    ['statement', 'withdrawals'],
    (scene) => {
      post(scene, 100);
      return undefined;
    },
  ],
  [
    'a withdrawal that is paid and returned',
    ['statement', 'withdrawals'],
    (scene) => {
      post(scene, newest(scene, 'withdraw', 'SUCCESS').amount * 100);
      return undefined;
    },
  ],
  [
    'a withdrawal on the way that no bank will end',
    ['withdrawals'],
    (scene) => {
      rowsOf(scene).replace({ ...newest(scene, 'withdraw', 'PENDING'), status: 'SUCCESS' });
      return undefined;
    },
  ],
  [
    'a withdrawal that is called returned without its money',
    ['statement', 'withdrawals'],
    (scene) => {
      rowsOf(scene).replace({ ...newest(scene, 'withdraw', 'SUCCESS'), status: 'FAILED' });
      return undefined;
    },
  ],
  ...['WW', 'TRUEWALLET', null].map((from): (typeof plants)[number] => [
    `a ${{ WW: 'QR', TRUEWALLET: 'gift' }[from ?? ''] ?? 'slip'} that is credited twice`,
    ['deposits'],
    (scene) => {
      const row = rowsOf(scene)
        .appended()
        .find((one) => one.statementType === 'deposit' && (from === null || one.from === from));
      if (!row) throw new Error('no deposit');
      post(scene, row.amount * 100);
      rowsOf(scene).append({ ...row, _id: 'stplantedx1' });
      return undefined;
    },
  ]),
  [
    'a QR that is paid without a deposit',
    ['deposits'],
    ({ world }) => world.change(qrCodes, { state: 'open' }, { state: 'paid' }),
  ],
  ['a coupon that is paid twice', ['rewards'], (scene) => paidAgain(scene, 'claimCoupon', 'luckydraw')],
  ['a coupon of coins that is claimed twice', ['rewards'], (scene) => again(scene, 'claimCoupon')],
  ['a promotion that is paid twice', ['rewards'], (scene) => paidAgain(scene, 'activatePromotion', 'promotion')],
  ['an invitation that is paid twice', ['rewards'], (scene) => paidAgain(scene, 'receiveInviteBonus', 'invite')],
  ['a refund that is paid twice', ['rewards'], (scene) => paidAgain(scene, 'addRefundToWallet', 'refund')],
  [
    'a refund that waits again after it was received',
    ['rewards'],
    ({ world, player }) => world.change(refunds, { player }, { found: true, available: 18_550 }),
  ],
  [
    'a bonus that is received more often than it may be',
    ['rewards'],
    ({ world }) => {
      const record = world.table(bonuses).findMany().at(-1);
      if (!record) throw new Error('no bonus');
      const { _id, received } = record;
      return world.change(bonuses, { _id }, { received: [...received, ...received, ...received, ...received] });
    },
  ],
  [
    'a reward without a request',
    ['rewards'],
    (scene) => {
      // a step of an event, not of a call; it is worth nothing, so that the books still add up
      rowsOf(scene).append({ ...newest(scene, 'bonus', 'SUCCESS'), _id: 'stev1x1x1', amount: 0 });
      return undefined;
    },
  ],
  [
    'a message of a customer who did not call',
    ['chat'],
    (scene) => {
      const { log, sent } = messagesOf(scene);
      if (sent) log.append({ ...sent, _id: 'm1x1' });
      return undefined;
    },
  ],
  [
    'a message that is there twice',
    ['chat'],
    (scene) => {
      const { log, sent } = messagesOf(scene);
      if (sent) log.append(sent);
      return undefined;
    },
  ],
  ['a call whose message is missing', ['chat'], (scene) => again(scene, 'sendChatMessage')],
];

test('all rules hold in a world in which everything was paid once', async () => {
  const scene = await playedWorld();
  expect(checkInvariants(scene.world, scene.journal).filter(({ holds }) => !holds)).toEqual([]);
  const paid = rowsOf(scene).appended();
  expect(new Set(paid.map(({ statementType, status }) => `${statementType} ${status}`))).toEqual(
    new Set(['deposit SUCCESS', 'bonus SUCCESS', 'withdraw PENDING', 'withdraw SUCCESS', 'withdraw FAILED']),
  );
  expect(new Set(paid.flatMap(({ description }) => description ?? []))).toEqual(
    new Set(['bonus', 'promotion', 'invite', 'refund', 'luckydraw']),
  );
  expect(messagesOf(scene).log.appended().length).toBeGreaterThan(1);
});

test.each(plants)('%s breaks %j', async (_, breaks, plant) => {
  const scene = await playedWorld();
  const planted = await plant(scene);
  const broken = brokenIn(planted && typeof planted === 'object' && 'journal' in planted ? (planted as Scene) : scene);
  expect(broken).toEqual(breaks);
});

test('every rule is broken by some world', async () => {
  const { world, journal } = await playedWorld();
  const broken = new Set(plants.flatMap(([, breaks]) => breaks));
  expect(broken).toEqual(new Set(checkInvariants(world, journal).map(({ id }) => id)));
});
