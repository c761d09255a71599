import { createEmitter } from './emitter.ts';
import { askForVersion } from './new-version.ts';
import { reloadOnce } from './reload.ts';

/** Whether the fetch that begins now is one that the player does not wait for. */
let beginsQuietly = false;

/**
 * Fetches a chunk that the player is not waiting for. A failure is ignored: the chunk is fetched again when it is
 * needed, and only a failure of that fetch loads the page anew.
 * @param load calls `fetchChunk` at once: what it fetches later counts as waited for, as other fetches do meanwhile
 */
export async function fetchQuietly(load: () => Promise<unknown>): Promise<void> {
  beginsQuietly = true;
  let loading: Promise<unknown>;
  try {
    loading = load();
  } finally {
    beginsQuietly = false;
  }
  // The part that needs the chunk fetches it again, and shows the failure.
  await loading.catch(() => undefined);
}

/** The fetches that the player waits for at the moment, and news of their beginnings and ends. */
export const chunkWaits = new Set<object>();
export const chunkWaitChanges = createEmitter<void>();
/** A file that has not come after this time counts as lost, so that nothing waits for ever; milliseconds. */
const limitMs = 20_000;

const tooLate = new Error();

/** How many files that the player waited for did not come in time. */
let lateFiles = 0;

/** Rejects with `tooLate` after the limit. */
async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limitMs, tooLate);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Number of second tries so far: each asks under an address of its own. */
let secondTries = 0;

/**
 * Fetches a chunk as `import` does. Browsers remember that a file did not come and never ask for it again, so a second
 * try asks under another address of the same file. When that fails too, the chunk is taken to be of a former version,
 * whose files are gone after a deploy, and the page is loaded anew. A file that does not come in time is left under way,
 * because it may only be slow: the page is loaded anew when the player waits for such a file a second time, as the
 * browser asks once only while a request is unanswered.
 */
export async function fetchChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const waitedFor = !beginsQuietly;
  const wait = {};
  if (waitedFor) chunkWaits.add(wait);
  chunkWaitChanges.emit();
  try {
    return await inTime(load());
  } catch (error) {
    // Named by the error where the browser remembers; elsewhere `load` itself asks again.
    const [file] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (file?.startsWith(location.origin)) {
      const again: Promise<Module> = import(/* @vite-ignore */ `${file}?again=${(secondTries += 1)}`);
      const found = await inTime(again).catch(() => undefined);
      if (found) return found;
    }
    if (waitedFor && (error !== tooLate || (lateFiles += 1) > 1)) void reloadOnce(askForVersion);
    throw error;
  } finally {
    chunkWaits.delete(wait);
    chunkWaitChanges.emit();
  }
}
