/** The machine that a sandbox runs on: everything that the simulated world must not depend on. */
export interface Machine {
  /** Epoch ms. */
  now(): number;
  /** Waits real milliseconds. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Runs a callback after real milliseconds. Without `later`, scheduled events happen only at the next call.
   * @returns cancels it
   */
  later?(ms: number, run: () => void): () => void;
  /** Reports a defect of the simulator itself. */
  report(problem: unknown): void;
  /** Tells other tabs, by world key, that a world has changed, and listens to them. */
  readonly channel?: {
    post(key: string): void;
    onMessage(listener: (key: string) => void): void;
  };
}
