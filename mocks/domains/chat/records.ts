import * as z from 'zod/mini';
import type { ChatMessage } from '../../../contract/generated/models/chatMessage.ts';
import { defineLog } from '../../kernel/log.ts';
import type { ScheduledEvent } from '../../kernel/schedule.ts';
import { defineTable } from '../../kernel/table.ts';
import type { ChatLanguage } from './languages.ts';

/** Rooms in which a message was sent, or which a customer has opened. */
export const chatRooms = defineTable(
  'chatRooms',
  z.object({
    room: z.string(),
    /** How many of its messages the customer has seen. */
    read: z.int().check(z.gte(0)),
  }),
);

/** Files that were uploaded for the chat; their bytes are kept outside, under the hash in their path. */
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

/** The support sends a message in a room. */
export interface ChatReplyEvent extends ScheduledEvent {
  readonly kind: 'chat-reply';
  readonly room: string;
  /** What the support answers to; the words are chosen when the time has come. */
  readonly intent: string;
  /** Which message of the answer, from 0. */
  readonly part: number;
  readonly language: ChatLanguage;
}
