import * as z from 'zod/mini';
import { ChatContent } from '../../../contract/generated/zod/krapao.ts';
import { operatorAction } from '../../kernel/domain.ts';
import { chatKinds } from '../../reference/chat-kinds.ts';
import { exampleOf, say } from './contents.ts';
import { typingTime } from './messages.ts';
import { roomName as room } from './room-names.ts';
import { appendMessage, languageOfRoom, scheduleReply } from './support.ts';

const text = z.string().check(z.minLength(1), z.maxLength(2000));

/** What the support desk does on a tester's word. */
export const chatOperator = {
  /** Says something at once. */
  chatSay: operatorAction(z.strictObject({ room, text }), (world, data) => {
    appendMessage(world, data.room, 'operator', say(data.text));
  }),
  /** Says something after the time it takes to type it. */
  chatType: operatorAction(z.strictObject({ room, text }), (world, data) => {
    scheduleReply(world, data.room, `say:${data.text}`, 0, typingTime(data.text));
  }),
  /** Sends an example of a kind of message. */
  chatSend: operatorAction(z.strictObject({ room, type: z.enum(chatKinds) }), (world, data) => {
    appendMessage(world, data.room, 'operator', exampleOf(data.type, languageOfRoom(world, data.room)));
  }),
  /** Sends any content that the contract allows, hostile ones too: what the app must cope with. */
  chatPush: operatorAction(z.strictObject({ room, message: ChatContent }), (world, data) => {
    appendMessage(world, data.room, 'operator', data.message);
  }),
};
