import { byMagic, natural, type Recipe } from './recipe.ts';
import { chatMessage, mp4, png } from './requests.ts';

const otherPlayer = { userId: '99999999', guestId: '' };

const words = byMagic(
  'chatTexts',
  ['sendChatMessage'],
  (text) => `The message is \`${text}\`.`,
  (text) => ({ request: { body: chatMessage(text) } }),
);

const files = byMagic(
  'chatFiles',
  ['uploadChatImage', 'uploadChatVideo'],
  (name) => `The file is named \`${name}\`.`,
  (name, operation) => ({ request: { file: operation === 'uploadChatImage' ? png(name) : mp4(name) } }),
);

export const chatRecipes: readonly Recipe[] = [
  ...words,
  ...files,
  natural('sendChatMessage', 'REQUEST_LIMIT', 'Many messages in a few seconds.', {
    before: async ({ visitor }) => {
      for (let time = 0; time < 40; time++) await visitor.post('/api/chat/send-message', chatMessage(`${time}`));
      return undefined;
    },
  }),
  natural('getChatHistory', 'NO_DATA', 'The history of another player.', {
    request: { body: { ...otherPlayer, limit: 10, skip: 0 } },
    as: 'player',
  }),
  natural('getChatHistory', 'UNAUTHORIZED', 'The history of a player, without a token.', {
    request: { body: { ...otherPlayer, limit: 10, skip: 0 } },
  }),
  natural('sendChatMessage', 'UNAUTHORIZED', 'In the name of a player, without a token.', {
    request: { body: { ...chatMessage('hello'), ...otherPlayer } },
  }),
  natural('markChatRead', 'UNAUTHORIZED', 'The messages of a player, without a token.', {
    request: { body: otherPlayer },
  }),
  natural('sendChatMessage', 'KEY_INVALID', 'A message without a word.', { request: { body: chatMessage('') } }),
  natural('markChatRead', 'KEY_INVALID', 'The messages of another player.', {
    request: { body: otherPlayer },
    as: 'player',
  }),
  ...(['uploadChatImage', 'uploadChatVideo'] as const).map((operation) =>
    natural(operation, 'SLIP_NO_FILE', 'A form without a file.', { request: { file: null } }),
  ),
  natural('uploadChatImage', 'SLIP_INVALID_FILE', 'A video where a picture belongs.', {
    request: { file: mp4('clip.mp4') },
  }),
  natural('uploadChatVideo', 'SLIP_INVALID_FILE', 'A picture where a video belongs.', {
    request: { file: png('photo.png') },
  }),
];
