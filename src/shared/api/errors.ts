import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import i18next from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { shortened } from '../base/text.ts';
import { hasAllTexts } from '../i18n/i18n.ts';
import { currencyWord } from '../money/unit.ts';
import { formatMinute } from '../time/clock.ts';
import { ApiError } from './api-error.ts';

/** That of `getWallet`, whose generated hooks import this file. */
const walletKey = ['/api/wallet'];

/**
 * Text of a server's message: translated when it is a known code, else unchanged. Server text
 * never goes through the translator, which would resolve keys and nesting in it (SAFE-13).
 * @param client holds the wallet whose currency word a text may name (REF-13); without one it is baht
 */
export function messageText(message: unknown, client?: QueryClient): string {
  if (typeof message !== 'string' || message.trim() === '') return i18next.t('errorMsg.INTERNAL_SERVER_ERROR');
  const known = i18next.getResource(i18next.language, 'translation', 'errorMsg') as Record<string, string> | undefined;
  if (known && Object.hasOwn(known, message)) {
    const view = client?.getQueryData<WalletView>(walletKey);
    return (known[message] ?? '').replace('{{currency}}', () => currencyWord(i18next.t, view)).trimEnd();
  }
  // It may be a code whose text is on its way; once that is there, components ask again.
  if (!hasAllTexts()) return i18next.t('errorMsg.INTERNAL_SERVER_ERROR');
  return shortened(message);
}

/**
 * Tells the player about a failure: what happened and what to do next (APP-58, APP-59).
 * @param client as for `messageText`
 */
export function errorText(error: unknown, client?: QueryClient): string {
  if (!(error instanceof ApiError)) return i18next.t('errorMsg.INTERNAL_SERVER_ERROR');
  if (error.kind === 'network') return i18next.t('errorMsg.NETWORK');
  if (error.kind === 'timeout') return i18next.t('errorMsg.TIMEOUT');
  if (error.kind === 'held') return i18next.t('common.orderedBefore', { time: formatMinute(error.at) });
  if (error.kind !== 'refused') return i18next.t('errorMsg.INTERNAL_SERVER_ERROR');
  return messageText(error.raw ?? error.code, client);
}

/** Binds the client of the place, for components: they render again when the language changes. */
function useText(text: (what: unknown, client?: QueryClient) => string): (what: unknown) => string {
  useTranslation();
  const client = use(QueryClientContext);
  return (what) => text(what, client);
}

/** `errorText` for components. */
export const useErrorText = (): ((error: unknown) => string) => useText(errorText);

/** `messageText` for components: the messages that successes carry (refund, bonus, invite). */
export const useMessageText = (): ((message: unknown) => string) => useText(messageText);
