import * as z from 'zod/mini';
import { ChatContent } from '../../../contract/generated/zod/krapao.ts';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { chatKinds } from '../../reference/codes.ts';
import { exampleOf, textMessage } from './content.ts';
import { readerIn, scheduleReply } from './events.ts';
import { appendMessage } from './records.ts';
import { roomName as room, typingTime } from './rules.ts';

const text = z.string().check(z.minLength(1), z.maxLength(2000));

/** The app listens to the room. */
const appNotices = { appNotices: true };

export const chatOperator = {
  chatSay: defineOperatorAction(
    z.strictObject({ room, text }),
    (world, data) => {
      appendMessage(world, data.room, 'operator', textMessage(data.text));
    },
    appNotices,
  ),
  /** Types first, then sends. */
  chatType: defineOperatorAction(
    z.strictObject({ room, text }),
    (world, data) => {
      scheduleReply(world, data.room, `say:${data.text}`, 0, typingTime(data.text));
    },
    appNotices,
  ),
  chatSend: defineOperatorAction(
    z.strictObject({ room, type: z.enum(chatKinds) }),
    (world, data) => {
      appendMessage(world, data.room, 'operator', exampleOf(data.type, readerIn(world, data.room)));
    },
    appNotices,
  ),
  /** Allows any content of the contract, hostile content too. */
  chatPush: defineOperatorAction(
    z.strictObject({ room, message: ChatContent }),
    (world, data) => {
      appendMessage(world, data.room, 'operator', data.message);
    },
    appNotices,
  ),
};
