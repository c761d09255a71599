import type { ChatHistoryQuery } from '../../../contract/generated/models/chatHistoryQuery.ts';
import type { Absorbs } from '../../kernel/absorb.ts';
import { chatLog, chatRooms } from './records.ts';
import { requireRoom } from './rules.ts';

/** The customer has read the whole history. */
export const chatAbsorbs = {
  getChatHistory: (draft, { messages }, { body }) => {
    const { skip, limit, ...identity } = body as ChatHistoryQuery;
    const room = requireRoom(identity);
    const end = messages.length < limit ? skip + messages.length : null;
    draft.rows(chatLog, room, { skip, rows: messages, total: messages.length === 0 && skip > 0 ? null : end });
    draft.put(chatRooms, { room, read: draft.seen(chatLog, room).length }, 'room');
  },
} satisfies Absorbs;
