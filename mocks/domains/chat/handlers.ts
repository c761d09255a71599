import type { OperationId } from '../../../contract/generated/operations.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { players } from '../../kernel/player.ts';
import type { UploadBody } from '../../kernel/uploaded-file.ts';
import type { World } from '../../kernel/world.ts';
import { chatKindAsked } from '../../reference/chat-kinds.ts';
import { replyToCustomer, scheduleChatter, scheduleReply } from './events.ts';
import { appendMessage, chatFiles, chatLog, markRead } from './records.ts';
import {
  type ChatFileKind,
  type ChatIdentity,
  chatPrefix,
  checkBurst,
  checkCustomer,
  checkSendable,
  checkSender,
  requireChatFile,
  requireRoom,
} from './rules.ts';

/** The room of the customer who calls. @throws like `requireRoom` and `checkCustomer` */
function roomOfCustomer(world: World, identity: ChatIdentity, operation: OperationId): string {
  const room = requireRoom(identity);
  const { userId } = identity;
  checkCustomer(userId === '' || playerExists(world, userId), operation);
  return room;
}

const playerExists = (world: World, _id: string): boolean =>
  world.table(players).findFirst((q) => q.where({ _id })) !== undefined;

const wasUploaded = (world: World, path: string): boolean =>
  world.table(chatFiles).findFirst((q) => q.where({ path })) !== undefined;

/** Stores what is known of an uploaded file, once for each path. */
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
    const room = roomOfCustomer(world, body, 'sendChatMessage');
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
    const room = roomOfCustomer(world, body, 'getChatHistory');
    return { messages: world.log(chatLog, room).slice(body.skip, body.limit) };
  },

  markChatRead: async (world, { body }) => {
    const room = roomOfCustomer(world, body, 'markChatRead');
    if (await markRead(world, room)) scheduleChatter(world, room);
    return { message: 'SUCCESS' };
  },

  uploadChatImage: (world, { body }) => saveFile(world, body, 'image'),
  uploadChatVideo: (world, { body }) => saveFile(world, body, 'video'),
} satisfies Partial<Handlers>;
