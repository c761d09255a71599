import type { Socket } from 'socket.io-client';
import { vi } from 'vitest';
import type { ChatMessage } from '../../../contract/generated/models/chatMessage.ts';
import type { Caller } from './open-sandbox.ts';

export const chatRoom = 'KP-7b1c9f2e-4a55-4f0e-9d5a-0c6a2f4c1e11';

/**
 * A real chat client in this process.
 * @param path socket path, with slashes at both ends
 * @param auth its `auth` payload on connect
 */
export async function chatClient(origin: string, path = '/socket.io/', auth: object = {}) {
  const { io } = await import('socket.io-client');
  const socket: Socket = io(origin, {
    path,
    auth,
    transports: ['websocket'],
    reconnectionDelay: 20,
    randomizationFactor: 0,
    forceNew: true,
  });
  const heard: string[] = [];
  const lines: string[] = [];
  socket.on('messaging', ({ message }: ChatMessage) => heard.push(message.payload.message ?? message.message_type));
  socket.on('connect', () => lines.push('connect'));
  socket.on('disconnect', (reason) => lines.push(reason));
  socket.on('connect_error', () => lines.push('refused'));
  const join = (name: unknown = chatRoom): Promise<unknown> => socket.timeout(5000).emitWithAck('join', name);
  const connected = (times = 1) =>
    vi.waitFor(
      () => {
        if (lines.filter((line) => line === 'connect').length < times) throw new Error(`so far: ${lines.join()}`);
      },
      { timeout: 5000 },
    );
  return { socket, heard, lines, join, connected };
}

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
