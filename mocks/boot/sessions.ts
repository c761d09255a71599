import { appStorage } from '../devtools/tab/memory.ts';
import type { StartParams } from '../devtools/tab/params.ts';
import type { SessionKind } from '../kernel/switches.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** The session the app is opened with: that of the address, else, in a new world, that of its scenario; null keeps the stored token. */
export function sessionFor(sandbox: Sandbox, params: StartParams, otherWorld: boolean): SessionKind | null {
  if (params.as !== null) {
    const expired = params.as === 'player' && sandbox.switches().session === 'expired';
    return expired ? 'expired' : params.as;
  }
  return otherWorld || sandbox.openedAs !== 'stored' ? sandbox.switches().session : null;
}

/**
 * Keeps the session of this tab when the history of the world was rewritten. The demo player stays logged in: a world that
 * begins afresh gives that session another token. Another token that the world does not know is removed; from the storage that
 * all tabs share only by the tab that has rewritten the history, because another one could meet, and remove, a later login.
 * @param before the demo player's token until now @param elsewhere whether another tab has rewritten the history
 */
export function keepSession(sandbox: Sandbox, before: string | null, elsewhere: boolean): void {
  const demo = sandbox.token('player');
  for (const area of ['local', 'session'] as const) {
    const token = appStorage.tokenIn(area);
    if (token === null || sandbox.knowsToken(token)) continue;
    if (token === before && demo !== null && sandbox.knowsToken(demo)) appStorage.setTokenIn(area, demo);
    else if (area === 'session' || !elsewhere) appStorage.setTokenIn(area, null);
  }
}
