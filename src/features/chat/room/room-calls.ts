import type { ChatConfig } from '../../../../contract/generated/models/chatConfig.ts';
import type { ChatSocket, ChatSocketEvents } from '../../../shared/api/chat/chat-socket.ts';
import { getChatConfig, getChatHistory, markChatRead } from '../../../shared/api/generated/chat/chat.ts';
import { fetchChunk } from '../../../shared/base/fetch-chunk.ts';
import type { SenderCalls } from './chat-sender.ts';
import type { Identity } from './identity.ts';

/** CHT-26 */
export const pageSize = 10;

/** Replaced by tests. */
export interface RoomCalls extends SenderCalls {
  config(signal: AbortSignal): Promise<ChatConfig>;
  /** Raw messages, newest first. */
  history(skip: number, signal: AbortSignal): Promise<readonly unknown[]>;
  markRead(signal: AbortSignal): Promise<unknown>;
  openSocket(host: string, room: string, events: ChatSocketEvents): Promise<ChatSocket>;
}

export const loadSocket = (quiet?: boolean) =>
  fetchChunk(() => import('../../../shared/api/chat/chat-socket.ts'), quiet);

export function roomCalls(identity: Identity, senderCalls: Omit<SenderCalls, 'identity'>): RoomCalls {
  const { userId, guestId } = identity;
  return {
    ...senderCalls,
    identity,
    config: (signal) => getChatConfig({ signal }),
    history: async (skip, signal) =>
      (await getChatHistory({ userId, guestId, limit: pageSize, skip }, { signal })).messages,
    markRead: (signal) => markChatRead({ userId, guestId }, { signal }),
    openSocket: async (host, room, events) => (await loadSocket()).openChatSocket(host, room, events),
  };
}
