import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import { defineEvent } from '../../kernel/domain.ts';
import { players } from '../../kernel/player.ts';
import { type Currency, siteCurrency, siteLanguage } from '../../kernel/site.ts';
import { firstRecord } from '../../kernel/table.ts';
import { second } from '../../kernel/time/duration.ts';
import type { ScheduledEvent } from '../../kernel/time/schedule.ts';
import type { World } from '../../kernel/world.ts';
import { type ChatKind, chatKinds } from '../../reference/codes.ts';
import type { Language } from '../../reference/language.ts';
import { exampleOf, type Reader, textMessage } from './content.ts';
import { appendMessage, chatLog, chatRooms } from './records.ts';
import { awayReply, isAwayReply, replyTo } from './replies.ts';
import { chatterLimit, chatterPause, playerOfRoom, typingTime } from './rules.ts';
import { type ChatTopic, languageOf, topicOf } from './topics.ts';

/** Stored with the event: an answer to a topic, words, an example of one kind or of each in turn, or chatter. */
type ReplyIntent = ChatTopic | `say:${string}` | `example:${ChatKind}` | 'example' | 'chatter';

interface ChatReplyEvent extends ScheduledEvent {
  readonly kind: 'chat-reply';
  readonly room: string;
  /** Words are chosen when the event is due. */
  readonly intent: ReplyIntent;
  /** Index of the message in the answer. */
  readonly part: number;
  readonly language: Language;
}

export const chatReply = defineEvent<ChatReplyEvent>('chat-reply', reply);

/** Used until a customer has written letters. */
export const defaultChatLanguage = (world: World): Language => siteLanguage(world.switches);

export function languageOfRoom(world: World, room: string): Language {
  const messages = world.log(chatLog, room).appended();
  const last = messages.findLast(({ sender, message }) => sender === 'customer' && message.payload.message);
  return languageOf(last?.message.payload.message ?? '', defaultChatLanguage(world));
}

/** The player's currency; for a guest that of the site. */
function currencyOfRoom(world: World, room: string): Currency {
  const id = playerOfRoom(room);
  const player = firstRecord(world.table(players), (each) => each._id === id);
  return player?.currency ?? siteCurrency(world.switches);
}

export const readerIn = (world: World, room: string, language = languageOfRoom(world, room)): Reader => ({
  language,
  currency: currencyOfRoom(world, room),
});

/** @param delay ms */
export function scheduleReply(world: World, room: string, intent: ReplyIntent, part: number, delay: number): void {
  const language = languageOfRoom(world, room);
  world.schedule.add(chatReply, {
    at: world.now + delay,
    id: world.id('reply'),
    kind: 'chat-reply',
    room,
    intent,
    part,
    language,
  });
}

/** Epoch ms; null when nothing is scheduled. */
export const nextReplyAt = (world: World, room: string): number | null =>
  world.schedule.of(chatReply).find((event) => event.room === room)?.at ?? null;

/** A room has at most one scheduled chatter message. */
const isChattering = (world: World, room: string): boolean =>
  world.schedule.of(chatReply).some((event) => event.room === room && event.intent === 'chatter');

/** Schedules chatter unless 30 messages are unread. @param pause ms */
export function scheduleChatter(world: World, room: string, pause = chatterPause): void {
  if (!world.switches.chatTalkative || !world.switches.operatorOnline || isChattering(world, room)) return;
  const { total } = world.log(chatLog, room);
  const read = world.table(chatRooms).findFirst((q) => q.where({ room }))?.read ?? 0;
  if (total - read < chatterLimit) scheduleReply(world, room, 'chatter', total % chatKinds.length, pause);
}

/** By the switches: an answer after a delay, an away message at once, or nothing (CHT-77). */
export function replyToCustomer(world: World, room: string, { payload }: ChatContent): void {
  const { operatorOnline, operatorReplies } = world.switches;
  scheduleChatter(world, room);
  if (!operatorReplies) return;
  if (operatorOnline) {
    scheduleReply(world, room, topicOf(payload.message ?? ''), 0, typingTime(payload.message ?? ''));
    return;
  }
  // Once per absence: not again before support has sent something else
  const last = world
    .log(chatLog, room)
    .appended()
    .findLast(({ sender }) => sender === 'operator');
  if (last && isAwayReply(last.message)) return;
  appendMessage(world, room, 'operator', awayReply(languageOfRoom(world, room)));
}

/** Splits an intent at its first colon. */
function parseIntent(intent: ReplyIntent) {
  const colon = intent.indexOf(':');
  const parts = colon < 0 ? { what: intent } : { what: intent.slice(0, colon), argument: intent.slice(colon + 1) };
  return parts as
    | { what: 'say'; argument: string }
    | { what: 'example'; argument?: ChatKind }
    | { what: ChatTopic | 'chatter'; argument?: undefined };
}

function reply(world: World, { room, intent, part, language }: ChatReplyEvent): void {
  const send = (message: ChatContent) => appendMessage(world, room, 'operator', message);
  const reader = readerIn(world, room, language);
  const { what, argument } = parseIntent(intent);
  switch (what) {
    case 'say':
      send(textMessage(argument));
      return;
    case 'chatter':
      if (!world.switches.chatTalkative) return;
      send(exampleOf(chatKinds[part] as ChatKind, reader));
      scheduleChatter(world, room);
      return;
    case 'example':
      send(exampleOf(argument ?? (chatKinds[part] as ChatKind), reader));
      if (!argument && part + 1 < chatKinds.length) scheduleReply(world, room, intent, part + 1, second / 2);
      return;
    default: {
      const parts = replyTo(what, reader);
      send(world.random('wording').pick(parts[part] as readonly ChatContent[]));
      const next = parts[part + 1];
      if (next) scheduleReply(world, room, intent, part + 1, typingTime(next[0]?.payload.message ?? ''));
    }
  }
}
