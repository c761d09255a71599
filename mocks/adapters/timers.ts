/** The longest that a timer of a browser or of Node can wait, ms; later things are looked at again by then. */
const longest = 2 ** 31 - 1;

/** Resolves after so many ms, or at once when the signal says that it is not waited for any more. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Runs something after so many ms. @returns the way to call it off */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(ms, longest));
  return () => clearTimeout(timer);
}
