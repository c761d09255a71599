import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import { useShown } from '../base/use-shown.ts';
import { useSingleFlight } from '../base/use-single-flight.ts';
import { rememberSession } from '../session/session.ts';
import { now } from '../time/clock.ts';
import { notifyError, notifySuccess } from '../toast/notify.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './errors.ts';
import { announceMoney } from './money-elsewhere.ts';
import { refetchMoney } from './query-client.ts';
import { isOutcomeUnknown } from './unknown-outcome.ts';

/** How long a sheet's spinner shows before the command is sent, ms (APP-401). */
export const spinnerLeadMs = 200;

interface Command<Variables, Answer> {
  mutateAsync: (variables: Variables) => Promise<Answer>;
}

/** When a command was sent, and when its answer came, epoch ms of the server's clock. */
export interface CommandTimes {
  readonly begun: number;
  readonly ended: number;
}

interface Outcomes<Variables, Answer> {
  onDone?: (answer: Answer, variables: Variables, times: CommandTimes) => void;
  /** The server refused, or the request never left the device: nothing has changed (MNY-38). */
  onRefused?: (error: ApiError, variables: Variables) => void;
  /**
   * It may have been carried out (unknown-outcome.ts); wallet and statement are being fetched again. Never call it a
   * failure (MNY-40).
   */
  onUnknown?: (error: ApiError, variables: Variables) => void;
  /**
   * After any of the three, also when the player has left the place: to refresh what has changed. `answer`: of a
   * success.
   */
  onEnd?: (kind: 'done' | 'refused' | 'unknown', variables: Variables, answer?: Answer) => void;
  /**
   * For outcomes that are shown in a place that can be closed or left. When the player has done so by then, the outcome
   * is a toast on the screen where they are, and none of the first three is called (MNY-43).
   */
  elsewhere?: {
    /** Whether the place is open; left out where it is open as long as it is mounted. */
    readonly opened?: boolean;
    /** What the toast calls a success, or why it is none after all. */
    readonly done: (answer: Answer, variables: Variables) => string | { readonly refused: string };
    /** A success makes no entry in the history that the toast could lead to. */
    readonly withoutEntry?: true;
  };
}

/**
 * Runs a command that moves money: one call however often it is tapped (MNY-29), never sent again by itself (MNY-30),
 * and one of three outcomes (MNY-37). A failure that was already reported (session over, service gone) calls nothing.
 */
export function useMoneyCommand<Variables, Answer>(
  mutation: Command<Variables, Answer>,
  { onDone, onRefused, onUnknown, onEnd, elsewhere }: Outcomes<Variables, Answer>,
): {
  run: (variables: Variables) => void;
  /**
   * Without the guard against double taps: for callers that run once at a time themselves. Resolves after every outcome; the
   * next run may follow at once.
   */
  runToEnd: (variables: Variables) => Promise<void>;
  pending: boolean;
} {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const shown = useShown(elsewhere?.opened);

  const tellDone = (answer: Answer, variables: Variables, begun: number) => {
    if (!elsewhere || shown.current) return onDone?.(answer, variables, { begun, ended: now() });
    const said = elsewhere.done(answer, variables);
    if (typeof said === 'string') notifySuccess(said, elsewhere.withoutEntry ? undefined : 'history');
    else notifyError(said.refused);
  };
  const tellFailed = (kind: 'refused' | 'unknown', error: ApiError, variables: Variables) => {
    const onFailed = kind === 'unknown' ? onUnknown : onRefused;
    if (!elsewhere || shown.current) return onFailed?.(error, variables);
    if (kind === 'unknown') notifyError(i18next.t('common.unknownOutcome'), 'history');
    else notifyError(errorText(error, queryClient));
  };

  /** The balances on the screen, here and in other tabs, may no longer be true. */
  const moved = () => {
    announceMoney(queryClient);
    void refetchMoney(queryClient);
  };

  const runToEnd = async (variables: Variables) => {
    setPending(true);
    const begun = now();
    const session = rememberSession();
    try {
      const answer = await mutation.mutateAsync(variables);
      // Neither figures nor outcome are the next player's (MNY-55).
      if (session.isReplaced()) return;
      moved();
      tellDone(answer, variables, begun);
      onEnd?.('done', variables, answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reported || session.isReplaced()) return;
      const kind = isOutcomeUnknown(error) ? 'unknown' : 'refused';
      if (kind === 'unknown') moved();
      // The server's no may mean that something has changed elsewhere (MNY-41).
      else if (error.sent) void refetchMoney(queryClient);
      tellFailed(kind, error, variables);
      onEnd?.(kind, variables);
    } finally {
      setPending(false);
    }
  };
  const start = useSingleFlight(runToEnd);

  return { run: (variables) => void start(variables), runToEnd, pending };
}

/**
 * Holds a command back for `spinnerLeadMs` while it already counts as under way (APP-401).
 * @throws ApiError, so that nothing is sent, when another player has logged in meanwhile (MNY-33)
 */
export async function showSpinnerFirst(): Promise<void> {
  const session = rememberSession();
  await new Promise((resolve) => setTimeout(resolve, spinnerLeadMs));
  if (session.isReplaced()) throw new ApiError({ code: 'ABORTED', kind: 'aborted', sent: false, reported: true });
}

/**
 * Names a command, so that a sheet which was closed while it ran finds it `underWay` when it opens again, and waits for
 * it instead of sending a second one. `sheetOptions`: for a command that a sheet sends after its spinner (APP-401).
 */
export function useCommandKey(...mutationKey: readonly string[]) {
  return {
    options: { mutation: { mutationKey } },
    sheetOptions: { mutation: { mutationKey, onMutate: showSpinnerFirst } },
    underWay: useIsMutating({ mutationKey, exact: true }) > 0,
  };
}
