import type { Act, ScreenState } from '../../mocks/index.ts';
import { alarm, from, miss, playerRoom, pressBegun, pressOn, show, text, type } from './acts.ts';

type Kind = 'text' | 'buttons' | 'image' | 'file' | 'quick_replies' | 'generic' | 'postback' | 'unknown';

const chat = from('chat', '/user/home');

export const openChat: readonly Act[] = [
  pressBegun(text('chat.open')),
  show('[role=dialog] *', text('chat.line.joined')),
];

/** No videos: their controls differ between browsers. */
const receive = (...kinds: readonly Kind[]): readonly Act[] =>
  kinds.map((kind) => ({ do: 'operate', action: 'chatSend', data: { room: playerRoom, type: kind } }));

const read: Act = { do: 'call', operation: 'markChatRead' };

const withMessages = (...kinds: readonly Kind[]): readonly Act[] => [
  ...openChat,
  ...receive(...kinds),
  show('[role=dialog] li'),
  read,
];

const ofPlayer = (name: string, acts: readonly Act[]): ScreenState => chat(name, 'everyday', acts, 'chatMessages:0');

export const chatStates: readonly ScreenState[] = [
  from('chat', '/contact', 'visitor')('chat-welcome', 'everyday', [
    ...openChat,
    show('[role=dialog] button', text('chat.topic.bonus')),
  ]),
  ofPlayer('chat-messages', withMessages('text', 'buttons', 'image')),
  ofPlayer('chat-more', withMessages('file', 'unknown', 'generic', 'generic', 'postback', 'quick_replies')),
  // Two messages are read, two arrive while the chat is closed.
  ofPlayer('chat-news', [
    ...openChat,
    ...receive('text', 'postback'),
    read,
    { do: 'key', key: 'Escape' },
    miss('[role=dialog]'),
    ...receive('text', 'buttons'),
    ...openChat,
    show('[role=dialog] h3', text('chat.unread_other', { count: '2' })),
    read,
  ]),
  ofPlayer('chat-picture', [
    ...openChat,
    ...receive('image'),
    read,
    pressOn('[role=dialog] li:last-child button'),
    show('[role=dialog] a', text('chat.viewer.newTab')),
    show('[role=dialog] [role=region][aria-busy="false"]'),
  ]),
  chat('chat-failed', 'everyday', [
    ...openChat,
    type('[role=dialog] textarea', '!limit'),
    { do: 'key', key: 'Enter' },
    show('[role=dialog] button', text('chat.resend')),
    // The alert disappears by itself.
    miss(`[role=dialog] ${alarm}`),
  ]),
];
