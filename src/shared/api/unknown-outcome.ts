import { ApiError } from './api-error.ts';
import { beginCommand, type MoneyRequest, nameOf, openCommands } from './open-commands.ts';

/**
 * Whether a failed command may have been executed: it was sent, and no response tells its outcome (MNY-38, MNY-39).
 * `use-money-command.ts` then refetches wallet and statement and calls `onUnknown`.
 * @returns false also for errors other than ApiError, which are defects of the app
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  // A gateway's response tells nothing about the server behind it (MNY-220).
  return error.kind === 'refused' ? error.byGateway : error.sent;
}

/** When the player was last warned about an equal open order, by name, ms of `performance.now()`. */
const warned = new Map<string, number>();
/** A repeat within this time, ms, is a double tap and no reply to the warning. */
const doubleTapMs = 500;
/** The warning expires after this time, ms. */
const warningMs = 5 * 60_000;

/**
 * Holds back an order that may have been executed already, until the player was warned and repeats it (MNY-322). It is
 * checked here, so that it covers every screen.
 */
function holdBack(request: MoneyRequest): void {
  const name = nameOf(request);
  const open = openCommands().find((one) => one.name === name);
  const since = performance.now() - (warned.get(name) ?? Number.NEGATIVE_INFINITY);
  if (!open?.order || (since > doubleTapMs && since < warningMs)) return void warned.delete(name);
  if (since > doubleTapMs) warned.set(name, performance.now());
  throw new ApiError({ code: 'HELD', kind: 'held', sent: false, at: open.at });
}

/**
 * Sends a command under an idempotency key: a new one for each intent (MNY-47), or the former one for a repeat after an
 * unknown outcome, so that the backend does not execute it twice (MNY-49).
 */
export async function sendUnderKey<Answer>(
  request: MoneyRequest,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  holdBack(request);
  const { key, at, settle } = beginCommand(request);
  let end: Parameters<typeof settle>[0] = 'unknown';
  try {
    const answer = await send(key);
    end = 'known';
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isOutcomeUnknown(error)) end = error.kind === 'refused' ? 'known' : 'unsent';
    throw new ApiError({ ...error, at });
  } finally {
    settle(end);
  }
}
