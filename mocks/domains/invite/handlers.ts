import { inviteBanner } from '../../art/paths.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { loadLate } from '../../kernel/late-part.ts';
import { players } from '../../kernel/player.ts';
import { siteLanguage } from '../../kernel/site.ts';
import { activeBonus } from '../bonus/index.ts';
import { creditReward } from '../wallet/index.ts';
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

  getInviteBanners: async ({ switches }) => {
    if (!switches.banners) return { banners: [] };
    const { inviteBannerTexts } = await loadLate(() => import('./texts.ts'));
    const texts = inviteBannerTexts[siteLanguage(switches)];
    return { banners: texts.map((html, index) => ({ image: inviteBanner(index), html })) };
  },
} satisfies Partial<Handlers>;
