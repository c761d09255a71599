/** What a tester changes in the past of a timeline. */
import { loadLate } from '../kernel/late-part.ts';
import { journalOf, replayKnown } from './history.ts';
import type { StoredEntry } from './store.ts';
import type { Timeline } from './timeline.ts';

/**
 * Goes to the moment right after an entry. What is left behind can be brought back until something new happens. The clock
 * continues from the time of that entry.
 * @param wanted number of the entry, by the number of the last one
 * @returns how many entries were taken back, negative when some were brought back
 */
export async function travel(timeline: Timeline, wanted: (lastSeq: number) => number): Promise<number> {
  let taken = 0;
  await timeline.rewrite(async ({ records: known, length, undone, checkpoints, now }) => {
    const lastSeq = known.length - 1;
    const target = Math.max(0, Math.min(wanted(lastSeq), lastSeq + undone.length));
    taken = lastSeq - target;
    if (taken === 0) return null;
    const broughtBack = undone.slice(0, Math.max(0, -taken));
    const records = [...known.slice(0, target + 1), ...broughtBack];
    // a replay from the beginning keeps worlds anew
    if (!checkpoints.upTo(target)) checkpoints.dropAfter(0);
    const replayed = await replayKnown(journalOf(records), checkpoints).finally(() =>
      // what is brought back is no part of the history yet
      checkpoints.dropAfter(Math.min(target, lastSeq)),
    );
    // the clock continues from the last entry, as if it were made now
    records[target] = { ...(records[target] as StoredEntry), machine: now() };
    const left = [...known.slice(target + 1), ...undone.slice(broughtBack.length)];
    return { records, from: Math.min(target, length), replayed, undone: left };
  });
  return taken;
}

/**
 * Skips an entry, or takes it in again: the world becomes the one in which it did not happen. It keeps its number.
 * @throws BadCall as `skipIn` @returns whether that is another world
 */
export async function skip(timeline: Timeline, seq: number, off: boolean): Promise<boolean> {
  const { skipIn } = await loadLate(() => import('./skipped-entry.ts'));
  return timeline.rewrite(async ({ records, length, checkpoints }) => {
    const other = await skipIn(records.slice(0, length), seq, off, checkpoints);
    return other && { ...other, from: seq, undone: [] };
  });
}
