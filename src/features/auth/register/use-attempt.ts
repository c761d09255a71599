import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { isOutcomeUnknown } from '../../../shared/api/unknown-outcome.ts';
import { useSingleFlight } from '../../../shared/base/use-single-flight.ts';
import { ownerOf, type Step } from './steps.ts';

export interface Failure {
  what: Attempt;
  step: Step;
  error: unknown;
  /** The server may have registered the player all the same (REG-43). */
  unknown: boolean;
}

export type Attempt = Step | 'resend' | 'login';

/**
 * Runs one call at a time and stores its failure.
 * @param onRefused called once per failure, with the step that shows it
 */
export function useAttempt(step: Step, onRefused: (error: unknown, owner: Step) => void) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, setPending] = useState<Attempt | null>(null);

  const run = useSingleFlight(async (what: Attempt, action: () => Promise<void>) => {
    setPending(what);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      if (error instanceof ApiError && error.reported) return;
      const owner = (error instanceof ApiError && ownerOf(error.code)) || step;
      setFailure({
        what,
        step: owner,
        error,
        unknown: step === 'bank' && isOutcomeUnknown(error),
      });
      onRefused(error, owner);
    } finally {
      setPending(null);
    }
  });
  return { run, pending, failure: failure?.step === step ? failure : null, forget: () => setFailure(null) };
}
