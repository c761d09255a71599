import { createEmitter } from './emitter.ts';
import { askForVersion, reloadOnce } from './reload.ts';

/** Whether the fetch that begins now is one that the player does not wait for. */
let beginsQuietly = false;

/**
 * Fetches a chunk ahead of need. A failure is ignored: the part that needs the chunk fetches it again.
 * @param load calls `fetchChunk` at once: later calls, like calls from elsewhere, count as waited for
 */
export async function fetchQuietly(load: () => Promise<unknown>): Promise<void> {
  beginsQuietly = true;
  let loading: Promise<unknown>;
  try {
    loading = load();
  } finally {
    beginsQuietly = false;
  }
  await loading.catch(() => undefined);
}

/** The fetches that the player waits for. */
export const chunkWaits = new Set<object>();
export const chunkWaitChanges = createEmitter<void>();
/** A file that has not come by then counts as lost (APP-94). ms */
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

/** Number of second tries: each uses an address of its own. */
let secondTries = 0;

/**
 * Fetches a chunk as `import` does. Browsers never ask again for a module that failed, so the second try uses another address
 * of the same file. When that fails too, a deploy has probably removed the file, and the page reloads (APP-91). A late file
 * may only be slow: the page reloads when the player waits for a late file a second time (APP-94).
 */
export async function fetchChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const waitedFor = !beginsQuietly;
  const wait = {};
  if (waitedFor) chunkWaits.add(wait);
  chunkWaitChanges.emit();
  try {
    return await inTime(load());
  } catch (error) {
    // Browsers that never ask again name the file in the error; in others `load` asks again.
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

/** Links whose stylesheet has been fetched again. */
const fetchedAgain = new WeakSet<HTMLLinkElement>();

function fetchStylesAgain(link: HTMLLinkElement): Promise<void> {
  fetchedAgain.add(link);
  const second = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    second.onload = () => resolve();
    second.onerror = reject;
    // The failed link stays: code may still wait for its events.
    link.after(second);
  });
}

/**
 * Fetches the stylesheets that failed once more: without them a late chunk would be shown unstyled. Vite's loader never
 * fetches a stylesheet twice.
 */
export async function fetchLostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter((link) => !link.sheet && !fetchedAgain.has(link)).map(fetchStylesAgain));
}
