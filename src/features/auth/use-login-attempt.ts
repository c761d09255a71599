import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { useLogin } from '../../shared/api/generated/account/account.ts';
import { isSessionToken } from '../../shared/base/storage.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { config } from '../../shared/config/config.ts';
import { useAfterLogin } from '../../shared/session/use-after-login.ts';
import { now } from '../../shared/time/clock.ts';
import { notifyNote } from '../../shared/toast/notify.ts';

/** A pause that the server asked for. `since`: epoch ms of the server's clock; `lasting`: ms. */
export interface Rest {
  readonly since: number;
  readonly lasting: number;
}

export interface Attempt {
  /** As typed. */
  username: string;
  password: string;
  remember: boolean;
}

/** Whether the player has been told that this browser keeps nothing (SAFE-55). */
let told = false;

/** How long the submit button stays disabled after these refusals, ms (ACC-9). */
const rests: Readonly<Record<string, number>> = { REQUEST_LIMIT_1MIN: 60_000, REQUEST_LIMIT: 10_000 };

/** The user name that is sent. The code that reads phone numbers comes with the first attempt; without it: as typed. */
const nameOf = (typed: string): Promise<string> =>
  import('./phone-number.ts').then(
    ({ loginName }) => loginName(typed, config.laos),
    () => typed.trim(),
  );

/**
 * Sends one call per attempt, however often the button is tapped, stores the token and opens the intended page (ACC-4).
 * `failure` is the error of the last attempt; `onWrong` is called when the credentials were wrong (ACC-6).
 * `rest` is set while the server accepts no further attempt: its begin (epoch ms) and its length (ms).
 */
export function useLoginAttempt(onWrong: () => void) {
  // The cache must not keep the credentials after the form is left (ACC-12).
  const { mutateAsync } = useLogin({ mutation: { gcTime: 0 } });
  const { t } = useTranslation();
  const afterLogin = useAfterLogin();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [rest, setRest] = useState<Rest | null>(null);

  const enter = useSingleFlight(async ({ username, password, remember }: Attempt) => {
    setPending(true);
    setFailure(null);
    try {
      const { token } = await mutateAsync({ data: { username: await nameOf(username), password } });
      if (!isSessionToken(token)) throw new ApiError({ code: 'MALFORMED', kind: 'malformed' });
      if (afterLogin(token, remember) || told) return;
      told = true;
      notifyNote(t('auth.notKept'));
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
