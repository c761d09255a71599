import { type Player, players } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { type Bank, banks } from '../../reference/reference-data.ts';

/** Banks that a player can register with: those of the country, and in Laos the Thai ones after them. */
export function banksOnOffer({ switches }: World): readonly Bank[] {
  const thai = banks.filter(({ country }) => country === 'TH');
  return switches.laos ? [...banks.filter(({ country }) => country === 'LA'), ...thai] : thai;
}

export const bankCodesOnOffer = (world: World): string[] => banksOnOffer(world).map(({ code }) => code);

/** Whether another player than `self` has this bank account. */
export function isBankTaken(world: World, bankCode: string, bankAccountNo: string, self?: Player): boolean {
  return world
    .table(players)
    .findMany((q) => q.where({ bankCode, bankAccountNo }))
    .some(({ _id }) => _id !== self?._id);
}
