/** Changes of a timeline's past. */
import { journalOf, replayKnown } from './history.ts';
import type { StoredEntry } from './store.ts';
import type { Timeline } from './timeline.ts';

/**
 * Goes to the moment right after an entry. The later entries can be restored until something new happens. The clock
 * continues from the time of that entry.
 * @param wanted maps the numbers of the last entry and of the last one that can be restored to that of the target
 * @returns how many entries were undone; negative when some were restored
 */
export async function travel(
  timeline: Timeline,
  wanted: (lastSeq: number, furthest: number) => number,
): Promise<number> {
  let taken = 0;
  await timeline.rewrite(async ({ records: known, stored, undone, checkpoints }) => {
    const lastSeq = known.length - 1;
    const target = wanted(lastSeq, lastSeq + undone.length);
    taken = lastSeq - target;
    if (taken === 0) return null;
    const broughtBack = undone.slice(0, Math.max(0, -taken));
    const records = [...known.slice(0, target + 1), ...broughtBack];
    // A replay from the start makes new checkpoints
    if (!checkpoints.upTo(target)) checkpoints.dropAfter(0);
    const replayed = await replayKnown(journalOf(records), checkpoints).finally(() =>
      // Restored entries are not part of the history yet
      checkpoints.dropAfter(Math.min(target, lastSeq)),
    );
    // The clock continues from the last entry, as if it were made now
    records[target] = { ...(records[target] as StoredEntry), machine: timeline.machineNow() };
    const left = [...known.slice(target + 1), ...undone.slice(broughtBack.length)];
    return { records, from: Math.min(target, stored), replayed, undone: left };
  });
  return taken;
}
