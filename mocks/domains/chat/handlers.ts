import type { Handlers } from '../../kernel/handler.ts';
import type { UploadBody } from '../../kernel/uploaded-file.ts';
import type { World } from '../../kernel/world.ts';
import { chatKindAsked } from '../../reference/codes.ts';
import { replyToCustomer, scheduleChatter, scheduleReply } from './events.ts';
import { appendMessage, chatFiles, chatLog, markRead } from './records.ts';
import {
  type ChatFileKind,
  chatPrefix,
  checkBurst,
  checkSendable,
  checkSender,
  requireChatFile,
  requireRoom,
} from './rules.ts';

const wasUploaded = (world: World, path: string): boolean =>
  world.table(chatFiles).findFirst((q) => q.where({ path })) !== undefined;

async function saveFile(world: World, { file }: UploadBody, kind: ChatFileKind) {
  const { path, file: kept } = requireChatFile(file, kind);
  if (!wasUploaded(world, path)) {
    await world.table(chatFiles).create({ path, name: kept.name, type: kept.type, size: kept.size });
  }
  return { path };
}

export const chatHandlers = {
  getChatConfig: () => ({ PREFIX: chatPrefix }),

  sendChatMessage: (world, { body }) => {
    const { message } = body;
    const room = requireRoom(body);
    checkSender(body.sender);
    checkSendable(message, (path) => wasUploaded(world, path));
    const sent = world
      .log(chatLog, room)
      .appended()
      .filter(({ sender }) => sender === 'customer');
    checkBurst(sent.map(({ createdAt }) => Date.parse(createdAt)).reverse(), world.now);

    const { createdAt } = appendMessage(world, room, 'customer', message);
    const kind = chatKindAsked(message.payload.message ?? '');
    if (kind === null) replyToCustomer(world, room, message);
    else scheduleReply(world, room, kind === 'all' ? 'example' : `example:${kind}`, 0, 500);
    return { createdAt };
  },

  getChatHistory: (world, { body }) => {
    const room = requireRoom(body);
    return { messages: world.log(chatLog, room).slice(body.skip, body.limit) };
  },

  markChatRead: async (world, { body }) => {
    const room = requireRoom(body);
    if (await markRead(world, room)) scheduleChatter(world, room);
    return { message: 'SUCCESS' };
  },

  uploadChatImage: (world, { body }) => saveFile(world, body, 'image'),
  uploadChatVideo: (world, { body }) => saveFile(world, body, 'video'),
} satisfies Partial<Handlers>;
