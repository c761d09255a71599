/** Code that is loaded when it is first needed could not be loaded, as without a network. The world itself is sound. */
export class LatePartMissing extends Error {
  constructor(cause: unknown) {
    super('a part of the simulator could not be loaded', { cause });
    this.name = 'LatePartMissing';
  }
}

/** Loads code that most worlds never need. @param load an `import()` of it @throws LatePartMissing */
export async function loadLate<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new LatePartMissing(cause);
  }
}
