import { useLocation, useNavigate } from 'react-router-dom';
import { login } from './session.ts';

/** The default address after a login; the router redirects it to `/user/home`. */
export const playerHome = '/user';

/**
 * The address that a visitor requested before the login (APP-11), or `playerHome` when it is refused (APP-12). Any script of
 * the origin can write history state, so only plain paths below `/user` of this origin are accepted, with any query and
 * hash: `/user/statement?x=1`, but not `//evil.example` or `/user/../login`.
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

/**
 * What follows a successful login: keeps the token (for good with `remember`) and goes where the player meant to go,
 * else to `playerHome`. Back does not lead to the login page again. The function returns whether the browser keeps the
 * token.
 */
export function useAfterLogin(): (token: string, remember: boolean) => boolean {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (token, remember) => {
    const kept = login(token, remember);
    void navigate(safeIntendedUrl((state as LoginState | null)?.from), { replace: true });
    return kept;
  };
}
