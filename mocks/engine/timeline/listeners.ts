/** Callbacks that are called together. One that throws stops neither the others nor the caller. */
export class Listeners<Told extends readonly unknown[] = []> {
  readonly #report: (problem: unknown) => void;
  readonly #listeners = new Set<(...told: Told) => void>();

  /** @param report hears of errors that listeners throw */
  constructor(report: (problem: unknown) => void) {
    this.#report = report;
  }

  /** @returns stops listening */
  add(listener: (...told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(...told: Told): void {
    for (const listener of this.#listeners) {
      try {
        listener(...told);
      } catch (problem) {
        this.#report(problem);
      }
    }
  }
}
