import * as z from 'zod/mini';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { toBaht, toSatang } from '../../kernel/money.ts';
import { type Player, players } from '../../kernel/player.ts';
import { siteLanguage } from '../../kernel/site.ts';
import type { World } from '../../kernel/world.ts';
import { playerField, requirePlayer } from '../account/index.ts';
import { invitedName, inviteLog } from './records.ts';

/** Baht. */
const amount = z.number().check(z.gte(0.01), z.lte(1_000_000));

async function addInviteBonus(world: World, player: Player, satang: number): Promise<void> {
  world.log(inviteLog, player._id).append({
    _id: world.id('iv'),
    from: { name: invitedName(world.random('invite'), siteLanguage(world.switches)) },
    amount: toBaht(satang),
    createdAt: world.isoNow,
  });
  await world.change(players, { _id: player._id }, { inviteBonus: player.inviteBonus + satang });
}

export const inviteOperator = {
  /** An invited player has played: the bonus and the list grow (INV-30). */
  giveInvite: defineOperatorAction(z.strictObject({ ...playerField, amount }), (world, data) =>
    addInviteBonus(world, requirePlayer(world, data.phone), toSatang(data.amount)),
  ),
};
