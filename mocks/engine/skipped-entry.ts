/** Skips an entry of a history, or restores it. Lazy-loaded. */
import { BadCall, quoteValue } from '../kernel/bad-call.ts';
import { type ChangeEntry, isOff, type Journal } from '../kernel/journal.ts';
import { buildWorld } from './build-world.ts';
import type { Checkpoints } from './checkpoints.ts';
import { type Replay, type ReplayDifference, replayEntry } from './execute.ts';
import { journalOf, replayKnown } from './history.ts';
import type { StoredEntry } from './store.ts';

/**
 * The history with an entry skipped or restored, and its replay; null when nothing changes.
 * @param records a list of its own @param checkpoints of the history; those after the entry are dropped
 * @throws BadCall for an entry that cannot be skipped, or that a later one depends on
 */
export async function skipIn(
  records: StoredEntry[],
  seq: number,
  off: boolean,
  checkpoints: Checkpoints<ReplayDifference>,
): Promise<{ records: StoredEntry[]; replayed: Replay } | null> {
  const record = records[seq];
  const entry = record?.entry;
  if (!entry || entry.kind === 'start' || entry.kind === 'clock')
    throw new BadCall(`entry ${seq} cannot be skipped: only a request, an operator action or a switch can`);
  if (isOff(entry) === off) return null;
  const { off: _off, ...rest } = entry;
  records[seq] = { ...record, entry: (off ? { ...rest, off } : rest) as ChangeEntry };
  checkpoints.dropAfter(seq - 1);
  const journal = journalOf(records);
  try {
    return { records, replayed: await replayKnown(journal, checkpoints) };
  } catch (problem) {
    // the checkpoints after it belong to a history that is not stored
    checkpoints.dropAfter(seq - 1);
    throw new BadCall(`entry ${seq} cannot be skipped: ${await firstImpossible(journal)}`, problem);
  }
}

/** Names the first entry at which a replay fails. */
async function firstImpossible([start, ...changes]: Journal): Promise<string> {
  const world = await buildWorld(start);
  for (const entry of changes) {
    try {
      await replayEntry(world, entry);
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : quoteValue(problem);
      return `entry ${entry.seq} is not possible without it (${reason})`;
    }
  }
  return 'a later entry is not possible without it';
}
