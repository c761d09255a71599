import type { JournalEntry } from '../../../../kernel/journal.ts';
import { magic } from '../../../../reference/magic.ts';

/** The magic values in the body of an entry's request. */
export function magicIn(entry: JournalEntry | undefined): string[] {
  if (entry?.kind !== 'request' || typeof entry.body !== 'object' || entry.body === null) return [];
  const given = Object.values(entry.body).map(String);
  return Object.values(magic).flatMap((section) =>
    Object.entries(section)
      .filter(([value, { at }]) => at.some((operation) => operation === entry.operation) && given.includes(value))
      .map(([value]) => value),
  );
}
