import type { Switches } from '../kernel/switches.ts';
import type { ReplayDifference } from './execute.ts';
import type { Scenario, WorldAddress } from './scenario.ts';
import type { JournalStore } from './store.ts';

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
  /** Tells other tabs that a world has changed, and listens to them. */
  readonly channel?: {
    post(world: string): void;
    onMessage(listener: (world: string) => void): void;
  };
}

export interface SandboxOptions {
  readonly scenarios: readonly Scenario[];
  readonly address: WorldAddress;
  readonly frozen: boolean;
  readonly store: JournalStore;
  readonly machine: Machine;
}

export type SessionKind = Switches['session'];

/** What `describe()` tells. */
export interface Description {
  readonly scenario: string;
  readonly seed: number;
  /** World time, ISO 8601. */
  readonly now: string;
  readonly frozen: boolean;
  readonly stored: JournalStore['kind'];
  readonly entries: number;
  readonly switches: Switches;
  /** Only when there are some: journal entries that this build answers otherwise than the build that wrote them. */
  readonly differences?: readonly ReplayDifference[];
}
