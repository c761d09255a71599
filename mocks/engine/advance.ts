import type { World } from '../kernel/world.ts';
import { eventDefinitions } from './registry.ts';

/** Lets everything happen that is due by `now`, each at its own time. @returns whether anything did */
export async function advance(world: World, now: number): Promise<boolean> {
  let happened = false;
  for (let event = world.schedule.due(now); event; event = world.schedule.due(now)) {
    world.beginStep(event.at, event.id);
    await eventDefinitions.get(event.kind)?.carryOut(world, event);
    happened = true;
  }
  return happened;
}
