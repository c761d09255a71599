import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { useLogin } from '../../shared/api/generated/account/account.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { useAfterLogin } from '../../shared/session/use-after-login.ts';
import { now } from '../../shared/time/clock.ts';

export interface Rest {
  readonly since: number;
  readonly lasting: number;
}

export interface Attempt {
  username: string;
  password: string;
  remember: boolean;
}

/** How long the button rests when the server asks for patience, ms (ACC-4, ACC-6). */
const rests: Readonly<Record<string, number>> = { REQUEST_LIMIT_1MIN: 60_000, REQUEST_LIMIT: 10_000 };

/**
 * Asks for the token once per attempt, however often it is tapped, keeps it and goes on to the intended page.
 * `failure` is what the last attempt ended with; `onWrong` is called when the credentials themselves were wrong.
 * `rest` is set while the server wants no further attempt: since when and how long, both in ms.
 */
export function useLoginAttempt(onWrong: () => void) {
  // Nothing of the credentials outlives the form.
  const { mutateAsync } = useLogin({ mutation: { gcTime: 0 } });
  const afterLogin = useAfterLogin();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [rest, setRest] = useState<Rest | null>(null);

  const enter = useSingleFlight(async ({ username, password, remember }: Attempt) => {
    setPending(true);
    setFailure(null);
    try {
      const { token } = await mutateAsync({ data: { username, password } });
      afterLogin(token, remember);
    } catch (error) {
      setPending(false);
      if (error instanceof ApiError && error.reported) return;
      setFailure(error);
      if (!(error instanceof ApiError)) return;
      const lasting = rests[error.code];
      setRest(lasting === undefined ? null : { since: now(), lasting });
      if (error.code === 'WRONG_CREDENTIAL') onWrong();
    }
  });

  return { enter, pending, failure, rest };
}
