import { useLocation, useNavigate } from 'react-router-dom';
import { type LoginState, safeIntendedUrl } from './intended-url.ts';
import { login } from './session.ts';

/**
 * What follows a successful login: keeps the token (for good with `remember`) and goes where the player meant to go,
 * else to `playerHome`. Back does not lead to the login page again.
 */
export function useAfterLogin(): (token: string, remember: boolean) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (token, remember) => {
    login(token, remember);
    void navigate(safeIntendedUrl((state as LoginState | null)?.from), { replace: true });
  };
}
