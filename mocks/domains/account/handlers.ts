import type { Handlers } from '../../kernel/handler.ts';
import { type Player, players } from '../../kernel/player.ts';
import { fail, failAndCommit } from '../../kernel/refusal.ts';
import { isEmpty } from '../../kernel/visible.ts';
import type { World } from '../../kernel/world.ts';
import { bankCodesOnOffer, banksOnOffer, isBankTaken } from './banks.ts';
import { findPlayerByPhone } from './players.ts';
import { loginAttempts, sessions } from './records.ts';
import {
  checkAttempt,
  checkBankAccount,
  checkBankName,
  checkPasswordChange,
  magicBankCode,
  recentAttempts,
  requireCredentials,
} from './rules.ts';
import { profileOf } from './views.ts';

/** Counts a wrong password for a user name, whether a player has it or not. */
async function countAttempt(world: World, username: string, wrongAt: readonly number[]): Promise<void> {
  const recent = [...recentAttempts(wrongAt, world.now), world.now];
  const updated = await world.table(loginAttempts).update((q) => q.where({ username }), {
    data: (draft) => {
      draft.wrongAt = recent;
    },
  });
  if (!updated) await world.table(loginAttempts).create({ username, wrongAt: recent });
}

async function changePlayer(world: World, { _id }: Player, changes: Partial<Player>): Promise<Player> {
  const changed = await world.table(players).update((q) => q.where({ _id }), {
    data: (draft) => {
      Object.assign(draft, changes);
    },
  });
  if (!changed) throw new Error(`no such player: ${_id}`);
  return changed;
}

export const accountHandlers = {
  login: async (world, { body: { username, password } }) => {
    const wrongAt = world.table(loginAttempts).findFirst((q) => q.where({ username }))?.wrongAt ?? [];
    checkAttempt(username, wrongAt, world.now);
    const found = findPlayerByPhone(world, username);
    if (found?.passwordDigest !== password) {
      await countAttempt(world, username, wrongAt);
      throw failAndCommit('WRONG_CREDENTIAL');
    }
    const player = requireCredentials(found, password);
    const login = player.logins + 1;
    const token = world.tokenOf(player, login);
    await changePlayer(world, player, { logins: login });
    await world.table(sessions).create({ token, player: player._id });
    world.table(loginAttempts).deleteMany((q) => q.where({ username }));
    return { token };
  },

  getProfile: (_world, { player }) => {
    const forced = magicBankCode('getProfile', player.bankAccountName);
    if (forced) throw fail(forced);
    return profileOf(player);
  },

  updateProfile: async (world, { player, body: { name, bankCode, bankAccountName, bankAccountNo } }) => {
    if (isEmpty(name)) throw fail('INVALID_USER_INFO');
    checkBankAccount({
      bankCode,
      bankAccountName,
      bankAccountNo,
      banks: bankCodesOnOffer(world),
      taken: isBankTaken(world, bankCode, bankAccountNo, player),
      operation: 'updateProfile',
    });
    const changes = { name: name.trim(), bankCode, bankAccountName: bankAccountName.trim(), bankAccountNo };
    return profileOf(await changePlayer(world, player, changes));
  },

  updateBankAccountName: async (world, { player, body: { bankCode, bankAccountName } }) => {
    checkBankName({ own: player.bankCode, bankCode, bankAccountName });
    await changePlayer(world, player, { bankAccountName: bankAccountName.trim() });
    return { message: 'SUCCESS' };
  },

  changePassword: async (world, { player, body: { oldPassword, newPassword } }) => {
    checkPasswordChange(player.passwordDigest, oldPassword);
    await changePlayer(world, player, { passwordDigest: newPassword });
    return { message: 'SUCCESS' };
  },

  getBanks: (world) => ({ banks: banksOnOffer(world).map(({ code, nameTH, nameEN }) => ({ code, nameTH, nameEN })) }),
} satisfies Partial<Handlers>;
