import type { Absorbs } from '../../kernel/absorb.ts';

/** Covers lookups that a switch decides; other answers of the site are kept as they are. */
export const infoAbsorbs = {
  getActive: (draft, { terminated }) => draft.set({ terminated: terminated === true || terminated === 'gone' }),
  getNotice: (draft, { notice }) => draft.set({ notice: notice !== '' }),
  getEnableChatWidget: (draft, { enableChatWidget }) => draft.set({ enableChatWidget }),
  getAgreements: (draft, { agreements }) =>
    draft.set({ agreements: agreements.length === 0 ? 'accepted' : agreements.length > 2 ? 'changed' : 'must-accept' }),
} satisfies Absorbs;
