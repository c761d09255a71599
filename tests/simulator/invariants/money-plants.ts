/** Defects of the ledger, of deposits, withdrawals and transfers. */
import { vi } from 'vitest';
import { gameAccounts } from '../../../mocks/domains/games/index.ts';
import { qrCodes } from '../../../mocks/domains/qr/index.ts';
import { withdrawalEnds } from '../../../mocks/domains/withdraw/index.ts';
import { type Account, gameOf, walletOf } from '../../../mocks/kernel/ledger.ts';
import { changeNewest, newest, type Plant, rowOfRequest, rowsOf, type Scene } from './played-world.ts';

/** Pays into the wallet from the bank. @param amount satang */
const post = ({ world, player }: Scene, amount: number) =>
  world.ledger.post({ amount, from: 'outside:bank', to: walletOf(player), at: world.now, memo: 'planted' });

/** Moves a baht between two accounts without a row on the statement. */
const moveBaht = ({ world }: Scene, from: Account, to: Account, at = world.now) =>
  world.ledger.post({ amount: 100, from, to, at, memo: 'planted' });

export const moneyPlants: readonly Plant[] = [
  [
    'a ledger that takes from no account what it gives',
    ['zeroSum', 'postingsAddUp', 'statement'],
    (scene) => {
      const wrong = { ...scene.world.ledger.balances() };
      wrong[walletOf(scene.player)] = (wrong[walletOf(scene.player)] ?? 0) + 1;
      vi.spyOn(scene.world.ledger, 'balances').mockReturnValue(wrong);
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
    },
  ],
  [
    'a posting that is lost',
    ['postingsAddUp'],
    (scene) => {
      const kept = scene.world.ledger.postings.filter(({ memo }) => memo !== 'invite');
      vi.spyOn(scene.world.ledger, 'postings', 'get').mockReturnValue(kept);
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
  ['money from nowhere on the statement', ['statement', 'withdrawals'], (scene) => post(scene, 100)],
  [
    'a withdrawal that is paid and returned',
    ['statement', 'withdrawals'],
    (scene) => post(scene, newest(scene, 'withdraw', 'SUCCESS').amount * 100),
  ],
  [
    'a withdrawal that is called paid while the bank still has to end it',
    ['withdrawals'],
    changeNewest('withdraw', 'PENDING', { status: 'SUCCESS' }),
  ],
  [
    'a deposit that is called neither paid nor failed',
    ['statement'],
    changeNewest('deposit', 'SUCCESS', { status: 'PENDING' }),
  ],
  [
    'a withdrawal on the way that no bank will end',
    ['withdrawals'],
    ({ world }) => world.schedule.cancel(withdrawalEnds, () => true),
  ],
  [
    'a withdrawal that is neither pending, paid nor returned',
    ['statement', 'withdrawals'],
    changeNewest('withdraw', 'SUCCESS', { status: 'CHECKING' }),
  ],
  [
    'a withdrawal that takes more than its row says',
    ['statement', 'withdrawals'],
    (scene) => {
      const at = Date.parse(newest(scene, 'withdraw', 'SUCCESS').createdAt);
      moveBaht(scene, walletOf(scene.player), 'outside:bank', at);
    },
  ],
  [
    'a transfer without a row',
    ['transfers'],
    (scene) => moveBaht(scene, walletOf(scene.player), gameOf(scene.player, 'JOKER')),
  ],
  ['a transfer into another game than its row says', ['transfers'], changeNewest('transfer', 'SUCCESS', { to: 'PG' })],
  ['a transfer whose row says another amount', ['transfers'], changeNewest('transfer', 'SUCCESS', { amount: 1000 })],
  [
    'a transfer that is carried out and called failed',
    ['transfers'],
    changeNewest('transfer', 'SUCCESS', { status: 'FAILED' }),
  ],
  [
    'a failed transfer whose money stays at the provider',
    ['statement', 'transfers'],
    (scene) => moveBaht(scene, walletOf(scene.player), 'outside:provider'),
  ],
  [
    'a withdrawal that is called returned without its money',
    ['statement', 'withdrawals'],
    changeNewest('withdraw', 'SUCCESS', { status: 'FAILED' }),
  ],
  ...['WW', 'TRUEWALLET', null].map(
    (from): Plant => [
      `a ${{ WW: 'QR', TRUEWALLET: 'gift' }[from ?? ''] ?? 'slip'} that is credited twice`,
      ['deposits'],
      (scene) => {
        const row = rowsOf(scene)
          .appended()
          .find((one) => one.statementType === 'deposit' && (from === null || one.from === from));
        if (!row) throw new Error('no deposit');
        post(scene, row.amount * 100);
        rowsOf(scene).append({ ...row, _id: 'stplantedx1' });
      },
    ],
  ),
  [
    'a sum that is added twice for one request',
    ['deposits'],
    (scene) => {
      const row = rowOfRequest(scene, 'addToWallet');
      post(scene, row.amount * 100);
      rowsOf(scene).append({ ...row, _id: 'stplantedx1' });
    },
  ],
  [
    'a QR that is paid without a deposit',
    ['deposits'],
    ({ world }) => world.change(qrCodes, { state: 'open' }, { state: 'paid' }),
  ],
];
