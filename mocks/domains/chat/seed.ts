import type { Player } from '../../kernel/player.ts';
import type { World } from '../../kernel/world.ts';
import { pastMessage } from './past-messages.ts';
import { roomOf } from './room-names.ts';
import { houseLanguage, keepTalking } from './support.ts';

/** What the player and the desk have said to each other before the world began; all of it was read. */
export async function seedChat(world: World, player: Player): Promise<void> {
  const room = roomOf(player._id);
  const { chatMessages: rows, chatTalkative: showcase } = world.switches;
  const past = { seed: world.seed, room, language: houseLanguage(world), end: world.now, rows, showcase };
  world.openLog('chat', room, rows, (age) => pastMessage(past, age));
  await world.db.chatRooms.create({ room, read: rows });
  keepTalking(world, room, 4000);
}
