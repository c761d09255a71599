import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import type { ChatMessage } from '../../../contract/generated/models/chatMessage.ts';
import type { Player } from '../../kernel/player.ts';
import { randomFor } from '../../kernel/random.ts';
import { day, hour, minute, second } from '../../kernel/time/duration.ts';
import { gapBetween, type Past, pastOf } from '../../kernel/time/past.ts';
import type { World } from '../../kernel/world.ts';
import { chatKinds } from '../../reference/codes.ts';
import { phrases } from '../../reference/reference-data.ts';
import { exampleOf, type Reader, textMessage } from './content.ts';
import { defaultChatLanguage, scheduleChatter } from './events.ts';
import { chatLog, chatRooms, chatSession } from './records.ts';
import { replyTo } from './replies.ts';
import { roomOf } from './rules.ts';
import { topicOf } from './topics.ts';

export interface PastMessages extends Past, Reader {
  /** Whether the newest messages show every kind. */
  readonly showcase: boolean;
}

/** @param pair 0 is the newest */
function contentOf(past: PastMessages, pair: number, isQuestion: boolean): ChatContent {
  const random = randomFor(past.seed, `chat:${past.owner}:${pair}`);
  const question = random.pick(phrases[past.language]);
  if (isQuestion) return textMessage(question);
  return random.pick(replyTo(topicOf(question), past)[0] ?? [exampleOf('text', past)]);
}

/**
 * Computes a past message from its age; 0 is the newest, an answer. A question precedes its answer by a minute; the
 * past spans 30 days, or a year above 500 messages.
 */
export function pastMessage(past: PastMessages, age: number): ChatMessage {
  const pair = Math.floor(age / 2);
  const isQuestion = age % 2 === 1;
  const gap = gapBetween(past, 500, 365 * day);
  const at = past.end - hour - Math.floor(pair * 2 * gap) - (isQuestion ? minute : 0);
  const kind = past.showcase && age < chatKinds.length ? chatKinds[chatKinds.length - 1 - age] : undefined;
  return {
    _id: `pastchat${age.toString(36)}`,
    sender: isQuestion && kind === undefined ? 'customer' : 'operator',
    createdAt: new Date(at).toISOString(),
    session_id: chatSession(past.owner, at),
    message: kind === undefined ? contentOf(past, pair, isQuestion) : exampleOf(kind, past),
  };
}

/** The player has read all past messages. */
export async function seedChat(world: World, player: Player): Promise<void> {
  const room = roomOf(player._id);
  const { chatMessages: rows, chatTalkative: showcase } = world.switches;
  const reader = { language: defaultChatLanguage(world), currency: player.currency };
  const past = { ...pastOf(world, room, rows), ...reader, showcase };
  world.openLog(chatLog, room, rows, (age) => pastMessage(past, age));
  await world.table(chatRooms).create({ room, read: rows });
  scheduleChatter(world, room, 4 * second);
}
