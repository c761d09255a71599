/** Code that is loaded when it is first needed could not be loaded, as without a network. The world itself is sound. */
export class LatePartMissing extends Error {
  constructor(cause: unknown) {
    super('a part of the simulator could not be loaded', { cause });
    this.name = 'LatePartMissing';
  }
}

const listeners = new Set<() => void>();

/** Calls back when such code did not come. @returns stops listening */
export function onLatePartMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads code that most worlds never need. @param load an `import()` of it @throws LatePartMissing */
export async function loadLate<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    for (const listener of listeners) listener();
    throw new LatePartMissing(cause);
  }
}
