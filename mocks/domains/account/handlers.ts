import type { Handlers } from '../../kernel/handler.ts';
import { type Player, players } from '../../kernel/player.ts';
import { failAndCommit } from '../../kernel/refusal.ts';
import { siteLanguage } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { bankNames } from '../../reference/reference-data.ts';
import { bankCodesOnOffer, findPlayerByPhone, isBankTaken, loginAttempts, profileOf, sessions } from './players.ts';
import {
  authenticate,
  checkAttempt,
  checkBankAccount,
  checkBankName,
  checkName,
  checkPasswordChange,
  recentAttempts,
  refuseMagicAccount,
} from './rules.ts';

async function countAttempt(world: World, username: string, wrongAt: readonly number[]): Promise<void> {
  const recent = [...recentAttempts(wrongAt, world.now), world.now];
  const updated = await world.change(loginAttempts, { username }, { wrongAt: recent });
  if (!updated) await world.table(loginAttempts).create({ username, wrongAt: recent });
}

async function changePlayer(world: World, { _id }: Player, changes: Partial<Player>): Promise<Player> {
  const changed = await world.change(players, { _id }, changes);
  if (!changed) throw new Error(`no such player: ${_id}`);
  return changed;
}

export const accountHandlers = {
  login: async (world, { body: { username, password } }) => {
    const wrongAt = world.table(loginAttempts).findFirst((q) => q.where({ username }))?.wrongAt ?? [];
    checkAttempt(username, wrongAt, world.now);
    const player = authenticate(findPlayerByPhone(world, username), password);
    if (!player) {
      await countAttempt(world, username, wrongAt);
      throw failAndCommit('WRONG_CREDENTIAL');
    }
    const login = player.logins + 1;
    const token = world.tokenOf(player, login);
    await changePlayer(world, player, { logins: login });
    await world.table(sessions).create({ token, player: player._id });
    world.table(loginAttempts).deleteMany((q) => q.where({ username }));
    return { token };
  },

  getProfile: (_world, { player }) => {
    refuseMagicAccount('getProfile', player.bankAccountName);
    return profileOf(player);
  },

  updateProfile: async (world, { player, body: { name, bankCode, bankAccountName, bankAccountNo } }) => {
    checkName(name);
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

  getBanks: (world) => ({
    banks: bankCodesOnOffer(world).map((code) => ({ code, ...bankNames(code, siteLanguage(world.switches)) })),
  }),
} satisfies Partial<Handlers>;
