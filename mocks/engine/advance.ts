import { chatEvents } from '../domains/chat/events.ts';
import { qrEvents } from '../domains/qr/handlers.ts';
import { slipEvents } from '../domains/slips/verdicts.ts';
import { withdrawalEvents } from '../domains/withdraw/handlers.ts';
import type { EventHandlers } from '../kernel/event-handler.ts';
import type { WorldEvent } from '../kernel/events.ts';
import type { World } from '../kernel/world.ts';

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
