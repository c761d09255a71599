import { ApiError } from './api-error.ts';
import { beginCommand, type MoneyRequest, nameOf, openCommands } from './open-commands.ts';

/**
 * The outcome of a command is unknown when the request may have been carried out although it failed: it was sent, and
 * no answer says what became of it (MNY-38, MNY-39). This file decides that, and how such a command is sent again. What the
 * player is told then: `use-money-command.ts` fetches wallet and statement again and calls `onUnknown`,
 * `money-form/money-sheet.tsx` asks whether to open the statement.
 * @returns false also for what is no ApiError: a fault of the app itself
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  // What a gateway answers in the server's place says nothing about what the server behind it did (MNY-220).
  return error.kind === 'refused' ? error.byGateway : error.sent;
}

/** When the player was last told that an equal order is open, by its name: ms of `performance.now()`. */
const warned = new Map<string, number>();
/** The second tap of a double tap is no answer to what the player has not read yet, ms. */
const doubleTapMs = 500;
/** After this the player has to be told again, ms. */
const warningMs = 5 * 60_000;

/**
 * Holds an order back that may have been carried out already, until the player was told and orders it again (MNY-322). Here,
 * where every command passes, so that it holds whatever screen sends the order.
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
 * Sends a command under an idempotency key: a new one for each intent (MNY-47), the former one when the same command is sent
 * again after an unknown outcome, so that the backend does not carry it out twice (MNY-49).
 */
export async function sendUnderKey<Answer>(
  request: MoneyRequest,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  holdBack(request);
  const { key, settle } = beginCommand(request);
  let end: Parameters<typeof settle>[0] = 'unknown';
  try {
    const answer = await send(key);
    end = 'known';
    return answer;
  } catch (error) {
    if (error instanceof ApiError && !isOutcomeUnknown(error)) end = error.kind === 'refused' ? 'known' : 'unsent';
    throw error;
  } finally {
    settle(end);
  }
}
