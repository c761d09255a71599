import { createEmitter } from './emitter.ts';
import { askForVersion, reloadOnce } from './reload.ts';

/** Fetches chunks. @param quiet a prefetch: nobody waits for it */
export type Load = (quiet?: boolean) => Promise<unknown>;

/** Prefetches chunks and ignores a failure: the part that needs them fetches them again. */
export async function fetchQuietly(load: Load): Promise<void> {
  await load(true).catch(() => undefined);
}

/** Pending fetches that the player waits for. */
export const chunkWaits = new Set<object>();
export const chunkWaitChanges = createEmitter<void>();
/** Timeout after which a file counts as lost, ms (APP-94). */
const limitMs = 20_000;

const tooLate = new Error();

/** Number of timeouts of files that the player waited for. */
let lateFiles = 0;

/** @throws `tooLate` after the timeout */
async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limitMs, tooLate);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Number of retries; makes each retry's address unique. */
let secondTries = 0;

/**
 * Imports a chunk. Browsers cache a failed import, so the retry uses another address of the file. If the retry fails, a
 * deploy has probably removed the file, and the page reloads (APP-91). It reloads after the second timeout only
 * (APP-94).
 */
export async function fetchChunk<Module>(load: () => Promise<Module>, quiet = false): Promise<Module> {
  const wait = {};
  if (!quiet) chunkWaits.add(wait);
  chunkWaitChanges.emit();
  try {
    return await inTime(load());
  } catch (error) {
    // Browsers that cache the failure name the file in the error; in others, calling `load` again refetches.
    const [file] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (file?.startsWith(location.origin)) {
      const again: Promise<Module> = import(/* @vite-ignore */ `${file}?again=${(secondTries += 1)}`);
      const found = await inTime(again).catch(() => undefined);
      if (found) return found;
    }
    if (!quiet && (error !== tooLate || (lateFiles += 1) > 1)) void reloadOnce(askForVersion);
    throw error;
  } finally {
    chunkWaits.delete(wait);
    chunkWaitChanges.emit();
  }
}

/** Links whose stylesheet was refetched. */
const fetchedAgain = new WeakSet<HTMLLinkElement>();

function fetchStylesAgain(link: HTMLLinkElement): Promise<void> {
  fetchedAgain.add(link);
  const second = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    second.onload = () => resolve();
    second.onerror = reject;
    // Keeps the failed link: other code may wait for its events.
    link.after(second);
  });
}

/**
 * Refetches failed stylesheets, without which a late chunk would be unstyled. Vite's loader never does.
 */
export async function fetchLostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links.filter((link) => !link.disabled && !link.sheet && !fetchedAgain.has(link)).map(fetchStylesAgain),
  );
}
