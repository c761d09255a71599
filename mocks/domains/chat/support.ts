import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import type { ChatMessage } from '../../../contract/generated/models/chatMessage.ts';
import type { World } from '../../kernel/world.ts';
import { chatKinds } from '../../reference/chat-kinds.ts';
import { intentOf } from './intents.ts';
import { type ChatLanguage, languageOf } from './languages.ts';
import { typingTime } from './messages.ts';
import { chatSession } from './past-messages.ts';
import { awayReply, isAwayReply } from './replies.ts';

/** The language of a customer whose words do not tell: the one the site is made for. */
export const houseLanguage = (world: World): ChatLanguage => (world.switches.laos ? 'la' : 'th');

/** How long a talkative operator pauses, ms; and how many messages go unread before even they fall silent. */
const chatterPause = 20_000;
const chatterLimit = 30;

/** Writes a message into a room: the last thing any step does, so that whoever listens hears of it. */
export function speak(world: World, room: string, sender: 'customer' | 'operator', message: ChatContent): ChatMessage {
  const { now } = world;
  const row = { _id: world.id('m'), sender, createdAt: world.isoNow, session_id: chatSession(room, now), message };
  world.logOf('chat', room).append(row);
  return row;
}

/** The language in which a room was last spoken to the desk. */
export function languageOfRoom(world: World, room: string): ChatLanguage {
  const said = world.logOf('chat', room).appended();
  const last = said.findLast(({ sender, message }) => sender === 'customer' && message.payload.message);
  return languageOf(last?.message.payload.message ?? '', houseLanguage(world));
}

/** Lets the desk say something later. @param delay ms */
export function schedule(world: World, room: string, intent: string, part: number, delay: number): void {
  const language = languageOfRoom(world, room);
  world.agenda.add({ at: world.now + delay, id: world.id('reply'), kind: 'chat-reply', room, intent, part, language });
}

/** When the desk will say its next word in a room, epoch ms; null when nothing is on its way. */
export const nextWord = (world: World, room: string): number | null =>
  world.agenda.list().find((event) => event.kind === 'chat-reply' && event.room === room)?.at ?? null;

/** Whether the desk is at it already: a talkative operator has one thread per room. */
const isChattering = (world: World, room: string): boolean =>
  world.agenda.list().some((event) => event.kind === 'chat-reply' && event.room === room && event.intent === 'chatter');

/** Lets a talkative operator go on, unless nobody has read the last thirty messages. */
export function keepTalking(world: World, room: string, pause = chatterPause): void {
  if (!world.switches.chatTalkative || !world.switches.operatorOnline || isChattering(world, room)) return;
  const { total } = world.logOf('chat', room);
  const read = world.db.chatRooms.findFirst((q) => q.where({ room }))?.read ?? 0;
  if (total - read < chatterLimit) schedule(world, room, 'chatter', total % chatKinds.length, pause);
}

/** What the desk does about a customer's message: somebody answers, a machine says nobody is there, or nothing. */
export function attend(world: World, room: string, { payload }: ChatContent): void {
  const { operatorOnline, operatorReplies } = world.switches;
  keepTalking(world, room);
  if (!operatorReplies) return;
  if (operatorOnline)
    return schedule(world, room, intentOf(payload.message ?? ''), 0, typingTime(payload.message ?? ''));
  // said once, until somebody of the desk has spoken again
  const last = world
    .logOf('chat', room)
    .appended()
    .findLast(({ sender }) => sender === 'operator');
  if (!last || !isAwayReply(last.message)) speak(world, room, 'operator', awayReply(languageOfRoom(world, room)));
}

/** Takes down that a customer has seen everything in a room so far. @returns whether there was anything new */
export async function markRead(world: World, room: string): Promise<boolean> {
  const { total } = world.logOf('chat', room);
  const known = world.db.chatRooms.findFirst((q) => q.where({ room }));
  if (total === (known?.read ?? 0)) return false;
  if (!known) await world.db.chatRooms.create({ room, read: total });
  else {
    await world.db.chatRooms.update((q) => q.where({ room }), {
      data: (draft) => {
        draft.read = total;
      },
    });
  }
  return true;
}
