/** Defects of the chat. */
import { chatLog, requireRoom } from '../../../mocks/domains/chat/index.ts';
import { again, type Plant, type Scene } from './played-world.ts';

/** The room with messages, the customer's messages there, and a support reply. */
function chatOf({ world }: Scene) {
  const room = world.ownersOf(chatLog).find((each) => world.log(chatLog, each).appended().length > 0);
  const log = world.log(chatLog, room ?? '');
  const [sent, answer] = ['customer', 'operator'].map((who) => log.appended().find(({ sender }) => sender === who));
  if (!sent || !answer) throw new Error('no message, or no answer');
  return { log, sent, answer };
}

export const chatPlants: readonly Plant[] = [
  [
    'a message of a customer who did not call',
    ['chat'],
    (scene) => {
      const { log, sent } = chatOf(scene);
      log.append({ ...sent, _id: 'm1x1' });
    },
  ],
  [
    'a message that is there twice',
    ['chat'],
    (scene) => {
      const { log, sent } = chatOf(scene);
      log.append(sent);
    },
  ],
  [
    'a message with other words than its sender sent',
    ['chat'],
    (scene) => {
      const { log, sent } = chatOf(scene);
      log.replace({ ...sent, message: { ...sent.message, payload: { message: 'planted' } } });
    },
  ],
  ...(['sent', 'answer'] as const).map(
    (which): Plant => [
      `what was written in a room (${which}) in the room of another customer too`,
      ['chat'],
      (scene) => {
        const other = requireRoom({ userId: '00000000', guestId: '' });
        scene.world.log(chatLog, other).append(chatOf(scene)[which]);
      },
    ],
  ),
  ...['m1x1', 'mreply1x1x1'].map(
    (_id): Plant => [
      `an answer of support that follows from no message (${_id})`,
      ['chat'],
      (scene) => {
        const { log, answer } = chatOf(scene);
        log.append({ ...answer, _id });
      },
    ],
  ),
  ['a call whose message is missing', ['chat'], (scene) => again(scene, 'sendChatMessage')],
];
