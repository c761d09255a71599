import * as z from 'zod/mini';
import { ChatContent } from '../../../contract/generated/zod/krapao.ts';
import { defineOperatorAction } from '../../kernel/domain.ts';
import { chatKinds } from '../../reference/chat-kinds.ts';
import { exampleOf, textMessage } from './content.ts';
import { readerIn, scheduleReply } from './events.ts';
import { appendMessage } from './records.ts';
import { roomName as room, typingTime } from './rules.ts';

const text = z.string().check(z.minLength(1), z.maxLength(2000));

/** What a tester can have support do. */
export const chatOperator = {
  /** Sends words at once. */
  chatSay: defineOperatorAction(z.strictObject({ room, text }), (world, data) => {
    appendMessage(world, data.room, 'operator', textMessage(data.text));
  }),
  /** Sends words after the time it takes to type them. */
  chatType: defineOperatorAction(z.strictObject({ room, text }), (world, data) => {
    scheduleReply(world, data.room, `say:${data.text}`, 0, typingTime(data.text));
  }),
  /** Sends an example of a kind of message, in the language of the customer. */
  chatSend: defineOperatorAction(z.strictObject({ room, type: z.enum(chatKinds) }), (world, data) => {
    appendMessage(world, data.room, 'operator', exampleOf(data.type, readerIn(world, data.room)));
  }),
  /** Sends any content that the contract allows, hostile ones too: the app has to show them safely. */
  chatPush: defineOperatorAction(z.strictObject({ room, message: ChatContent }), (world, data) => {
    appendMessage(world, data.room, 'operator', data.message);
  }),
};
