import type * as z from 'zod/mini';
import { readArgument } from './arguments.ts';
import type { Handlers } from './handler.ts';
import type { TableKey } from './table.ts';
import { type EventKey, isOfKind, type ScheduledEvent } from './time/schedule.ts';
import type { World } from './world.ts';

/** A kind of scheduled event, and what it does to a world. */
export interface EventDefinition<Event extends ScheduledEvent = ScheduledEvent> extends EventKey<Event> {
  /** Carries an event of this kind out; leaves those of another kind alone. */
  readonly carryOut: (world: World, event: ScheduledEvent) => void | Promise<void>;
}

export function defineEvent<Event extends ScheduledEvent>(
  kind: Event['kind'],
  run: (world: World, event: Event) => void | Promise<void>,
): EventDefinition<Event> {
  const isOne = isOfKind<Event>({ kind });
  return { kind, carryOut: (world, event) => (isOne(event) ? run(world, event) : undefined) };
}

/** Something that the staff of the site, a bank or a provider does when a tester asks for it. */
export interface OperatorAction<Data = unknown> {
  readonly schema: z.ZodMiniType<Data>;
  /**
   * Carries the action out.
   * @param name of the action, for the message of the error
   * @throws BadCall for data that the schema refuses; Refusal when the rules of a domain refuse the action
   */
  readonly carryOut: (world: World, name: string, data: unknown) => void | Promise<void>;
  /** Whether the app learns of it by itself: it polls its QR and listens to its chat room. It is told of all others. */
  readonly appNotices: boolean;
}

export const defineOperatorAction = <Data>(
  schema: z.ZodMiniType<Data>,
  run: (world: World, data: Data) => void | Promise<void>,
  { appNotices = false } = {},
): OperatorAction<Data> => ({
  schema,
  carryOut: (world, name, data) => run(world, readArgument(name, schema, data)),
  appNotices,
});

/** Everything that a domain adds to the simulator; `engine/registry.ts` merges the domains. */
export interface Domain {
  readonly tables: readonly TableKey[];
  readonly events: readonly Pick<EventDefinition, 'kind' | 'carryOut'>[];
  readonly handlers: Partial<Handlers>;
  readonly operator: Readonly<Record<string, OperatorAction>>;
}

/** Checks the parts of a domain and keeps their exact types. */
export const defineDomain = <const Parts extends Domain>(parts: Parts): Parts => parts;
