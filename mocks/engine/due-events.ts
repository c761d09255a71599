import type { World } from '../kernel/world.ts';
import { eventDefinitions } from './registry.ts';

/** Carries out every scheduled event that is due by `now`, each at its own time. @returns whether there was one */
export async function runDueEvents(world: World, now: number): Promise<boolean> {
  let ran = false;
  for (let event = world.schedule.takeDue(now); event; event = world.schedule.takeDue(now)) {
    world.beginStep(event.at, event.id);
    await eventDefinitions.get(event.kind)?.carryOut(world, event);
    ran = true;
  }
  return ran;
}
