import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';

const maxRawGraphemes = 200;

/** Cuts between graphemes, so that Thai tone marks and emoji stay whole. */
function cut(text: string): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    text.slice(0, maxRawGraphemes * 20),
  );
  const graphemes = Array.from(segments, ({ segment }) => segment);
  return graphemes.length > maxRawGraphemes ? `${graphemes.slice(0, maxRawGraphemes).join('')}…` : text;
}

/**
 * Text of a server's message: translated when it is a code we have a text for, else as it came, cut to 200
 * graphemes. Server text never goes through the translator: i18next would resolve keys and nesting in it.
 */
export function messageText(message: unknown): string {
  if (typeof message !== 'string' || message.trim() === '') return i18next.t('errorMsg.INTERNAL_SERVER_ERROR');
  const known = i18next.getResource(i18next.language, 'translation', 'errorMsg') as Record<string, string> | undefined;
  if (known && Object.hasOwn(known, message)) return known[message] ?? '';
  return cut(message);
}

/** The one translator from a failure to the player's language: what happened and what to do next. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('errorMsg.INTERNAL_SERVER_ERROR');
  if (error.kind === 'network') return i18next.t('errorMsg.NETWORK');
  if (error.kind === 'timeout') return i18next.t('errorMsg.TIMEOUT');
  if (error.kind !== 'refused') return i18next.t('errorMsg.INTERNAL_SERVER_ERROR');
  return messageText(error.raw ?? error.code);
}

/** `errorText` for components, which are drawn anew when the language changes. */
export function useErrorText(): typeof errorText {
  useTranslation();
  return errorText;
}

/** `messageText`, for the messages that successes carry (refund, bonus, invite), in the language of the moment. */
export function useMessageText(): typeof messageText {
  useTranslation();
  return messageText;
}
