/** Defects of bonuses, promotions, invitations, refunds and the wheel. */
import { bonuses } from '../../../mocks/domains/bonus/index.ts';
import { refunds } from '../../../mocks/domains/refund/index.ts';
import type { Journal } from '../../../mocks/kernel/journal.ts';
import { walletOf } from '../../../mocks/kernel/ledger.ts';
import { again, newest, type Plant, rowOfRequest, rowsOf, type Scene } from './played-world.ts';

/** Pays the reward of an operation again: the row of its request with its posting, in a separate step. */
function paidAgain(scene: Scene, operation: string): Scene {
  const row = rowOfRequest(scene, operation);
  const { world, player, journal } = scene;
  const [amount, to] = [row.amount * 100, walletOf(player)];
  world.ledger.post({ amount, from: 'outside:prize', to, at: world.now, memo: 'planted' });
  rowsOf(scene).append({ ...row, _id: `st${journal.length.toString(36)}x1` });
  return again(scene, operation);
}

export const rewardPlants: readonly Plant[] = [
  ['a coupon that is paid twice', ['rewards'], (scene) => paidAgain(scene, 'claimCoupon')],
  ['a coupon of coins that is claimed twice', ['rewards'], (scene) => again(scene, 'claimCoupon')],
  ['a promotion that is paid twice', ['rewards'], (scene) => paidAgain(scene, 'activatePromotion')],
  ['an invitation that is paid twice', ['rewards'], (scene) => paidAgain(scene, 'receiveInviteBonus')],
  ['a refund that is paid twice', ['rewards'], (scene) => paidAgain(scene, 'addRefundToWallet')],
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
  ...['2020-01-01T00:00:00.000Z', null].map(
    (updatedAt): Plant => [
      `a bonus whose receipt ${updatedAt ? 'is older than the world' : 'another player has'}`,
      ['rewards'],
      ({ world, player }) =>
        updatedAt
          ? world.change(bonuses, { player, code: 'DAILY' }, { received: [{ updatedAt }] })
          : world.change(bonuses, { player, code: 'DAILY' }, { player: '00000000' }),
    ],
  ),
  ['a bonus that is paid twice', ['rewards'], (scene) => paidAgain(scene, 'activateBonus')],
  [
    'a spin that pays two prizes',
    ['rewards'],
    (scene) => {
      const prize = rowOfRequest(scene, 'spin');
      rowsOf(scene).append({ ...prize, _id: prize._id.replace(/1$/, '2'), amount: 0 });
    },
  ],
  [
    'a reward for a request of another kind',
    ['rewards'],
    (scene) => rowsOf(scene).replace({ ...rowOfRequest(scene, 'spin'), description: 'promotion' }),
  ],
  [
    'a reward for what nothing pays',
    ['rewards'],
    (scene) => rowsOf(scene).replace({ ...rowOfRequest(scene, 'spin'), description: 'thanks' }),
  ],
  [
    'a reward for the request of another player',
    ['rewards'],
    (scene) => {
      const journal = scene.journal.map((entry) =>
        entry.kind === 'request' && entry.operation === 'spin' ? { ...entry, player: '00000000' } : entry,
      );
      return { ...scene, journal: journal as unknown as Journal };
    },
  ],
  [
    'a reward without a request',
    ['rewards'],
    (scene) => {
      // A step of an event, not of a call; worth nothing, so that the books still balance
      rowsOf(scene).append({ ...newest(scene, 'bonus', 'SUCCESS'), _id: 'stev1x1x1', amount: 0 });
    },
  ],
];
