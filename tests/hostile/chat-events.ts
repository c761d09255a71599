/** Valid chat events and messages, to be made hostile. */
import type { ChatEvent } from './schema.ts';

/** A message, a note or a response to `join` as the simulator's chat sends it. */
export const goodEvents: Record<ChatEvent, string> = {
  joined: '{"message":"OK"}',
  typing: '{"ms":2400}',
  messaging: JSON.stringify({
    _id: 'm-hostile',
    sender: 'operator',
    createdAt: '2026-03-14T13:15:00.000Z',
    session_id: 's',
    message: {
      message_type: 'buttons',
      payload: {
        message: 'Hello',
        title: 'Title',
        subtitle: 'Subtitle',
        image_url: '/images/a.png',
        fileType: 'image/png',
        filePath: '/uploads/a.png',
        name: 'a.png',
        url: 'https://krapao.example/a',
        buttons: [
          { title: 'Open', type: 'web', payload: 'https://krapao.example/b' },
          { title: 'Call', type: 'call', payload: '+66812345678' },
          { title: 'Say', type: 'postback', payload: 'say' },
        ],
      },
    },
  }),
};
const messageTypes = ['text', 'buttons', 'card', 'image', 'video', 'file', 'generic', 'quick_replies', 'new_kind'];

/** Rotates through all message types. */
export const ofType = (valid: string, at: number) =>
  valid.replace('"message_type":"buttons"', `"message_type":"${messageTypes[at % messageTypes.length]}"`);
