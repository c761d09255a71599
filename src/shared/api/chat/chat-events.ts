import { eventSchemas } from '../../../../contract/generated/chat-events.ts';
import { placesOf } from '../issue-places.ts';

type Schemas = typeof eventSchemas;
/** What an event carries. */
type EventData<Event extends keyof Schemas> = Extract<
  ReturnType<Schemas[Event]['safeParse']>,
  { success: true }
>['data'];

/**
 * Checks a socket event against the contract (contract/chat-events.yaml). Mismatches are logged by path, never by value.
 * @returns null for a mismatch
 */
export function readEvent<Event extends keyof Schemas>(event: Event, raw: unknown): EventData<Event> | null {
  const read = eventSchemas[event].safeParse(raw);
  if (read.success) return read.data as EventData<Event>;
  console.warn(`Event ${event} does not fit the contract`, placesOf(read.error.issues).join(', '));
  return null;
}
