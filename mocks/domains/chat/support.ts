import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import type { ChatMessage } from '../../../contract/generated/models/chatMessage.ts';
import { defineEvent } from '../../kernel/domain.ts';
import type { World } from '../../kernel/world.ts';
import { type ChatKind, chatKinds } from '../../reference/chat-kinds.ts';
import { exampleOf } from './contents.ts';
import { type ChatIntent, intentOf } from './intents.ts';
import { type ChatLanguage, languageOf } from './languages.ts';
import { typingTime } from './messages.ts';
import { chatSession } from './past-messages.ts';
import { type ChatReplyEvent, chatLog, chatRooms } from './records.ts';
import { awayReply, isAwayReply, replyTo } from './replies.ts';

/** The language of a customer whose words do not tell: the one the site is made for. */
export const defaultChatLanguage = (world: World): ChatLanguage => (world.switches.laos ? 'la' : 'th');

/** How long a talkative operator pauses, ms; and how many messages go unread before even they fall silent. */
const chatterPause = 20_000;
const chatterLimit = 30;

/** Writes a message into a room: the last thing any step does, so that whoever listens hears of it. */
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

/** The language in which a room was last spoken to the desk. */
export function languageOfRoom(world: World, room: string): ChatLanguage {
  const said = world.log(chatLog, room).appended();
  const last = said.findLast(({ sender, message }) => sender === 'customer' && message.payload.message);
  return languageOf(last?.message.payload.message ?? '', defaultChatLanguage(world));
}

/** Lets the desk say something later. @param delay ms */
export function scheduleReply(world: World, room: string, intent: string, part: number, delay: number): void {
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

/** When the desk will say its next word in a room, epoch ms; null when nothing is on its way. */
export const nextReplyAt = (world: World, room: string): number | null =>
  world.schedule.of(chatReply).find((event) => event.room === room)?.at ?? null;

/** Whether the desk is at it already: a talkative operator has one thread per room. */
const isChattering = (world: World, room: string): boolean =>
  world.schedule.of(chatReply).some((event) => event.room === room && event.intent === 'chatter');

/** Lets a talkative operator go on, unless nobody has read the last thirty messages. */
export function scheduleChatter(world: World, room: string, pause = chatterPause): void {
  if (!world.switches.chatTalkative || !world.switches.operatorOnline || isChattering(world, room)) return;
  const { total } = world.log(chatLog, room);
  const read = world.table(chatRooms).findFirst((q) => q.where({ room }))?.read ?? 0;
  if (total - read < chatterLimit) scheduleReply(world, room, 'chatter', total % chatKinds.length, pause);
}

/** What the desk does about a customer's message: somebody answers, a machine says nobody is there, or nothing. */
export function replyToCustomer(world: World, room: string, { payload }: ChatContent): void {
  const { operatorOnline, operatorReplies } = world.switches;
  scheduleChatter(world, room);
  if (!operatorReplies) return;
  if (operatorOnline)
    return scheduleReply(world, room, intentOf(payload.message ?? ''), 0, typingTime(payload.message ?? ''));
  // said once, until somebody of the desk has spoken again
  const last = world
    .log(chatLog, room)
    .appended()
    .findLast(({ sender }) => sender === 'operator');
  if (!last || !isAwayReply(last.message))
    appendMessage(world, room, 'operator', awayReply(languageOfRoom(world, room)));
}

/** Takes down that a customer has seen everything in a room so far. @returns whether there was anything new */
export async function markRead(world: World, room: string): Promise<boolean> {
  const { total } = world.log(chatLog, room);
  const known = world.table(chatRooms).findFirst((q) => q.where({ room }));
  if (total === (known?.read ?? 0)) return false;
  if (!known) await world.table(chatRooms).create({ room, read: total });
  else {
    await world.table(chatRooms).update((q) => q.where({ room }), {
      data: (draft) => {
        draft.read = total;
      },
    });
  }
  return true;
}

/** What the desk says at its time, and when it will go on. */
function reply(world: World, { room, intent, part, language }: ChatReplyEvent): void {
  const [topic, kind] = intent.split(':') as [string, ChatKind | undefined];
  if (topic === 'say')
    return void appendMessage(world, room, 'operator', { message_type: 'text', payload: { message: intent.slice(4) } });
  if (topic === 'chatter' && !world.switches.chatTalkative) return;
  if (topic === 'chatter' || topic === 'example') {
    appendMessage(world, room, 'operator', exampleOf(kind ?? (chatKinds[part] as ChatKind), language));
    if (topic === 'chatter') scheduleChatter(world, room);
    else if (!kind && part + 1 < chatKinds.length) scheduleReply(world, room, intent, part + 1, 500);
    return;
  }
  const parts = replyTo(topic as ChatIntent, language);
  appendMessage(world, room, 'operator', world.random('wording').pick(parts[part] as readonly ChatContent[]));
  const next = parts[part + 1];
  if (next) scheduleReply(world, room, intent, part + 1, typingTime(next[0]?.payload.message ?? ''));
}

export const chatReply = defineEvent<ChatReplyEvent>('chat-reply', reply);
