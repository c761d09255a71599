/** Kept in the history entry: it outlives the reload, and goes with the next navigation. */
const mark = 'reloadedForChunk';

/**
 * After a deploy the files of the running version are gone: a page or modal that is loaded only now can't come. Reloads
 * once to get the new version; a second failure in a row is left to the error boundary.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    // Offline, a reload would lose the page that is still there.
    if (navigator.onLine === false || history.state?.[mark]) return;
    history.replaceState({ ...history.state, [mark]: true }, '');
    location.reload();
  });
}
