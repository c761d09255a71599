/** The support chat: rooms, messages, files, and what support answers. Rules: docs/product/chat.md. */
import { defineDomain } from '../../kernel/domain.ts';
import { chatReply } from './events.ts';
import { chatHandlers } from './handlers.ts';
import { chatOperator } from './operator.ts';
import { chatFiles, chatRooms } from './records.ts';

export const chat = defineDomain({
  tables: [chatFiles, chatRooms],
  events: [chatReply],
  handlers: chatHandlers,
  operator: chatOperator,
});

export { nextReplyAt } from './events.ts';
export { chatLog } from './records.ts';
export { type ChatIdentity, chatFileLimits, isRoomName, playerOfRoom, requireRoom, roomName } from './rules.ts';
export { seedChat } from './seed.ts';
