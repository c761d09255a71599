import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { referenceOf } from '../../kernel/digest.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { walletOf } from '../../kernel/ledger.ts';
import { toBaht, toSatang } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { bankAccountOf, profileOf } from '../account/index.ts';
import { slotsOf } from '../games/index.ts';
import { creditDeposit, statementLog } from './movements.ts';
import { checkAdd, inviteShares, requireWallet } from './rules.ts';

function walletViewOf(world: World, player: Player): WalletView {
  return {
    profile: profileOf(player),
    bankAccount: bankAccountOf(world, player),
    wallet: { amount: toBaht(world.ledger.balance(walletOf(player._id))) },
    invite: { amount: toBaht(player.inviteBonus), ...inviteShares },
    slots: slotsOf(world, player),
  };
}

export const walletHandlers = {
  getWallet: (world, { player }) => {
    requireWallet(world);
    return walletViewOf(world, player);
  },

  refreshSlots: (world, { player }) => ({ slots: slotsOf(world, player) }),

  addToWallet: (world, { player, body }) => {
    requireWallet(world);
    const amount = toSatang(body.amount);
    checkAdd(amount);
    creditDeposit(world, player, amount, player.bankCode);
    return { message: 'SUCCESS' };
  },

  listStatements: (world, { player, body }) => {
    const { total, rows } = world.log(statementLog, player._id).page(body.page, body.limit);
    const statements = rows.map((row) => ({ ...row, _id: referenceOf('KP', row._id, Date.parse(row.createdAt)) }));
    return { total, statements };
  },
} satisfies Partial<Handlers>;
