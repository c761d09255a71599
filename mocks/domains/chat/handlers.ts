import type { Handlers } from '../../kernel/handler.ts';
import { fail } from '../../kernel/refusal.ts';
import type { UploadBody } from '../../kernel/uploaded-file.ts';
import type { World } from '../../kernel/world.ts';
import { chatKindAsked } from '../../reference/chat-kinds.ts';
import { magicCode } from '../../reference/magic.ts';
import { type ChatFileKind, requireChatFile } from './files.ts';
import { refuseBurst, requireSayable } from './messages.ts';
import { type ChatIdentity, chatPrefix, requireRoom } from './room-names.ts';
import { attend, keepTalking, markRead, schedule, speak } from './support.ts';

/** Whether a player's id is one of this world; guests need none. */
const isSomebody = (world: World, { userId }: ChatIdentity): boolean =>
  userId === '' || world.db.players.findFirst((q) => q.where({ _id: userId })) !== undefined;

const refuse = (code: ReturnType<typeof magicCode>): void => {
  if (code !== null) throw fail(code);
};

async function keepFile(world: World, { file }: UploadBody, kind: ChatFileKind) {
  if (file) refuse(magicCode('chatFiles', file.name, kind === 'image' ? 'uploadChatImage' : 'uploadChatVideo'));
  const { path, file: kept } = requireChatFile(file, kind);
  if (!world.db.chatFiles.findFirst((q) => q.where({ path }))) {
    await world.db.chatFiles.create({ path, name: kept.name, type: kept.type, size: kept.size });
  }
  return { path };
}

export const chatHandlers = {
  getChatConfig: () => ({ PREFIX: chatPrefix }),

  sendChatMessage: (world, { body }) => {
    const { message } = body;
    const room = requireRoom(body);
    if (body.sender !== 'customer' || !isSomebody(world, body)) throw fail('KEY_INVALID');
    requireSayable(message, (path) => world.db.chatFiles.findFirst((q) => q.where({ path })) !== undefined);
    refuse(magicCode('chatTexts', message.payload.message ?? '', 'sendChatMessage'));
    const sent = world
      .logOf('chat', room)
      .appended()
      .filter(({ sender }) => sender === 'customer');
    refuseBurst(sent.map(({ createdAt }) => Date.parse(createdAt)).reverse(), world.now);

    const { createdAt } = speak(world, room, 'customer', message);
    const kind = chatKindAsked(message.payload.message ?? '');
    if (kind === null) attend(world, room, message);
    else schedule(world, room, kind === 'all' ? 'example' : `example:${kind}`, 0, 500);
    return { createdAt };
  },

  getChatHistory: (world, { body }) => {
    const room = requireRoom(body);
    if (!isSomebody(world, body)) throw fail('NO_DATA');
    return { messages: world.logOf('chat', room).slice(body.skip, body.limit) };
  },

  markChatRead: async (world, { body }) => {
    const room = requireRoom(body);
    if (!isSomebody(world, body)) throw fail('KEY_INVALID');
    if (await markRead(world, room)) keepTalking(world, room);
    return { message: 'SUCCESS' };
  },

  uploadChatImage: (world, { body }) => keepFile(world, body, 'image'),
  uploadChatVideo: (world, { body }) => keepFile(world, body, 'video'),
} satisfies Partial<Handlers>;
