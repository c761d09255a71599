import { inviteBanner } from '../../art/paths.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { players } from '../../kernel/player.ts';
import { type SiteTexts, siteLanguage } from '../../kernel/site.ts';
import { activeBonus } from '../bonus/index.ts';
import { creditReward } from '../wallet/index.ts';
import { inviteLog } from './records.ts';
import { checkInviteBonus } from './rules.ts';

/** Operator banners as HTML (INV-32). */
const inviteBannerTexts: SiteTexts<readonly string[]> = {
  th: [
    '<h3>ชวนเพื่อนมาเดินตลาด</h3><p>เพื่อนเล่น คุณได้ <strong>ทุกยอด</strong></p>',
    '<h3>ยิ่งชวน ยิ่งได้</h3><p>ไม่จำกัดจำนวนเพื่อน รับโบนัสได้ทุกวัน</p>',
    '<h3>แชร์ลิงก์เดียวก็พอ</h3><p>คัดลอกลิงก์ของคุณแล้วส่งให้เพื่อนได้เลย</p>',
  ],
  la: [
    '<h3>ຊວນໝູ່ມາຍ່າງຕະຫຼາດ</h3><p>ໝູ່ຫຼິ້ນ ທ່ານໄດ້ <strong>ທຸກຍອດ</strong></p>',
    '<h3>ຍິ່ງຊວນ ຍິ່ງໄດ້</h3><p>ບໍ່ຈຳກັດຈຳນວນໝູ່ ຮັບໂບນັດໄດ້ທຸກມື້</p>',
    '<h3>ແບ່ງປັນລິ້ງດຽວກໍພໍ</h3><p>ສຳເນົາລິ້ງຂອງທ່ານ ແລ້ວສົ່ງໃຫ້ໝູ່ໄດ້ເລີຍ</p>',
  ],
};

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

  getInviteBanners: ({ switches }) => {
    if (!switches.banners) return { banners: [] };
    const texts = inviteBannerTexts[siteLanguage(switches)];
    return { banners: texts.map((html, index) => ({ image: inviteBanner(index), html })) };
  },
} satisfies Partial<Handlers>;
