import type { Registration } from '../../../contract/generated/models/registration.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { type Player, players } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { bankCodesOnOffer, findPlayerByPhone, isBankTaken } from '../account/index.ts';
import { createGames } from '../games/index.ts';
import { alwaysVerified } from './otp-rules.ts';
import { phoneRecord } from './phone-registry.ts';
import { checkRegistration, inviterIn } from './rules.ts';
import { sources } from './sources.ts';

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
    phoneTaken: findPlayerByPhone(world, username) !== undefined,
    bankTaken: isBankTaken(world, bankCode, bankAccountNo),
  });
}

/** A registration as a player with an empty wallet. */
function newPlayer(world: World, registration: Registration): Player {
  const { name, username, password, inviteCode, bankCode, bankAccountName, bankAccountNo, currency } = registration;
  const inviter = inviterIn(inviteCode);
  const known = inviter !== null && world.table(players).findFirst((q) => q.where({ _id: inviter })) !== undefined;
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

/** A profile id that no player has: eight digits. */
function newPlayerId(world: World): string {
  const chance = world.random('player id');
  for (;;) {
    const id = String(chance.int(10_000_000, 99_999_999));
    if (!world.table(players).findFirst((q) => q.where({ _id: id }))) return id;
  }
}

export const registrationHandlers = {
  getRegisterOtp: (world) => ({ registerOTP: world.switches.registerOtp }),
  getSources: (world) => ({ sources: world.switches.sources ? [...sources] : [] }),

  validateAccount: (world, { body }) => {
    requireRegistrable(world, body, 'validateAccount');
    return { message: 'OK' };
  },

  createAccount: async (world, { body }) => {
    requireRegistrable(world, body, 'createAccount');
    const player = newPlayer(world, body);
    await world.table(players).create(player);
    await createGames(world, player, () => false);
    return { message: 'SUCCESS' };
  },
} satisfies Partial<Handlers>;
