import { useLocation, useNavigate } from 'react-router-dom';
import { type LoginState, safeIntendedUrl } from './intended-url.ts';
import { login } from './session.ts';

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
