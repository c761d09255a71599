/** The machine that a sandbox runs on: everything the simulated world itself must not know. */
export interface Machine {
  /** Epoch ms. */
  now(): number;
  /** Waits real milliseconds. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Runs something after real milliseconds. @returns the way to cancel it. On machines without it the scheduled events of
   * a world happen at the next call only.
   */
  later?(ms: number, run: () => void): () => void;
  /** Reports a fault of the simulator itself. */
  report(problem: unknown): void;
  /** Tells other tabs, by the key of a world, that the world has changed, and listens to them. */
  readonly channel?: {
    post(key: string): void;
    onMessage(listener: (key: string) => void): void;
  };
}
