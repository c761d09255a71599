import i18next from 'i18next';
import type { ApiError } from './api-error.ts';
import { messageText } from './errors.ts';

/** Text of an unknown outcome, with the server's message below it (MNY-40). */
export function unknownText(error: ApiError, text: 'common.unknownOutcome' | 'spin.unknown' = 'common.unknownOutcome') {
  return error.raw ? `${i18next.t(text)}\n${messageText(error.raw)}` : i18next.t(text);
}
