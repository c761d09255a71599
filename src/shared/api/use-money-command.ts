import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useState } from 'react';
import { useShown } from '../base/use-shown.ts';
import { useSingleFlight } from '../base/use-single-flight.ts';
import { notifyError, notifySuccess } from '../toast/notify.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './errors.ts';
import { refetchMoney } from './query-client.ts';
import { isOutcomeUnknown } from './unknown-outcome.ts';

interface Command<Variables, Answer> {
  mutateAsync: (variables: Variables) => Promise<Answer>;
}

interface Outcomes<Variables, Answer> {
  onDone?: (answer: Answer, variables: Variables) => void;
  /** The server said no, or the request never left the device: nothing has changed. */
  onRefused?: (error: ApiError, variables: Variables) => void;
  /** Nobody can tell whether it happened: wallet and statement are being fetched again. Never call it a failure. */
  onUnknown?: (error: ApiError, variables: Variables) => void;
  /** After any of them, also when the player was gone: what has to be brought up to date. `answer`: of a success. */
  onEnd?: (kind: 'done' | 'refused' | 'unknown', variables: Variables, answer?: Answer) => void;
  /**
   * For outcomes that are shown on the spot. When the player has closed or left that spot by then, the outcome is a
   * toast on whichever screen they are, and none of the three above is called.
   */
  elsewhere?: {
    /** Whether the spot is open; left out where it is open as long as it is mounted. */
    readonly opened?: boolean;
    /** What the toast calls a success, or why it is none after all. */
    readonly done: (answer: Answer, variables: Variables) => string | { readonly refused: string };
  };
}

/**
 * Runs a command that moves money (bad-input.md, group F): one call however often it is tapped, never sent again by
 * itself, and one of three outcomes. A refusal that was already reported (session over, service gone) calls nothing.
 */
export function useMoneyCommand<Variables, Answer>(
  mutation: Command<Variables, Answer>,
  { onDone, onRefused, onUnknown, onEnd, elsewhere }: Outcomes<Variables, Answer>,
): { run: (variables: Variables) => void; pending: boolean } {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const shown = useShown(elsewhere?.opened);
  const here = () => !elsewhere || shown.current;

  const done = (answer: Answer, variables: Variables) => {
    if (here()) return onDone?.(answer, variables);
    const said = elsewhere?.done(answer, variables) ?? '';
    if (typeof said === 'string') notifySuccess(said);
    else notifyError(said.refused);
  };
  const refused = (error: ApiError, variables: Variables) => {
    if (here()) onRefused?.(error, variables);
    else notifyError(errorText(error));
  };
  const unknown = (error: ApiError, variables: Variables) => {
    void refetchMoney(queryClient);
    if (here()) onUnknown?.(error, variables);
    else notifyError(i18next.t('common.unknownOutcome'));
  };

  const start = useSingleFlight(async (variables: Variables) => {
    setPending(true);
    try {
      const answer = await mutation.mutateAsync(variables);
      void refetchMoney(queryClient);
      done(answer, variables);
      onEnd?.('done', variables, answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reported) return;
      const kind = isOutcomeUnknown(error) ? 'unknown' : 'refused';
      (kind === 'unknown' ? unknown : refused)(error, variables);
      onEnd?.(kind, variables);
    } finally {
      setPending(false);
    }
  });

  return { run: (variables) => void start(variables), pending };
}

/**
 * Names a command, so that what was closed while it ran still knows of it when it opens again: it waits for the first
 * one in place of sending a second.
 */
export function useCommandKey(...mutationKey: readonly string[]) {
  return { options: { mutation: { mutationKey } }, underWay: useIsMutating({ mutationKey, exact: true }) > 0 };
}
