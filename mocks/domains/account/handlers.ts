import type { Registration } from '../../../contract/generated/models/registration.ts';
import type { Handlers } from '../../kernel/handler.ts';
import type { Player } from '../../kernel/player.ts';
import { fail, failAndKeep } from '../../kernel/refusal.ts';
import type { World } from '../../kernel/world.ts';
import { createGames, newPlayerId } from '../games/create-games.ts';
import { alwaysVerified } from '../registration/otp-rules.ts';
import { banksOnOffer, isBankTaken, phoneRecord } from '../registration/phone-registry.ts';
import { checkRegistration, inviterIn } from '../registration/rules.ts';
import { sources } from '../registration/sources.ts';
import { profileOf } from '../wallet/views.ts';
import { bankMagic, checkBankAccount } from './bank-accounts.ts';
import { checkBankName } from './bank-names.ts';
import { requireCredentials } from './credentials.ts';
import { checkAttempt, checkPasswordChange, recentAttempts } from './login-rules.ts';

const bankCodesOnOffer = (world: World): string[] => banksOnOffer(world).map(({ code }) => code);

function requireRegistrable(
  world: World,
  registration: Registration,
  operation: 'validateAccount' | 'createAccount',
): void {
  const { username, bankCode, bankAccountNo } = registration;
  const { laos, registerOtp, sources: asked } = world.switches;
  const verified = phoneRecord(world, username).verified || alwaysVerified(username);
  checkRegistration({
    registration,
    operation,
    laos,
    banks: bankCodesOnOffer(world),
    sources: asked ? sources.map(({ code }) => code) : [],
    unverified: registerOtp && !verified,
    phoneTaken: world.db.players.findFirst((q) => q.where({ username })) !== undefined,
    bankTaken: isBankTaken(world, bankCode, bankAccountNo),
  });
}

/** A registration as a player with an empty wallet. */
function newPlayer(world: World, registration: Registration): Player {
  const { name, username, password, inviteCode, bankCode, bankAccountName, bankAccountNo, currency } = registration;
  const inviter = inviterIn(inviteCode);
  const known = inviter !== null && world.db.players.findFirst((q) => q.where({ _id: inviter })) !== undefined;
  return {
    _id: newPlayerId(world),
    name: name.trim(),
    username,
    createdAt: world.isoNow,
    coin: 0,
    currency,
    passwordDigest: password,
    active: true,
    bankCode,
    bankAccountName: bankAccountName.trim(),
    bankAccountNo,
    invitedBy: known ? inviter : null,
    inviteBonus: 0,
    logins: 0,
  };
}

/** Counts a wrong password against the user name, whoever has it. */
async function countAttempt(world: World, username: string, wrongAt: readonly number[]): Promise<void> {
  const recent = [...recentAttempts(wrongAt, world.now), world.now];
  const updated = await world.db.loginAttempts.update((q) => q.where({ username }), {
    data: (draft) => {
      draft.wrongAt = recent;
    },
  });
  if (!updated) await world.db.loginAttempts.create({ username, wrongAt: recent });
}

async function changePlayer(world: World, { _id }: Player, changes: Partial<Player>): Promise<Player> {
  const changed = await world.db.players.update((q) => q.where({ _id }), {
    data: (draft) => {
      Object.assign(draft, changes);
    },
  });
  if (!changed) throw new Error(`no such player: ${_id}`);
  return changed;
}

export const accountHandlers = {
  login: async (world, { body: { username, password } }) => {
    const wrongAt = world.db.loginAttempts.findFirst((q) => q.where({ username }))?.wrongAt ?? [];
    checkAttempt(username, wrongAt, world.now);
    const found = world.db.players.findFirst((q) => q.where({ username }));
    if (found?.passwordDigest !== password) {
      await countAttempt(world, username, wrongAt);
      throw failAndKeep('WRONG_CREDENTIAL');
    }
    const player = requireCredentials(found, password);
    const login = player.logins + 1;
    const token = world.tokenOf(player, login);
    await changePlayer(world, player, { logins: login });
    await world.db.sessions.create({ token, player: player._id });
    world.db.loginAttempts.deleteMany((q) => q.where({ username }));
    return { token };
  },

  validateAccount: (world, { body }) => {
    requireRegistrable(world, body, 'validateAccount');
    return { message: 'OK' };
  },

  createAccount: async (world, { body }) => {
    requireRegistrable(world, body, 'createAccount');
    const player = newPlayer(world, body);
    await world.db.players.create(player);
    await createGames(world, player, () => false);
    return { message: 'SUCCESS' };
  },

  getProfile: (_world, { player }) => {
    const forced = bankMagic('getProfile', player.bankAccountName);
    if (forced) throw fail(forced);
    return profileOf(player);
  },

  updateProfile: async (world, { player, body: { name, bankCode, bankAccountName, bankAccountNo } }) => {
    if (name.trim() === '') throw fail('INVALID_USER_INFO');
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
} satisfies Partial<Handlers>;
