import { eventSchemas } from '../../../../contract/generated/chat-events.ts';

type Schemas = typeof eventSchemas;
type ServerEvents<Event extends keyof Schemas> = Extract<
  ReturnType<Schemas[Event]['safeParse']>,
  { success: true }
>['data'];

/** More places than this say nothing more. */
const maxLogged = 20;

/**
 * Holds what the socket brought against the contract (contract/chat-events.yaml), before anything else sees it. What does
 * not fit is logged by its places, never by its values.
 * @returns null for what does not fit
 */
export function readEvent<Event extends keyof Schemas>(event: Event, raw: unknown): ServerEvents<Event> | null {
  const read = eventSchemas[event].safeParse(raw);
  if (read.success) return read.data as ServerEvents<Event>;
  const places = read.error.issues.slice(0, maxLogged).map(({ path }) => path.map(String).join('.'));
  console.warn(`Event ${event} does not fit the contract`, places.join(', '));
  return null;
}
