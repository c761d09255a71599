/** Rules: docs/product/chat.md. */
import { domain } from '../../kernel/domain.ts';
import { chatHandlers } from './handlers.ts';
import { chatOperator } from './operator.ts';
import { chatFiles, chatLog, chatRooms } from './records.ts';
import { chatReply } from './support.ts';

export const chat = domain({
  tables: [chatFiles, chatRooms],
  logs: [chatLog],
  events: [chatReply],
  handlers: chatHandlers,
  operator: chatOperator,
});

export { chatFileLimits } from './files.ts';
export { chatLog } from './records.ts';
export { isRoomName, roomName } from './room-names.ts';
export { seedChat } from './seed.ts';
export { nextReplyAt } from './support.ts';
