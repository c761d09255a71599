import * as z from 'zod/mini';
import type { BankAccount } from '../../../contract/generated/models/bankAccount.ts';
import type { Profile } from '../../../contract/generated/models/profile.ts';
import { type Player, players } from '../../kernel/player.ts';
import { fail } from '../../kernel/refusal.ts';
import { siteLanguage } from '../../kernel/site.ts';
import { defineTable, firstRecord } from '../../kernel/table.ts';
import type { World } from '../../kernel/world.ts';
import { type Bank, bankNames, banks, demoPlayer } from '../../reference/reference-data.ts';

export const sessions = defineTable('sessions', z.object({ token: z.string(), player: z.string() }));

/** Wrong passwords by user name, registered or not. */
export const loginAttempts = defineTable(
  'loginAttempts',
  z.object({
    username: z.string(),
    /** World times of the last minute, epoch ms, oldest first. */
    wrongAt: z.array(z.number()),
  }),
);

export function playerById(world: World, id: string | null): Player | null {
  return (id === null ? null : firstRecord(world.table(players), (each) => each._id === id)) ?? null;
}

export const findPlayerByPhone = (world: World, username: string): Player | undefined =>
  firstRecord(world.table(players), (each) => each.username === username);

export const knowsToken = (world: World, token: string): boolean =>
  firstRecord(world.table(sessions), (each) => each.token === token) !== undefined;

export function playerByToken(world: World, token: string): Player | null {
  const session = firstRecord(world.table(sessions), (each) => each.token === token);
  return playerById(world, session?.player ?? null);
}

/** Names the player of an operator action; defaults to the demo player. */
export const playerField = { phone: z.optional(z.string()) };

/** @throws NO_USER */
export function requirePlayer(world: World, phone: string = demoPlayer.username): Player {
  const player = findPlayerByPhone(world, phone);
  if (!player) throw fail('NO_USER');
  return player;
}

export function profileOf({ _id, name, username, createdAt, coin, currency }: Player): Profile {
  return { _id, name, username, createdAt, coin, currency };
}

export function bankAccountOf({ switches }: World, { bankCode, bankAccountName, bankAccountNo }: Player): BankAccount {
  return { bankCode, bankAccountName, bankAccountNo, bank: bankNames(bankCode, siteLanguage(switches)) };
}

/** Banks for registration: those of the country; in Laos the Thai ones follow. */
export function banksOnOffer({ switches }: World): readonly Bank[] {
  const thai = banks.filter(({ country }) => country === 'TH');
  return switches.laos ? [...banks.filter(({ country }) => country === 'LA'), ...thai] : thai;
}

export const bankCodesOnOffer = (world: World): string[] => banksOnOffer(world).map(({ code }) => code);

export function isBankTaken(world: World, bankCode: string, bankAccountNo: string, self?: Player): boolean {
  return world
    .table(players)
    .findMany((q) => q.where({ bankCode, bankAccountNo }))
    .some(({ _id }) => _id !== self?._id);
}
