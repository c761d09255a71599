import type { Handlers } from '../../kernel/handler.ts';
import { activeBonusOf } from '../bonus/rules.ts';
import { payReward } from '../wallet/rewards.ts';
import { inviteBanners } from './banners.ts';
import { checkInviteBonus } from './rules.ts';

export const inviteHandlers = {
  listInvites: (world, { player, body }) => {
    const { total, rows } = world.logOf('invite', player._id).page(body.page, body.limit);
    return { total, invites: rows.map(({ from, amount, createdAt }) => ({ from, amount, createdAt })) };
  },

  receiveInviteBonus: async (world, { player }) => {
    checkInviteBonus(player.inviteBonus, activeBonusOf(world, player), world.switches.inviteState);

    payReward(world, player, { amount: player.inviteBonus, from: 'outside:bonus', source: 'invite' });
    await world.db.players.update((q) => q.where({ _id: player._id }), {
      data: (draft) => {
        draft.inviteBonus = 0;
      },
    });
    return { message: 'INVITE_BONUS_SUCCESS' };
  },

  getInviteBanners: (world) => ({ banners: world.switches.banners ? [...inviteBanners] : [] }),
} satisfies Partial<Handlers>;
