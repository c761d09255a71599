import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { getGetWalletQueryOptions } from '../../shared/api/generated/wallet/wallet.ts';
import { isToken } from '../../shared/base/storage.ts';
import { config } from '../../shared/config/config.ts';
import { notifyNote } from '../../shared/toast/notify.ts';
import { normalisePhone, phoneProblem } from './phone-number.ts';

/** Whether the player has been told that this browser keeps nothing. */
let told = false;

/** The user name that is sent: a phone number in any writing, or any other text as it was typed (ACC-3). */
export function loginName(typed: string): string {
  const phone = normalisePhone(typed, config.laos);
  return phoneProblem(phone, config.laos) === null ? phone : typed.trim();
}

/**
 * Checks the token of an answer (SAFE-66), and tells a player whose browser does not keep it, once (SAFE-55).
 * @param keep returns whether the browser keeps it
 * @throws ApiError `MALFORMED`
 */
export function takeToken(token: unknown, keep: (token: string) => boolean): void {
  if (!isToken(token)) throw new ApiError({ code: 'MALFORMED', kind: 'malformed' });
  if (keep(token) || told) return;
  told = true;
  notifyNote(i18next.t('auth.notKept'));
}

/** Asks for the balances that home shows first, so that the answer is under way while home is drawn (APP-260). */
export const askForBalances = (client: QueryClient): void => void client.prefetchQuery(getGetWalletQueryOptions());
