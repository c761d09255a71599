import i18next from 'i18next';
import { createEmitter } from '../base/emitter.ts';
import { isRecord } from '../base/is-record.ts';
import { isOwnAnswer } from '../session/own-player.ts';
import { clearSession, getToken } from '../session/session.ts';
import { notifyError } from '../toast/notify.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './errors.ts';
import type { Call } from './prepare-call.ts';
import type * as Validator from './validate.ts';

/** Fires when a response says that the service has ended (APP-21, SAFE-48). */
export const serviceGone = createEmitter<void>();

/** Here, codes that end a session elsewhere mean wrong credentials, which the form shows (APP-50). */
const loginPath = '/api/login';

const textDecoder = new TextDecoder();

/** @returns undefined if the bytes are not JSON: a proxy's HTML page, an empty or truncated body */
export function parseBody(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(textDecoder.decode(bytes));
  } catch {
    return undefined;
  }
}

const reported = ({ code, kind, status, raw }: ApiError) => new ApiError({ code, kind, status, raw, reported: true });

/** Ends the session and tells so once for all concurrent calls (APP-48; text for money commands: MNY-44). */
function endSession(call: Call, error: ApiError, money: boolean): ApiError {
  // Another tab or response has ended the call's session.
  if (call.token !== getToken()) return reported(error);
  // Without a session (a visitor's lookup) it is an ordinary error.
  if (!clearSession('ended')) return error;
  const ofMoney = error.byGateway ? i18next.t('common.unknownOutcome') : i18next.t('common.sessionEndedMoney');
  notifyError(money ? ofMoney : errorText(error));
  return reported(error);
}

/**
 * Turns a response into the contract's value. Handles `gone` (SAFE-48) and codes that end a session (APP-45) for the
 * whole app.
 * @throws ApiError
 */
export async function settleAnswer(
  call: Call,
  status: number,
  body: unknown,
  validator: typeof Validator,
): Promise<unknown> {
  const reading = await validator.readAnswer(call.method, call.path, status, body, call.body);
  const refused = reading.kind === 'refusal';
  if (call.path !== null && ((refused && reading.raw === 'gone') || (isRecord(body) && body.message === 'gone'))) {
    serviceGone.emit();
    throw new ApiError({ code: 'gone', kind: 'refused', status, raw: 'gone', reported: true });
  }
  if (reading.kind === 'answer') {
    if (call.path === null || isOwnAnswer(call.token, call.path, reading.player)) return reading.value;
    // The page that replaces the player's screens tells them (ACC-61).
    throw new ApiError({ code: 'OTHER_PLAYER', kind: 'malformed', status, reported: true });
  }
  if (!refused) throw new ApiError({ code: 'MALFORMED', kind: 'malformed', status });
  const { endsSession, ...details } = reading;
  const error = new ApiError({ ...details, kind: 'refused' });
  const ends = endsSession && call.path !== null && call.path !== loginPath;
  throw ends ? endSession(call, error, validator.moneyOperation(call.method, call.path) !== null) : error;
}
