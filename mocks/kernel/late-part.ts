/** A lazy-loaded chunk failed to load, for example offline. The world itself is intact. */
export class LatePartMissing extends Error {
  constructor(cause: unknown) {
    super('a part of the simulator could not be loaded', { cause });
    this.name = 'LatePartMissing';
  }
}

const listeners = new Set<() => void>();

/** Calls back on such a failure. @returns unsubscribes */
export function onLatePartMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lazy-loads code that most worlds never need. @param load an `import()` @throws LatePartMissing */
export async function loadLate<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    for (const listener of listeners) listener();
    throw new LatePartMissing(cause);
  }
}
