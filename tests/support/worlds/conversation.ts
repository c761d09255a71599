/** Sends and reads a guest's chat messages. */
import type { ChatMessage } from '../../../contract/generated/models/chatMessage.ts';
import type { Caller } from './open-sandbox.ts';

export const guestId = '7b1c9f2e-4a55-4f0e-9d5a-0c6a2f4c1e11';
export const guest = { userId: '', guestId };

export const packageOf = (message: object, who: object = guest) => ({
  sender: 'customer',
  message,
  ...guest,
  username: '',
  name: '',
  deviceToken: '',
  ...who,
});
export const text = (message: string) => ({ message_type: 'text', payload: { message } });
export const send = (caller: Caller, message: object, who?: object) =>
  caller.post('/api/chat/send-message', packageOf(message, who));

export async function historyOf(caller: Caller, who: object = guest, skip = 0, limit = 10): Promise<ChatMessage[]> {
  const { body } = await caller.post('/api/chat/history', { ...guest, ...who, limit, skip });
  return (body as { messages: ChatMessage[] }).messages;
}

/** Sender and text of each message, oldest first. */
export const lines = (messages: ChatMessage[]) =>
  messages.toReversed().map(({ sender, message }) => `${sender}: ${message.payload.message ?? message.message_type}`);
