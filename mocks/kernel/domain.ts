import type * as z from 'zod/mini';
import { readArgument } from './arguments.ts';
import type { Handlers } from './handler.ts';
import type { TableKey } from './table.ts';
import { type EventKey, isOfKind, type ScheduledEvent } from './time/schedule.ts';
import type { World } from './world.ts';

/** A kind of scheduled event and its effect on a world. */
export interface EventDefinition<Event extends ScheduledEvent = ScheduledEvent> extends EventKey<Event> {
  /** Executes an event of this kind; ignores other kinds. */
  readonly carryOut: (world: World, event: ScheduledEvent) => void | Promise<void>;
}

export function defineEvent<Event extends ScheduledEvent>(
  kind: Event['kind'],
  run: (world: World, event: Event) => void | Promise<void>,
): EventDefinition<Event> {
  const isOne = isOfKind<Event>({ kind });
  return { kind, carryOut: (world, event) => (isOne(event) ? run(world, event) : undefined) };
}

/** An action of the site's staff, a bank or a provider, triggered by a tester. */
export interface OperatorAction<Data = unknown> {
  readonly schema: z.ZodMiniType<Data>;
  /**
   * Executes the action.
   * @param name for the error message
   * @throws BadCall for invalid data; Refusal when a domain rule refuses the action
   */
  readonly carryOut: (world: World, name: string, data: unknown) => void | Promise<void>;
  /** Whether the app notices by itself: it polls its QR and listens to its chat room. It is notified of all others. */
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

/** Contribution of a domain to the simulator; `engine/registry.ts` merges the domains. */
export interface Domain {
  readonly tables: readonly TableKey[];
  readonly events: readonly Pick<EventDefinition, 'kind' | 'carryOut'>[];
  readonly handlers: Partial<Handlers>;
  readonly operator: Readonly<Record<string, OperatorAction>>;
}

/** Type-checks a domain and keeps its exact types. */
export const defineDomain = <const Parts extends Domain>(parts: Parts): Parts => parts;
