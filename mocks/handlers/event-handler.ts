import type { WorldEvent } from '../world/events.ts';
import type { World } from '../world/world.ts';

/** What each kind of event does to a world. */
export type EventHandlers = {
  readonly [Kind in WorldEvent['kind']]: (
    world: World,
    event: Extract<WorldEvent, { kind: Kind }>,
  ) => void | Promise<void>;
};
