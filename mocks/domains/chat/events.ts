import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import { defineEvent } from '../../kernel/domain.ts';
import { players } from '../../kernel/player.ts';
import { type Currency, siteCurrency, siteLanguage } from '../../kernel/site.ts';
import { firstRecord } from '../../kernel/table.ts';
import { second } from '../../kernel/time/duration.ts';
import type { ScheduledEvent } from '../../kernel/time/schedule.ts';
import type { World } from '../../kernel/world.ts';
import { type ChatKind, chatKinds } from '../../reference/chat-kinds.ts';
import type { Language } from '../../reference/language.ts';
import { exampleOf, type Reader, textMessage } from './content.ts';
import { appendMessage, chatLog, chatRooms } from './records.ts';
import { awayReply, isAwayReply, replyTo } from './replies.ts';
import { chatterLimit, chatterPause, playerOfRoom, typingTime } from './rules.ts';
import { type ChatTopic, languageOf, topicOf } from './topics.ts';

/**
 * What support will send, as it is stored with its event: the answer to a question about a topic, words, an example of
 * one kind of message or of each in turn, or the next message of a talkative support.
 */
type ReplyIntent = ChatTopic | `say:${string}` | `example:${ChatKind}` | 'example' | 'chatter';

/** Support sends a message in a room. */
interface ChatReplyEvent extends ScheduledEvent {
  readonly kind: 'chat-reply';
  readonly room: string;
  /** Its words are chosen when its time has come. */
  readonly intent: ReplyIntent;
  /** Which message of the answer, from 0. */
  readonly part: number;
  readonly language: Language;
}

/** At its time support sends a message. */
export const chatReply = defineEvent<ChatReplyEvent>('chat-reply', reply);

/** The language in which support answers while a customer has written no letters. */
export const defaultChatLanguage = (world: World): Language => siteLanguage(world.switches);

/** The language of the customer's last words in a room. */
export function languageOfRoom(world: World, room: string): Language {
  const messages = world.log(chatLog, room).appended();
  const last = messages.findLast(({ sender, message }) => sender === 'customer' && message.payload.message);
  return languageOf(last?.message.payload.message ?? '', defaultChatLanguage(world));
}

/** The currency that support names amounts in: that of the room's player, for a guest that of the site. */
function currencyOfRoom(world: World, room: string): Currency {
  const id = playerOfRoom(room);
  const player = firstRecord(world.table(players), (each) => each._id === id);
  return player?.currency ?? siteCurrency(world.switches);
}

/** Whom support writes to in a room. */
export const readerIn = (world: World, room: string, language = languageOfRoom(world, room)): Reader => ({
  language,
  currency: currencyOfRoom(world, room),
});

/** Schedules a message of support; `intent` and `part` are those of `ChatReplyEvent`. @param delay ms */
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

/** When support will send its next message in a room, epoch ms; null when none is scheduled. */
export const nextReplyAt = (world: World, room: string): number | null =>
  world.schedule.of(chatReply).find((event) => event.room === room)?.at ?? null;

/** Whether a message of talkative support is scheduled already: there is one at a time in a room. */
const isChattering = (world: World, room: string): boolean =>
  world.schedule.of(chatReply).some((event) => event.room === room && event.intent === 'chatter');

/** Schedules the next message of talkative support, unless the customer has 30 unread ones. @param pause ms */
export function scheduleChatter(world: World, room: string, pause = chatterPause): void {
  if (!world.switches.chatTalkative || !world.switches.operatorOnline || isChattering(world, room)) return;
  const { total } = world.log(chatLog, room);
  const read = world.table(chatRooms).findFirst((q) => q.where({ room }))?.read ?? 0;
  if (total - read < chatterLimit) scheduleReply(world, room, 'chatter', total % chatKinds.length, pause);
}

/**
 * What support does about a customer's message, by the switches: an answer after a while, at once the message that
 * support is away, or nothing (CHT-77).
 */
export function replyToCustomer(world: World, room: string, { payload }: ChatContent): void {
  const { operatorOnline, operatorReplies } = world.switches;
  scheduleChatter(world, room);
  if (!operatorReplies) return;
  if (operatorOnline) {
    scheduleReply(world, room, topicOf(payload.message ?? ''), 0, typingTime(payload.message ?? ''));
    return;
  }
  // once per absence: not again before support has sent another message
  const last = world
    .log(chatLog, room)
    .appended()
    .findLast(({ sender }) => sender === 'operator');
  if (last && isAwayReply(last.message)) return;
  appendMessage(world, room, 'operator', awayReply(languageOfRoom(world, room)));
}

/** A stored intent in its parts: what is sent, and after the first colon the words or the kind of message. */
function parseIntent(intent: ReplyIntent) {
  const colon = intent.indexOf(':');
  const parts = colon < 0 ? { what: intent } : { what: intent.slice(0, colon), argument: intent.slice(colon + 1) };
  return parts as
    | { what: 'say'; argument: string }
    | { what: 'example'; argument?: ChatKind }
    | { what: ChatTopic | 'chatter'; argument?: undefined };
}

/** Sends the message of an event, and schedules the next one. */
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
