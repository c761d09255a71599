/** Kept in the history entry: it outlives the reload, and goes with the next navigation. */
const mark = 'reloadedForChunk';

/** Chunks that are being fetched ahead of need. */
let ahead = 0;

/**
 * Fetches a chunk that may be needed soon. One that does not come costs nothing: it is fetched again when it is needed,
 * and only then is the page loaded anew for it.
 */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await load();
  } catch {
    // Somebody who needs it will hear of it.
  } finally {
    ahead -= 1;
  }
}

/**
 * After a deploy the files of the running version are gone: a page or modal that is loaded only now can't come. Reloads
 * once to get the new version; a second failure in a row is left to the error boundary.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    // Offline, a reload would lose the page that is still there; and nobody waits for what is fetched ahead.
    if (navigator.onLine === false || ahead > 0 || history.state?.[mark]) return;
    history.replaceState({ ...history.state, [mark]: true }, '');
    location.reload();
  });
}
