import { BadCall, quoteValue } from '../../kernel/bad-call.ts';
import {
  type ChangeEntry,
  isOff,
  type Journal,
  type JournalEntry,
  journalVersion,
  parseJournal,
  type StartEntry,
} from '../../kernel/journal.ts';
import type { Switches } from '../../kernel/switches.ts';
import { Checkpoints } from '../execute/checkpoints.ts';
import { type Replay, type ReplayDifference, replay } from '../execute/execute.ts';
import type { StoredEntry } from './store.ts';

/** How a new world begins. */
export interface InitialWorld {
  /** Its storage key (`worldKey`). */
  readonly key: string;
  readonly scenario: string;
  readonly seed: number;
  readonly switches: Switches;
  /** World time, epoch ms; null: the moment of the first visit. */
  readonly at: number | null;
  /** Earlier entries of an imported world. */
  readonly journal?: Journal;
}

/** Replays unchecked entries. @param usual switches of the world's scenario @throws BadCall for an invalid world */
export async function replayOf(entries: readonly JournalEntry[], usual: Switches): Promise<Replay> {
  const journal = parseJournal(entries, usual);
  if (!journal) throw new BadCall('these entries are no journal of a world');
  return replayKnown(journal, new Checkpoints());
}

/** Replays a journal that was checked before. @throws BadCall for an invalid world */
export async function replayKnown(journal: Journal, checkpoints: Checkpoints<ReplayDifference>): Promise<Replay> {
  try {
    return await replay(journal, checkpoints);
  } catch (cause) {
    throw new BadCall(`no world goes like this: ${cause instanceof Error ? cause.message : quoteValue(cause)}`, cause);
  }
}

/** The entries without machine times. @throws Error unless it begins with entry 0 */
export function journalOf(history: readonly StoredEntry[]): Journal {
  const entries = history.map(({ entry }) => entry);
  if (entries[0]?.kind !== 'start') throw new Error('a journal without a start');
  return entries as unknown as Journal;
}

/** The journal as this build runs it: skipped entries become clock jumps, requests have today's status. */
export function effectiveJournal([start, ...changes]: Journal, differences: readonly ReplayDifference[]): Journal {
  const now = new Map(differences.map(({ seq, status }) => [seq, status[1]]));
  const effective = changes.map((entry): ChangeEntry => {
    const { seq, at } = entry;
    if (isOff(entry)) return { kind: 'clock', at, seq };
    return entry.kind === 'request' ? { ...entry, status: now.get(seq) ?? entry.status } : entry;
  });
  return [start, ...effective];
}

/** A history whose last entry is stamped now, so that the clock runs on from it. @param now machine time, epoch ms */
export function resumedAt(now: number, journal: Journal): StoredEntry[] {
  const last = journal[journal.length - 1]?.at ?? 0;
  return journal.map((entry) => ({ entry, machine: now - (last - entry.at) }));
}

/** The first entries of a world. @param now machine time, epoch ms */
export function openingOf({ scenario, seed, switches, at, journal }: InitialWorld, now: number): StoredEntry[] {
  if (journal) return resumedAt(now, journal);
  const entry: StartEntry = {
    seq: 0,
    at: at ?? now,
    kind: 'start',
    version: journalVersion,
    scenario,
    seed,
    switches,
  };
  return [{ entry, machine: now }];
}
