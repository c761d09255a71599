import type { ErrorCode } from '../../../contract/generated/errors.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { magic } from '../../../mocks/reference/magic.ts';
import type { Recipe } from './recipe.ts';
import { chatMessage, mp4, png, type RequestParts } from './requests.ts';

const otherPlayer = { userId: '99999999', guestId: '' };

const natural = (operation: OperationId, code: ErrorCode, how: string, request: RequestParts): Recipe => ({
  operation,
  code,
  way: 'natural',
  how,
  request,
});

const words: Recipe[] = Object.entries(magic.chatTexts)
  .filter(([, { code }]) => code !== null)
  .map(([text, { code }]) => ({
    operation: 'sendChatMessage',
    code: code as ErrorCode,
    way: 'magic',
    how: `The message is \`${text}\`.`,
    magic: ['chatTexts', text],
    request: { body: chatMessage(text) },
  }));

const files: Recipe[] = Object.entries(magic.chatFiles).flatMap(([name, { code, at }]) =>
  at.map((operation) => ({
    operation,
    code: code as ErrorCode,
    way: 'magic',
    how: `The file is named \`${name}\`.`,
    magic: ['chatFiles', name],
    request: { file: operation === 'uploadChatImage' ? png(name) : mp4(name) },
  })),
);

export const chatRecipes: readonly Recipe[] = [
  ...words,
  ...files,
  {
    operation: 'sendChatMessage',
    code: 'REQUEST_LIMIT',
    way: 'natural',
    how: 'Many messages in a few seconds.',
    before: async ({ visitor }) => {
      for (let time = 0; time < 40; time++) await visitor.post('/api/chat/send-message', chatMessage(`${time}`));
      return undefined;
    },
  },
  {
    ...natural('getChatHistory', 'NO_DATA', 'The history of another player.', {
      body: { ...otherPlayer, limit: 10, skip: 0 },
    }),
    as: 'player',
  },
  natural('getChatHistory', 'UNAUTHORIZED', 'The history of a player, without a token.', {
    body: { ...otherPlayer, limit: 10, skip: 0 },
  }),
  natural('sendChatMessage', 'UNAUTHORIZED', 'In the name of a player, without a token.', {
    body: { ...chatMessage('hello'), ...otherPlayer },
  }),
  natural('markChatRead', 'UNAUTHORIZED', 'The messages of a player, without a token.', { body: otherPlayer }),
  natural('sendChatMessage', 'KEY_INVALID', 'A message without a word.', { body: chatMessage('') }),
  { ...natural('markChatRead', 'KEY_INVALID', 'The messages of another player.', { body: otherPlayer }), as: 'player' },
  natural('uploadChatImage', 'SLIP_NO_FILE', 'A form without a file.', { file: null }),
  natural('uploadChatVideo', 'SLIP_NO_FILE', 'A form without a file.', { file: null }),
  natural('uploadChatImage', 'SLIP_INVALID_FILE', 'A video where a picture belongs.', { file: mp4('clip.mp4') }),
  natural('uploadChatVideo', 'SLIP_INVALID_FILE', 'A picture where a video belongs.', { file: png('photo.png') }),
];
