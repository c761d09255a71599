import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLatch } from '../use-latch.ts';
import { ApiError } from './api-error.ts';
import { refetchMoney } from './query-client.ts';

interface Command<Variables, Answer> {
  mutateAsync: (variables: Variables) => Promise<Answer>;
}

interface Outcomes<Variables, Answer> {
  onDone?: (answer: Answer, variables: Variables) => void;
  /** The server said no, or the request never left the device: nothing has changed. */
  onRefused?: (error: ApiError, variables: Variables) => void;
  /** Nobody can tell whether it happened: wallet and statement are being fetched again. Never call it a failure. */
  onUnknown?: (error: ApiError, variables: Variables) => void;
}

/**
 * Runs a command that moves money (bad-input.md, group F): one call however often it is tapped, never sent again by
 * itself, and one of three outcomes. A refusal that was already reported (session over, service gone) calls nothing.
 */
export function useMoneyCommand<Variables, Answer>(
  mutation: Command<Variables, Answer>,
  { onDone, onRefused, onUnknown }: Outcomes<Variables, Answer>,
): { run: (variables: Variables) => void; pending: boolean } {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);

  const start = useLatch(async (variables: Variables) => {
    setPending(true);
    try {
      const answer = await mutation.mutateAsync(variables);
      void refetchMoney(queryClient);
      onDone?.(answer, variables);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reported) return;
      if (!error.mayHaveHappened) return onRefused?.(error, variables);
      void refetchMoney(queryClient);
      onUnknown?.(error, variables);
    } finally {
      setPending(false);
    }
  });

  return { run: (variables) => void start(variables), pending };
}
