import { appStorage, isLastWorld } from '../devtools/tab/memory.ts';
import type { StartParams } from '../devtools/tab/params.ts';
import type { SessionKind, Switches } from '../kernel/switches.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** The app's session: from the address, or in a new world from its scenario; null keeps the stored token. */
export function sessionFor(sandbox: Sandbox, params: StartParams, otherWorld: boolean): SessionKind | null {
  if (params.as !== null) {
    const expired = params.as === 'player' && sandbox.switches().session === 'expired';
    return expired ? 'expired' : params.as;
  }
  return otherWorld || sandbox.openedAs !== 'stored' ? sandbox.switches().session : null;
}

/**
 * Keeps this tab's session after the world's history was rewritten. The demo player stays logged in: a world that
 * begins afresh has another token for the same session. Other unknown tokens are removed. Only the rewriting tab
 * removes one from the storage that all tabs share, because another tab could meet, and remove, a later login.
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

/**
 * Keeps this tab's session, or that it has none, when another tab opens another world: its token replaces the one that
 * all tabs share. Has to listen before the app does.
 */
export function keepFromOtherWorlds(sandbox: Sandbox, scenarios: readonly string[]): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== 'token' || appStorage.tokenIn('session') !== null || isLastWorld(sandbox.address, scenarios)) return;
    if (oldValue !== null && sandbox.knowsToken(oldValue)) appStorage.setTokenIn('session', oldValue);
    else if (newValue !== null) appStorage.ignoreShared(newValue);
  });
}

/**
 * The session in another world, opened from this page: the one that world or tester asks for, else that of before. Without a
 * registered player in the world it is a visitor's.
 * @param before the former world's switch, and whether the demo player was logged in
 */
export function sessionInNext(
  { session, registered }: Pick<Switches, 'session' | 'registered'>,
  before: { readonly session: SessionKind; readonly asPlayer: boolean },
): SessionKind {
  if (session !== 'visitor' || before.session !== 'visitor') return session;
  return before.asPlayer && registered ? 'player' : 'visitor';
}
