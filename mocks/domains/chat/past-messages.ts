import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import type { ChatMessage } from '../../../contract/generated/models/chatMessage.ts';
import { randomFor } from '../../kernel/random.ts';
import { chatKinds } from '../../reference/chat-kinds.ts';
import { phrases } from '../../reference/reference-data.ts';
import { exampleOf, say } from './contents.ts';
import { intentOf } from './intents.ts';
import type { ChatLanguage } from './languages.ts';
import { replyTo } from './replies.ts';

export interface ChatPast {
  readonly seed: number;
  readonly room: string;
  readonly language: ChatLanguage;
  /** World time at which the past ends, epoch ms. */
  readonly end: number;
  readonly rows: number;
  /** Whether the newest of them show every kind of message. */
  readonly showcase: boolean;
}

const day = 86_400_000;

/** The day of a conversation names its session. @param at epoch ms */
export const chatSession = (room: string, at: number): string =>
  // Bangkok is UTC+7 all year
  `${room}.${new Date(at + 7 * 3_600_000).toISOString().slice(0, 10)}`;

/** A question, its answer, and now and then a word of thanks: pairs that belong together, by their number. */
function turnOf(past: ChatPast, pair: number, asks: boolean): ChatContent {
  const chance = randomFor(past.seed, `chat:${past.room}:${pair}`);
  const question = chance.pick(phrases.guest[past.language]);
  if (asks) return say(question);
  return chance.pick(replyTo(intentOf(question), past.language)[0] ?? [exampleOf('text', past.language)]);
}

/**
 * A message from before the world began, computed from its age alone (0 is the newest): the desk has had the last
 * word. Questions and answers lie a minute apart; the past spans 30 days, or a year when it is long.
 */
export function pastMessage(past: ChatPast, age: number): ChatMessage {
  const pair = Math.floor(age / 2);
  const asks = age % 2 === 1;
  const gap = ((past.rows <= 500 ? 30 : 365) * day) / Math.max(2, past.rows);
  const hour = 3_600_000;
  const at = past.end - hour - Math.floor(pair * 2 * gap) - (asks ? 60_000 : 0);
  const kind = past.showcase && age < chatKinds.length ? chatKinds[chatKinds.length - 1 - age] : undefined;
  return {
    _id: `pastchat${age.toString(36)}`,
    sender: asks && kind === undefined ? 'customer' : 'operator',
    createdAt: new Date(at).toISOString(),
    session_id: chatSession(past.room, at),
    message: kind === undefined ? turnOf(past, pair, asks) : exampleOf(kind, past.language),
  };
}
