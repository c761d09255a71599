/** Kept in the history entry: it outlives the reload, and goes with the next navigation. */
const mark = 'reloadedForChunk';

/** Chunks that are being fetched without the player waiting for them. */
let quiet = 0;

/**
 * Fetches a chunk that may be needed soon, or tries again by itself. One that does not come costs nothing: it is fetched
 * again when it is needed, and only then is the page loaded anew for it.
 */
export async function fetchQuietly(load: () => Promise<unknown>): Promise<void> {
  quiet += 1;
  try {
    await load();
  } catch {
    // Whatever needs it says so.
  } finally {
    quiet -= 1;
  }
}

/** Second tries so far: each goes to an address of its own. */
let tries = 0;

/** Loads the page anew, once, if its host answers: without an answer that would lose the page that is still there. */
function reloadOnce(): void {
  if (navigator.onLine === false || history.state?.[mark]) return;
  const reload = () => {
    if (history.state?.[mark]) return;
    history.replaceState({ ...history.state, [mark]: true }, '');
    location.reload();
  };
  fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).then(reload, () => undefined);
}

/**
 * Fetches a chunk as `import` does. Browsers remember that a file did not come and never ask for it again, so a second
 * try goes to another address of the same file. What can't be had even so is of a former version: after a deploy its files
 * are gone, and the page is loaded anew.
 */
export async function fetchChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const waitedFor = quiet === 0;
  try {
    return await load();
  } catch (error) {
    // Named by the error where the browser remembers; elsewhere `load` itself asks again.
    const [file] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (file?.startsWith(location.origin)) {
      const again: Promise<Module> = import(/* @vite-ignore */ `${file}?again=${(tries += 1)}`);
      const found = await again.catch(() => undefined);
      if (found) return found;
    }
    if (waitedFor) reloadOnce();
    throw error;
  }
}
