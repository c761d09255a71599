import * as z from 'zod/mini';
import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import type { ChatMessage } from '../../../contract/generated/models/chatMessage.ts';
import { defineLog } from '../../kernel/log.ts';
import { defineTable } from '../../kernel/table.ts';
import { bangkokDate } from '../../kernel/time/calendar.ts';
import type { World } from '../../kernel/world.ts';

export const chatRooms = defineTable(
  'chatRooms',
  z.object({
    room: z.string(),
    read: z.int().check(z.gte(0)),
  }),
);

/** Bytes are stored outside the world, under the hash in the path. */
export const chatFiles = defineTable(
  'chatFiles',
  z.object({
    path: z.string(),
    name: z.string(),
    type: z.string(),
    /** Bytes. */
    size: z.int().check(z.gte(0)),
  }),
);

export const chatLog = defineLog<ChatMessage>('chat');

/** One session per day in Bangkok. @param at epoch ms */
export const chatSession = (room: string, at: number): string => `${room}.${bangkokDate(at)}`;

export function appendMessage(
  world: World,
  room: string,
  sender: 'customer' | 'operator',
  message: ChatContent,
): ChatMessage {
  const { now } = world;
  const row = { _id: world.id('m'), sender, createdAt: world.isoNow, session_id: chatSession(room, now), message };
  world.log(chatLog, room).append(row);
  return row;
}

/** @returns whether any message was unread */
export async function markRead(world: World, room: string): Promise<boolean> {
  const { total } = world.log(chatLog, room);
  const known = world.table(chatRooms).findFirst((q) => q.where({ room }));
  if (total === (known?.read ?? 0)) return false;
  if (known) await world.change(chatRooms, { room }, { read: total });
  else await world.table(chatRooms).create({ room, read: total });
  return true;
}
