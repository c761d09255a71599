import { eventSchemas } from '../../../../contract/generated/chat-events.ts';
import { placesOf } from '../issue-places.ts';

type Schemas = typeof eventSchemas;
/** What an event carries. */
type EventData<Event extends keyof Schemas> = Extract<
  ReturnType<Schemas[Event]['safeParse']>,
  { success: true }
>['data'];

/**
 * Checks what came over the socket against the contract (contract/chat-events.yaml), before anything else uses it. What
 * does not fit is logged by its places, never by its values.
 * @returns null for what does not fit
 */
export function readEvent<Event extends keyof Schemas>(event: Event, raw: unknown): EventData<Event> | null {
  const read = eventSchemas[event].safeParse(raw);
  if (read.success) return read.data as EventData<Event>;
  console.warn(`Event ${event} does not fit the contract`, placesOf(read.error.issues).join(', '));
  return null;
}
