/** Callbacks that are called together. One that throws keeps neither the others nor the caller from going on. */
export class Listeners<Told extends readonly unknown[] = []> {
  readonly #report: (problem: unknown) => void;
  readonly #listeners = new Set<(...told: Told) => void>();

  /** @param report is told what a listener has thrown */
  constructor(report: (problem: unknown) => void) {
    this.#report = report;
  }

  /** @returns the way to stop listening */
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
