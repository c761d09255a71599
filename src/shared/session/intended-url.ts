/** Where a login leads when there is no place that the player meant to go. */
export const playerHome = '/user';

/**
 * The place a visitor meant to go before login (APP-11, APP-12). It comes from history state, which any script of the
 * origin can write: accepted are only plain paths below /user of this very origin, judged as the browser would resolve
 * them.
 */
export function safeIntendedUrl(raw: unknown, origin: string = location.origin): string {
  if (typeof raw !== 'string' || !raw.startsWith('/') || raw.length > 2_000) return playerHome;
  try {
    const { origin: actual, pathname, search, hash } = new URL(raw, origin);
    // Letters, digits, hyphens and underscores only: no second slash, backslash, percent or dot that a router could read otherwise.
    const plain = /^\/user(\/[\w-]+)*\/?$/.test(pathname);
    return actual === origin && plain ? pathname + search + hash : playerHome;
  } catch {
    return playerHome;
  }
}

/** Router state that carries the intended URL to the login page. */
export interface LoginState {
  from?: string;
}
