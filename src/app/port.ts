import type { Config } from '../shared/config/config.ts';

/**
 * How a simulator changes the app. `#sandbox` resolves by a condition of package.json; in a live build it is
 * `no-sandbox.ts`, which changes nothing.
 */
export interface Port {
  /** Settings that override the build's. */
  config: Partial<Config>;
  /** The server's time, epoch ms; default: real time. */
  now?: () => number;
  /**
   * Calls back when the simulated world was replaced (undo, import, another scenario) or changed by another tab or the
   * operator: the app then refetches everything and rereads the session.
   * @param listener gets whether another tab or the operator did it; the player's screens stay then
   * @returns cleanup
   */
  onWorldReplaced(listener: (elsewhere: boolean) => void): () => void;
  /** Receives the app's storage, which holds values that the browser refuses to store (SAFE-55). */
  shareStorage?(storage: {
    read(key: string, area: 'local' | 'session'): string | null;
    write(key: string, value: string | null, area: 'local' | 'session'): void;
    /** By which stored values name a token. */
    digest(token: string): string;
  }): void;
  /** Calls back when a file of the simulator failed to load, for example after a deploy. @returns cleanup */
  onPartMissing?(listener: () => void): () => void;
}
