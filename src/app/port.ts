import type { Config } from '../shared/config/config.ts';

/**
 * What a simulator can change about the app. The import `#sandbox` (by a condition of package.json) returns one: in a
 * live build it is `no-sandbox.ts`, which changes nothing.
 */
export interface Port {
  /** Settings that win over the build's. */
  config: Partial<Config>;
  /** The server's time, epoch ms; left out where it is the real time. */
  now?: () => number;
  /**
   * Calls back when the world behind the API was replaced (undo, import, another scenario), or was changed by a tester in
   * another tab or by the operator: the app asks for all answers anew and reads the stored session again. @param listener is
   * told whether it was another tab or the operator, so that the player can go on @returns stops listening.
   */
  onWorldReplaced(listener: (elsewhere: boolean) => void): () => void;
  /** Takes the app's own storage, which also holds what the browser refuses to keep (SAFE-55): nothing else reaches that. */
  shareStorage?(storage: {
    read(key: string, area: 'local' | 'session'): string | null;
    write(key: string, value: string | null, area: 'local' | 'session'): void;
  }): void;
  /** Calls back when code that answers calls did not come, as after a deploy. @returns stops listening */
  onPartMissing?(listener: () => void): () => void;
}
