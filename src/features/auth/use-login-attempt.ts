import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { useLogin } from '../../shared/api/generated/account/account.ts';
import { fetchChunk, fetchQuietly } from '../../shared/base/fetch-chunk.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { useAfterLogin } from '../../shared/session/intended-url.ts';

export interface Attempt {
  username: string;
  password: string;
  remember: boolean;
}

/** Kept, so that an attempt is sent with the press itself. */
let call: typeof import('./login-call.ts') | undefined;

/** Loaded after the page: only an attempt needs it. */
const loadLoginCall = async (quiet?: boolean) =>
  (call ??= await fetchChunk(() => import('./login-call.ts'), quiet).catch(() => {
    throw new ApiError({ code: 'NETWORK', kind: 'network', sent: false });
  }));

/**
 * Sends one call per attempt, stores the token and opens the intended page (ACC-4).
 * @param onWrong called for wrong credentials (ACC-6)
 */
export function useLoginAttempt(onWrong: () => void) {
  // The cache must not hold credentials after the form closes (ACC-12).
  const { mutateAsync } = useLogin({ mutation: { gcTime: 0 } });
  const client = useQueryClient();
  const afterLogin = useAfterLogin();
  const shown = useShown();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => void fetchQuietly(loadLoginCall), []);

  const enter = useSingleFlight(async ({ username, password, remember }: Attempt) => {
    setPending(true);
    setFailure(null);
    try {
      const { loginName, takeToken, askForBalances } = await loadLoginCall();
      const { token } = await mutateAsync({ data: { username: loginName(username), password } });
      // The player has left the page: do not navigate (ACC-55).
      if (!shown.current) return;
      takeToken(token, (usable) => afterLogin(usable, remember));
      askForBalances(client);
    } catch (error) {
      setPending(false);
      if (error instanceof ApiError && error.reported) return;
      setFailure(error);
      if (error instanceof ApiError && error.code === 'WRONG_CREDENTIAL') onWrong();
    }
  });

  return { enter, pending, failure };
}
