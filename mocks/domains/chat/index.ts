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

/** The socket says that support is typing until its next message is due. */
export { nextReplyAt } from './events.ts';
/** The socket sends the messages that were added to a room. */
export { chatLog } from './records.ts';
/**
 * A player's room answers to that player alone; names of rooms that clients and testers send are checked. The server stops
 * receiving an upload beyond `chatFileLimits`.
 */
export { type ChatIdentity, chatFileLimits, isRoomName, playerOfRoom, requireRoom, roomName } from './rules.ts';
/** The room of a player when the world begins. */
export { seedChat } from './seed.ts';
