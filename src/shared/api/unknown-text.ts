import i18next from 'i18next';
import { formatMinute } from '../time/clock.ts';
import { notifyError, notifyNote } from '../toast/notify.ts';
import type { ApiError } from './api-error.ts';
import { messageText } from './errors.ts';

/** Text of an unknown outcome, or of one that the history has; with the server's message below it (MNY-40). */
export function unknownText(error: ApiError, text: 'common.unknownOutcome' | 'spin.unknown' = 'common.unknownOutcome') {
  if (error.kind === 'found') return i18next.t('common.foundInHistory', { time: formatMinute(error.at) });
  return error.raw ? `${i18next.t(text)}\n${messageText(error.raw)}` : i18next.t(text);
}

/** Shows it in a toast that leads to the history. */
export const tellUnknown = (error: ApiError): void =>
  (error.kind === 'found' ? notifyNote : notifyError)(unknownText(error), 'history');
