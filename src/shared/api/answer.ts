import i18next from 'i18next';
import { sessionEndingCodes } from '../../../contract/generated/errors.ts';
import { notifyError } from '../notify.ts';
import { clearSession, getToken } from '../session.ts';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { errorText } from './errors.ts';
import { serviceGone } from './service-gone.ts';
import type * as Validator from './validate.ts';

/** Its wrong passwords and invalid users are answers to the form, not ends of a session (readings, 6). */
const loginPath = '/api/login';

const textDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** @returns undefined when the bytes are not JSON: an HTML page of a proxy, nothing, half an answer, a leading BOM. */
export function parseBody(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(textDecoder.decode(bytes));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{message, data}` is unwrapped once, here and nowhere else (readings, 3). */
const unwrap = (body: unknown): unknown =>
  isRecord(body) && Object.hasOwn(body, 'message') && Object.hasOwn(body, 'data') ? body.data : body;

function refusal(status: number, body: unknown): ApiError {
  const message = isRecord(body) ? body.message : undefined;
  const raw = typeof message === 'string' && message.trim() !== '' ? message : null;
  // Readings, 7; a proxy's own answers carry no code of ours.
  const silent = status === 401 ? 'invalid-token' : status === 429 ? 'REQUEST_LIMIT' : 'INTERNAL_SERVER_ERROR';
  return new ApiError({ code: raw ?? silent, kind: 'refused', status, raw });
}

const reported = ({ code, kind, status, raw }: ApiError) => new ApiError({ code, kind, status, raw, reported: true });

/** Ends the session and says so once, however many calls learn of it at the same time (bad-input.md, E045). */
function endSession(call: Call, error: ApiError, money: boolean): ApiError {
  // Another tab, or another of these answers, was faster: this one speaks of a session that is over already.
  if (call.token !== getToken()) return reported(error);
  // Without a session (a visitor's look-up) this is an error like any other.
  if (!clearSession('ended')) return error;
  notifyError(money ? i18next.t('common.sessionEndedMoney') : errorText(error));
  return reported(error);
}

/**
 * Turns an answer of the server into what the contract promises, or throws an ApiError. `gone` and the ends of a
 * session are handled here, for the whole app.
 */
export function settleAnswer(call: Call, status: number, body: unknown, validator: typeof Validator): unknown {
  if (call.path !== null && isRecord(body) && body.message === 'gone') {
    serviceGone.emit();
    throw new ApiError({ code: 'gone', kind: 'refused', status, raw: 'gone', reported: true });
  }
  if (status < 200 || status >= 300) {
    const error = refusal(status, body);
    const ends = call.path !== null && call.path !== loginPath && sessionEndingCodes.has(error.code);
    throw ends ? endSession(call, error, validator.movesMoney(call.method, call.path)) : error;
  }
  if (body === undefined) throw new ApiError({ code: 'MALFORMED', kind: 'malformed', status });
  const answer = unwrap(body);
  if (call.path === null) return answer;
  const valid = validator.validateAnswer(call.method, call.path, answer);
  if (valid === null) throw new ApiError({ code: 'MALFORMED', kind: 'malformed', status });
  return valid;
}
