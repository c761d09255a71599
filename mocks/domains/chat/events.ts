import type { ChatContent } from '../../../contract/generated/models/chatContent.ts';
import type { EventHandlers } from '../../kernel/event-handler.ts';
import type { ChatReplyEvent } from '../../kernel/events.ts';
import type { World } from '../../kernel/world.ts';
import { type ChatKind, chatKinds } from '../../reference/chat-kinds.ts';
import { exampleOf } from './contents.ts';
import type { ChatIntent } from './intents.ts';
import { typingTime } from './messages.ts';
import { replyTo } from './replies.ts';
import { keepTalking, schedule, speak } from './support.ts';

/** What the desk says at its time, and when it will go on. */
function reply(world: World, { room, intent, part, language }: ChatReplyEvent): void {
  const [topic, kind] = intent.split(':') as [string, ChatKind | undefined];
  if (topic === 'say')
    return void speak(world, room, 'operator', { message_type: 'text', payload: { message: intent.slice(4) } });
  if (topic === 'chatter' && !world.switches.chatTalkative) return;
  if (topic === 'chatter' || topic === 'example') {
    speak(world, room, 'operator', exampleOf(kind ?? (chatKinds[part] as ChatKind), language));
    if (topic === 'chatter') keepTalking(world, room);
    else if (!kind && part + 1 < chatKinds.length) schedule(world, room, intent, part + 1, 500);
    return;
  }
  const parts = replyTo(topic as ChatIntent, language);
  speak(world, room, 'operator', world.random('wording').pick(parts[part] as readonly ChatContent[]));
  const next = parts[part + 1];
  if (next) schedule(world, room, intent, part + 1, typingTime(next[0]?.payload.message ?? ''));
}

export const chatEvents: Pick<EventHandlers, 'chat-reply'> = { 'chat-reply': reply };
