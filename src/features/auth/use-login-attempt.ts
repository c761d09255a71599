import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { useLogin } from '../../shared/api/generated/account/account.ts';
import { useAfterLogin } from '../../shared/use-after-login.ts';
import { useLatch } from '../../shared/use-latch.ts';

export interface Attempt {
  username: string;
  password: string;
  remember: boolean;
}

/**
 * Asks for the token once per attempt, however often it is tapped, keeps it and goes on to the intended page.
 * `failure` is what the last attempt ended with; `onWrong` is called when the credentials themselves were wrong.
 */
export function useLoginAttempt(onWrong: () => void) {
  // Nothing of the credentials outlives the form.
  const { mutateAsync } = useLogin({ mutation: { gcTime: 0 } });
  const afterLogin = useAfterLogin();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const enter = useLatch(async ({ username, password, remember }: Attempt) => {
    setPending(true);
    setFailure(null);
    try {
      const { token } = await mutateAsync({ data: { username, password } });
      afterLogin(token, remember);
    } catch (error) {
      setPending(false);
      if (error instanceof ApiError && error.reported) return;
      setFailure(error);
      if (error instanceof ApiError && error.code === 'WRONG_CREDENTIAL') onWrong();
    }
  });

  return { enter, pending, failure };
}
