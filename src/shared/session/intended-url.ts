/** Where a login leads when there is no place that the player meant to go; the router leads on to `/user/home`. */
export const playerHome = '/user';

/**
 * The address that a visitor meant to open before the login (APP-11), or `playerHome` when it can't be accepted (APP-12).
 * It comes from history state, which any script of the origin can write: accepted are only plain paths below `/user` of
 * this very origin, as the browser would resolve them, with any query and hash. `/user/statement?x=1` is;
 * `//evil.example` and `/user/../login` are not.
 */
export function safeIntendedUrl(raw: unknown, origin: string = location.origin): string {
  if (typeof raw !== 'string' || !raw.startsWith('/') || raw.length > 2_000) return playerHome;
  try {
    const { origin: actual, pathname, search, hash } = new URL(raw, origin);
    // No second slash, backslash, percent or dot, which a router could read otherwise.
    const plain = /^\/user(\/[\w-]+)*\/?$/.test(pathname);
    return actual === origin && plain ? pathname + search + hash : playerHome;
  } catch {
    return playerHome;
  }
}

/** Router state for the login page: the intended URL, and a phone number to begin with. */
export interface LoginState {
  from?: string;
  phone?: string;
}
