import type { Config } from '../shared/config/config.ts';

/**
 * All that the app knows of what it may run in. `#sandbox` fills it (a conditional import of package.json): a live
 * build gets `no-sandbox.ts`, which fills nothing.
 */
export interface Port {
  /** Settings that win over the build's. */
  config: Partial<Config>;
  /** The server's time in ms, where it is not this device's. */
  now?: () => number;
  /**
   * The world behind the API was replaced (undo, import, another scenario): forget what it said. The stored session is
   * read again then. @returns the way to stop listening.
   */
  onWorldReplaced(listener: () => void): () => void;
}
