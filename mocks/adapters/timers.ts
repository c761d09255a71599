/** Maximum delay of a timer in browsers and Node, ms; `later` fires then at the latest, and its callers check again. */
const longest = 2 ** 31 - 1;

/** Resolves after `ms`, or when the signal aborts. */
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

/** Calls `run` after `ms`. @returns cancels it */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(ms, longest));
  return () => clearTimeout(timer);
}
