import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorCode } from '../../../contract/generated/errors.ts';
import { useShown } from '../base/use-shown.ts';
import { useSingleFlight } from '../base/use-single-flight.ts';
import { config } from '../config/config.ts';
import { rememberSession } from '../session/session.ts';
import { now } from '../time/clock.ts';
import { notifyError, notifySuccess } from '../toast/notify.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './errors.ts';
import { announceMoney } from './money-elsewhere.ts';
import { refetchMoney } from './query-client.ts';
import { destinationOf, refusalDestination } from './refusal-destination.ts';
import { isOutcomeUnknown } from './unknown-outcome.ts';
import { tellUnknown } from './unknown-text.ts';

/** How long the spinner shows before a command is sent, ms (APP-401). */
export const spinnerLeadMs = 200;

interface Command<Variables, Answer> {
  mutateAsync: (variables: Variables) => Promise<Answer>;
}

/** When a command was sent and when its response arrived, epoch ms of the server. */
export interface CommandTimes {
  readonly begun: number;
  readonly ended: number;
}

/** Refusals of what can be done once, or of what nothing is left for. */
const spent: ReadonlySet<string> = new Set<ErrorCode>([
  ...(['MONEY_NOT_ENOUGH', 'BONUS_ALREADY_ACTIVE', 'BONUS_MAX_CLAIMED', 'BONUS_FULL', 'BONUS_CONDITION'] as const),
  ...(['PROMOTION_RECEIVED', 'NO_INVITE_BONUS', 'NO_REFUND', 'REFUND_MINIMUM', 'NO_CLAIMABLE_COUPON'] as const),
  ...(['TRUELINK_DUPLICATE', 'TRUELINK_INVALID'] as const),
]);

interface Outcomes<Variables, Answer> {
  onDone?: (answer: Answer, variables: Variables, times: CommandTimes) => void;
  /** The server refused, or the request never left the device (MNY-38). */
  onRefused?: (error: ApiError, variables: Variables) => void;
  /** It may have been executed (unknown-outcome.ts). Never call it a failure (MNY-40). */
  onUnknown?: (error: ApiError, variables: Variables) => void;
  /**
   * Whether the command was done since then after all, epoch ms of the server. Asked after a refusal of what can be done
   * once: browsers repeat a request whose connection broke, which an idempotency key alone makes harmless (MNY-331).
   */
  wasDone?: (variables: Variables, since: number) => Promise<boolean>;
  /** After any outcome, also when the player has left: for refetches. `answer`: of a success. */
  onEnd?: (kind: 'done' | 'refused' | 'unknown', variables: Variables, answer?: Answer) => void;
  /**
   * For outcomes in a place that can be closed or left. Once it is, the outcome is a toast, and none of the first three
   * callbacks is called (MNY-43).
   */
  elsewhere?: {
    /** Whether the place is open; by default while it is mounted. */
    readonly opened?: boolean;
    /** Text of a success, or why it is none after all. */
    readonly done: (
      answer: Answer,
      variables: Variables,
    ) => string | { readonly refused: string; readonly code?: unknown };
    /** A success adds no history entry that the toast could link to. */
    readonly withoutEntry?: true;
  };
}

/** @returns the error in a refusal's place when a first try did it, or when that is unknown (MNY-331) */
async function lookAgain(
  error: ApiError,
  begun: number,
  wasDone: (since: number) => Promise<boolean> | undefined,
): Promise<ApiError> {
  if (config.idempotencyKey || error.kind !== 'refused' || !spent.has(error.code)) return error;
  const since = error.at ?? begun;
  try {
    return (await wasDone(since)) ? new ApiError({ ...error, kind: 'found', at: since }) : error;
  } catch {
    return new ApiError({ ...error, kind: 'network' });
  }
}

/**
 * Runs a command that moves money: one request for any number of taps (MNY-29), no automatic retry (MNY-30), and one of
 * three outcomes (MNY-37). A failure that was already reported (session over, service gone) calls nothing.
 */
export function useMoneyCommand<Variables, Answer>(
  mutation: Command<Variables, Answer>,
  { onDone, onRefused, onUnknown, wasDone, onEnd, elsewhere }: Outcomes<Variables, Answer>,
): {
  run: (variables: Variables) => void;
  /**
   * Without the guard against double taps, for callers that serialise runs. Resolves after every outcome; the next run
   * may follow at once.
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
    else notifyError(said.refused, destinationOf(said.code));
  };
  const tellFailed = (kind: 'refused' | 'unknown', error: ApiError, variables: Variables) => {
    const onFailed = kind === 'unknown' ? onUnknown : onRefused;
    if (!elsewhere || shown.current) return onFailed?.(error, variables);
    if (kind === 'unknown') tellUnknown(error);
    else notifyError(errorText(error, queryClient), refusalDestination(error));
  };

  /** Balances here and in other tabs may be stale. */
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
      // The outcome is not the next player's (MNY-55).
      if (session.isReplaced()) return;
      moved();
      tellDone(answer, variables, begun);
      onEnd?.('done', variables, answer);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.reported || session.isReplaced()) return;
      const error = await lookAgain(failure, begun, (since) => wasDone?.(variables, since));
      if (session.isReplaced()) return;
      const kind = isOutcomeUnknown(error) ? 'unknown' : 'refused';
      if (kind === 'unknown') moved();
      // A refusal may mean that something changed elsewhere (MNY-41).
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
 * Delays a command by `spinnerLeadMs`, during which it already counts as pending (APP-401).
 * @throws ApiError, so that nothing is sent, if another player logged in meanwhile (MNY-33)
 */
async function showSpinnerFirst(): Promise<void> {
  const session = rememberSession();
  await new Promise((resolve) => setTimeout(resolve, spinnerLeadMs));
  if (session.isReplaced()) throw new ApiError({ code: 'ABORTED', kind: 'aborted', sent: false, reported: true });
}

/**
 * Names a command, so that a sheet that was closed meanwhile finds it `underWay` when reopened, and does not send
 * another. Every named command shows its spinner first (APP-401).
 */
export function useCommandKey(...mutationKey: readonly string[]) {
  return {
    options: { mutation: { mutationKey, onMutate: showSpinnerFirst } },
    underWay: useIsMutating({ mutationKey, exact: true }) > 0,
  };
}
