import { useLocation, useNavigate } from 'react-router-dom';
import { login } from './session.ts';

/** Default address after a login; the router redirects it to `/user/home`. */
export const playerHome = '/user';

/**
 * The address requested before the login (APP-11), or `playerHome` when it is refused (APP-12). Any script of the
 * origin can write history state, so only plain paths below `/user` are accepted, with any query and hash: not
 * `//evil.example` or `/user/../login`.
 */
export function safeIntendedUrl(raw: unknown, origin: string = location.origin): string {
  if (typeof raw !== 'string' || !raw.startsWith('/') || raw.length > 2_000) return playerHome;
  try {
    const { origin: actual, pathname, search, hash } = new URL(raw, origin);
    // A router may read double slashes, backslashes, percents and dots differently.
    const plain = /^\/user(\/[\w-]+)*\/?$/.test(pathname);
    return actual === origin && plain ? pathname + search + hash : playerHome;
  } catch {
    return playerHome;
  }
}

/** Router state of the login page: intended URL and initial phone number. */
export interface LoginState {
  from?: string;
  phone?: string;
}

/**
 * Stores the token (permanently with `remember`) and replaces the login page by the intended URL.
 * @returns a function that returns whether the browser stored the token
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
