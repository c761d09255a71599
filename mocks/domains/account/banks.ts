import { type Player, players } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { type Bank, banks } from '../../reference/reference-data.ts';

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
