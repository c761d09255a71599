/** Skips an entry of a history, or restores it. Lazy-loaded. */
import { BadCall, quoteValue } from '../../kernel/bad-call.ts';
import { type ChangeEntry, isOff, type Journal } from '../../kernel/journal.ts';
import { buildWorld } from '../execute/build-world.ts';
import type { Checkpoints } from '../execute/checkpoints.ts';
import { type Replay, type ReplayDifference, replayEntry } from '../execute/execute.ts';
import { journalOf, replayKnown } from './history.ts';
import type { StoredEntry } from './store.ts';

/** An entry that cannot be skipped. */
export class SkipRefused extends BadCall {
  readonly why: 'no-entry' | 'start' | 'clock' | 'needed';
  readonly seq: number;
  /** The first entry that is not possible without it, if known. */
  readonly later: number | null;

  constructor(why: SkipRefused['why'], seq: number, because: string, cause?: unknown, later: number | null = null) {
    super(`entry ${seq} cannot be skipped: ${because}`, cause);
    this.why = why;
    this.seq = seq;
    this.later = later;
  }
}

/**
 * The history with an entry skipped or restored, and its replay; null when nothing changes.
 * @param records a list of its own @param checkpoints of the history; those after the entry are dropped
 * @throws SkipRefused
 */
export async function skipIn(
  records: StoredEntry[],
  seq: number,
  off: boolean,
  checkpoints: Checkpoints<ReplayDifference>,
): Promise<{ records: StoredEntry[]; replayed: Replay } | null> {
  const record = records[seq];
  const entry = record?.entry;
  if (!entry) throw new SkipRefused('no-entry', seq, `there is none; the entries are 0 to ${records.length - 1}`);
  if (entry.kind === 'start') throw new SkipRefused('start', seq, 'the world begins with it');
  if (entry.kind === 'clock')
    throw new SkipRefused('clock', seq, 'it moves the clock, and later entries have its time');
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
    const later = await firstImpossible(journal);
    const which = later === null ? 'a later entry' : `entry ${later.seq}`;
    const reason = later === null ? '' : ` (${later.reason})`;
    throw new SkipRefused('needed', seq, `${which} is not possible without it${reason}`, problem, later?.seq);
  }
}

/** The first entry at which a replay fails; null when none does. */
async function firstImpossible([start, ...changes]: Journal): Promise<{ seq: number; reason: string } | null> {
  const world = await buildWorld(start);
  for (const entry of changes) {
    try {
      await replayEntry(world, entry);
    } catch (problem) {
      return { seq: entry.seq, reason: problem instanceof Error ? problem.message : quoteValue(problem) };
    }
  }
  return null;
}
