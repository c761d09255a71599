/** Calls back when the page has nothing better to do, at the latest after two seconds. @returns the way to call it off */
function whenIdle(job: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(job, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(job, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** Calls back once the page has been loaded and is at rest. @returns the way to call it off */
export function whenLoaded(job: () => void): () => void {
  let callOff: () => void = () => undefined;
  const begin = () => {
    callOff = whenIdle(job);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    callOff();
  };
}
