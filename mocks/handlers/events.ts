import type { WorldEvent } from '../world/events.ts';
import type { World } from '../world/world.ts';
import { chatEvents } from './chat-events.ts';
import type { EventHandlers } from './event-handler.ts';
import { qrEvents } from './qr.ts';
import { slipEvents } from './slip-events.ts';
import { withdrawalEvents } from './withdrawals.ts';

/** What each kind of event does; leaving one out is a type error. */
const eventHandlers: EventHandlers = { ...slipEvents, ...withdrawalEvents, ...qrEvents, ...chatEvents };

/** Lets everything happen that is due by `now`, each at its own time. @returns whether anything did */
export async function advance(world: World, now: number): Promise<boolean> {
  let happened = false;
  for (let event = world.agenda.due(now); event; event = world.agenda.due(now)) {
    world.stage(event.at, event.id);
    await (eventHandlers[event.kind] as (world: World, event: WorldEvent) => void | Promise<void>)(world, event);
    happened = true;
  }
  return happened;
}
