/** Calls back when the browser is idle, or after 2 s. @returns cancels the call */
export function whenIdle(job: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(job, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(job, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** Calls back once the page is loaded and the browser idle. @returns cancels the call */
export function whenLoaded(job: () => void): () => void {
  let cancel: () => void = () => undefined;
  const begin = () => {
    cancel = whenIdle(job);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    cancel();
  };
}

/** TypeScript's types lack `prerendering`, and so do older browsers. */
type MaybePrerendered = Document & { readonly prerendering?: boolean };

/** Whether the browser is prerendering this page, and may discard it unseen. */
export const isPrerendered = (): boolean => (document as MaybePrerendered).prerendering === true;

/** Resolves when the player opens the prerendered page. */
export const whenOpened = (): Promise<void> =>
  new Promise((resolve) => document.addEventListener('prerenderingchange', () => resolve(), { once: true }));

/** Calls back once the page is visible, synchronously if it already is. @returns cancels the call */
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
