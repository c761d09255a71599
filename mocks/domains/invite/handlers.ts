import type { Handlers } from '../../kernel/handler.ts';
import { players } from '../../kernel/player.ts';
import { activeBonus } from '../bonus/index.ts';
import { creditReward } from '../wallet/index.ts';
import { inviteBanners } from './content.ts';
import { inviteLog } from './records.ts';
import { checkInviteBonus } from './rules.ts';

export const inviteHandlers = {
  listInvites: (world, { player, body }) => {
    const { total, rows } = world.log(inviteLog, player._id).page(body.page, body.limit);
    return { total, invites: rows.map(({ from, amount, createdAt }) => ({ from, amount, createdAt })) };
  },

  receiveInviteBonus: async (world, { player }) => {
    checkInviteBonus(player.inviteBonus, activeBonus(world, player), world.switches.inviteState);

    creditReward(world, player, { amount: player.inviteBonus, from: 'outside:bonus', source: 'invite' });
    await world.change(players, { _id: player._id }, { inviteBonus: 0 });
    return { message: 'INVITE_BONUS_SUCCESS' };
  },

  getInviteBanners: (world) => ({ banners: world.switches.banners ? [...inviteBanners] : [] }),
} satisfies Partial<Handlers>;
