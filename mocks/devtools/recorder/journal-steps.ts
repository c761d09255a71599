/** Steps taken from the journal: operator actions, switches and clock jumps. */
import type { OperatorActionName } from '../../engine/operator.ts';
import type { Journal, JournalEntry } from '../../kernel/journal.ts';
import type { RecordedAct, Step } from './recording.ts';

/** How far the journal has been read. */
export interface JournalPlace {
  readonly seen: number;
  /** How far world time was ahead of machine time then, ms. */
  readonly ahead: number;
}

interface Followed {
  readonly steps: readonly Step[];
  readonly place: JournalPlace;
  /** Whether entries were undone since. */
  readonly isRewound: boolean;
}

function actOf(entry: JournalEntry, jumpedMs: number): RecordedAct | null {
  if (entry.kind === 'operator') return { do: 'operate', action: entry.action as OperatorActionName, data: entry.data };
  if (entry.kind === 'switch') return { do: 'set', name: entry.name, value: entry.value };
  const seconds = Math.round(jumpedMs / 1_000);
  return entry.kind === 'clock' && seconds > 0 ? { do: 'jump', by: `${seconds}s` } : null;
}

/** Appends the steps of new entries. A request of the player belongs to the step before it. */
export function newSteps(
  journal: Journal,
  { seen, ahead }: JournalPlace,
  aheadNow: number,
  steps: readonly Step[],
  route: string,
): Followed {
  const last = journal.length - 1;
  const place = { seen: last, ahead: aheadNow };
  if (last < seen) return { steps, place, isRewound: true };
  const all = [...steps];
  let jumpedMs = aheadNow - ahead;
  for (const entry of journal.slice(seen + 1)) {
    const act = actOf(entry, jumpedMs);
    // several jumps at once become one step with their sum
    if (entry.kind === 'clock') jumpedMs = 0;
    const before = all.at(-1);
    if (act) all.push({ act, route, ...(entry.kind === 'operator' && { entry: entry.action }) });
    else if (entry.kind === 'request' && entry.status < 400 && before)
      all[all.length - 1] = { ...before, entry: entry.operation };
  }
  return { steps: all, place, isRewound: false };
}
