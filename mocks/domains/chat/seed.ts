import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { pastMessage } from './past-messages.ts';
import { chatLog, chatRooms } from './records.ts';
import { roomOf } from './room-names.ts';
import { defaultChatLanguage, scheduleChatter } from './support.ts';

/** What the player and the desk have said to each other before the world began; all of it was read. */
export async function seedChat(world: World, player: Player): Promise<void> {
  const room = roomOf(player._id);
  const { chatMessages: rows, chatTalkative: showcase } = world.switches;
  const past = { seed: world.seed, room, language: defaultChatLanguage(world), end: world.now, rows, showcase };
  world.openLog(chatLog, room, rows, (age) => pastMessage(past, age));
  await world.table(chatRooms).create({ room, read: rows });
  scheduleChatter(world, room, 4000);
}
