/** The longest that a timer of a browser or of Node can wait, ms; later things are looked at again by then. */
const longest = 2 ** 31 - 1;

/** Resolves after so many ms, or as soon as the signal is aborted: then the wait is of no use any more. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

/** Runs something after so many ms. @returns the way to call it off */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(ms, longest));
  return () => clearTimeout(timer);
}
