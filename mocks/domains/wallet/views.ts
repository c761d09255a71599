import type { BankAccount } from '../../../contract/generated/models/bankAccount.ts';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import type { Slot } from '../../../contract/generated/models/slot.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { gameOf, walletOf } from '../../kernel/ledger.ts';
import { toBaht } from '../../kernel/money.ts';
import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { banks } from '../../reference/reference-data.ts';
import { lookup } from '../games/lookup.ts';

/** Records of the world as they look on the wire. */
export function profileOf({ _id, name, username, createdAt, coin, currency }: Player): Profile {
  return { _id, name, username, createdAt, coin, currency };
}

export function bankAccountOf({ bankCode, bankAccountName, bankAccountNo }: Player): BankAccount {
  const bank = banks.find(({ code }) => code === bankCode);
  return {
    bankCode,
    bankAccountName,
    bankAccountNo,
    bank: { nameTH: bank?.nameTH ?? bankCode, nameEN: bank?.nameEN ?? bankCode },
  };
}

export function slotsOf(world: World, player: Player): Slot[] {
  return lookup.games(world, player).map(({ player: owner, ...game }) => ({
    ...game,
    amount: toBaht(world.ledger.balance(gameOf(owner, game.code))),
  }));
}

/** Shares of invited players' play that count and that do not, in percent; they stand in the invite warning. */
const inviteShares = { success: 80, fail: 20 };

export function walletViewOf(world: World, player: Player): WalletView {
  return {
    profile: profileOf(player),
    bankAccount: bankAccountOf(player),
    wallet: { amount: toBaht(world.ledger.balance(walletOf(player._id))) },
    invite: { amount: toBaht(player.inviteBonus), ...inviteShares },
    slots: slotsOf(world, player),
  };
}
