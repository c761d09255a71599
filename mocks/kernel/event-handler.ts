import type { WorldEvent } from './events.ts';
import type { World } from './world.ts';

/** What each kind of event does to a world. */
export type EventHandlers = {
  readonly [Kind in WorldEvent['kind']]: (
    world: World,
    event: Extract<WorldEvent, { kind: Kind }>,
  ) => void | Promise<void>;
};
