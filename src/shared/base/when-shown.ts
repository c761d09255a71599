/** What browsers tell of a page that they draw before it is asked for; older ones never do so. */
type MaybePrerendered = Document & { readonly prerendering?: boolean };

/** Whether the browser draws this page ahead of need, and may throw it away unseen. */
export const isPrerendered = (): boolean => (document as MaybePrerendered).prerendering === true;

/** Resolves when the player opens the page that was drawn ahead. */
export const whenOpened = (): Promise<void> =>
  new Promise((resolve) => document.addEventListener('prerenderingchange', () => resolve(), { once: true }));

/** Calls back as soon as the page is visible, at once where it is. @returns cancels the call */
export function whenVisible(job: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    job();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}
