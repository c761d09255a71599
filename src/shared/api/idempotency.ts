import { randomId } from '../base/random-id.ts';
import { now } from '../time/clock.ts';

/** How long a repeat of a command with an unknown outcome counts as the same intent, ms. */
const sameIntentMs = 300_000;

const unsettled = new Map<string, { key: string; until: number }>();

/**
 * The key of a money command (MNY-28, MNY-47): a new one for each intent, the former one when the same command is sent
 * again after an outcome nobody knows, so that the backend does not carry it out twice (TRF-25, WDR-21).
 */
export function intentKey(fingerprint: string): string {
  const former = unsettled.get(fingerprint);
  return former && former.until > now() ? former.key : randomId();
}

/** Remembers or drops the key, depending on whether the command's outcome became known. */
export function settleIntent(fingerprint: string, key: string, known: boolean): void {
  if (known) unsettled.delete(fingerprint);
  else unsettled.set(fingerprint, { key, until: now() + sameIntentMs });
}

/** The next player's commands are never the former player's intents. */
export const forgetIntents = (): void => unsettled.clear();
