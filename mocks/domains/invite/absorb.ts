import { type Absorbs, pageOf, recordedId } from '../../kernel/absorb.ts';
import { inviteLog } from './records.ts';

export const inviteAbsorbs = {
  listInvites: (draft, { total, invites }, { body }) => {
    const { skip } = pageOf(body);
    const rows = invites.map((invite, index) => ({ _id: recordedId('pi', skip + index), ...invite }));
    draft.rows(inviteLog, draft.player, { skip, total, rows });
  },

  getInviteBanners: (draft, { banners }) => draft.set({ banners: banners.length > 0 }),
} satisfies Absorbs;
