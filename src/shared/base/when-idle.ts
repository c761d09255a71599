/** Calls back when the browser is idle, at the latest after 2 s. @returns cancels the call */
function whenIdle(job: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(job, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(job, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** Calls back once the page has been loaded and the browser is idle. @returns cancels the call */
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
