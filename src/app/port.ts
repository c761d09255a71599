import type { Config } from '../shared/config/config.ts';

/**
 * How a simulator can change the app. The import `#sandbox` resolves by a condition of package.json; in a live build it is
 * `no-sandbox.ts`, which changes nothing.
 */
export interface Port {
  /** Settings that win over the build's. */
  config: Partial<Config>;
  /** The server's time, epoch ms; left out where it is the real time. */
  now?: () => number;
  /**
   * Calls back when the world behind the API was replaced (undo, import, another scenario) or changed by another tab or the
   * operator: the app refetches everything and reads the stored session again.
   * @param listener gets whether another tab or the operator did it, so that the player can go on @returns stops listening
   */
  onWorldReplaced(listener: (elsewhere: boolean) => void): () => void;
  /** Takes the app's storage, which alone holds the values that the browser refuses to keep (SAFE-55). */
  shareStorage?(storage: {
    read(key: string, area: 'local' | 'session'): string | null;
    write(key: string, value: string | null, area: 'local' | 'session'): void;
  }): void;
  /** Calls back when a file of the simulator could not be loaded, as after a deploy. @returns stops listening */
  onPartMissing?(listener: () => void): () => void;
}
