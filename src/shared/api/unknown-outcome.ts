import { randomId } from '../base/random-id.ts';
import { subscribeSession } from '../session/session.ts';
import { now } from '../time/clock.ts';
import { ApiError } from './api-error.ts';

/**
 * The outcome of a command is unknown when the request may have been carried out although it failed: it was sent, and
 * no answer says what became of it (MNY-38, MNY-39). This file decides that, and under which key such a command is sent
 * again. What the player is told then: `use-money-command.ts` fetches wallet and statement again and calls `onUnknown`,
 * `money-form/money-sheet.tsx` asks whether to open the statement.
 * @returns false also for what is no ApiError: a fault of the app itself
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  // What a gateway answers in the server's place says nothing about what the server behind it did (MNY-220).
  return error.kind === 'refused' ? error.byGateway : error.sent;
}

/** Milliseconds in which a command that is sent again after an unknown outcome carries the same key. */
const sameCommandMs = 300_000;

/** Keys of commands whose outcome is unknown, by the command's fingerprint; `until`: epoch ms of the server's clock. */
const openKeys = new Map<string, { key: string; until: number }>();
// The next player's commands never repeat the former player's (MNY-50).
subscribeSession(() => openKeys.clear());

/**
 * Sends a command under an `Idempotency-Key`: a new one for each intent (MNY-47), the former one when the same command
 * is sent again within 5 minutes of an unknown outcome, so that the backend does not carry it out twice (MNY-49).
 * @param fingerprint tells this command of this player from any other
 */
export async function sendUnderKey<Answer>(
  fingerprint: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const former = openKeys.get(fingerprint);
  const key = former && former.until > now() ? former.key : randomId();
  let known = false;
  try {
    const answer = await send(key);
    known = true;
    return answer;
  } catch (error) {
    // Only a refusal of the API itself is a known outcome: any other failure keeps the key.
    known = error instanceof ApiError && error.kind === 'refused' && !isOutcomeUnknown(error);
    throw error;
  } finally {
    if (known) openKeys.delete(fingerprint);
    else openKeys.set(fingerprint, { key, until: now() + sameCommandMs });
  }
}
