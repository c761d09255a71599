import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { ApiError } from '../../shared/api/api-error.ts';
import { getGetWalletQueryOptions } from '../../shared/api/generated/wallet/wallet.ts';
import { withoutInvisible } from '../../shared/base/text.ts';
import { config } from '../../shared/config/config.ts';
import { isToken } from '../../shared/storage/storage.ts';
import { notifyNote } from '../../shared/toast/notify.ts';
import { normalisePhone, phoneProblem } from './phone-number.ts';

let told = false;

/** A phone number in any writing is normalised; any other text is sent as typed (ACC-3). */
export function loginName(typed: string): string {
  const phone = normalisePhone(typed, config.laos);
  return phoneProblem(phone, config.laos) === null ? phone : withoutInvisible(typed).trim();
}

/**
 * Checks the token (SAFE-66) and tells the player once when the browser cannot store it (SAFE-55).
 * @param keep returns whether the browser stores it
 * @throws ApiError `MALFORMED`
 */
export function takeToken(token: unknown, keep: (token: string) => boolean): void {
  if (!isToken(token)) throw new ApiError({ code: 'MALFORMED', kind: 'malformed' });
  if (keep(token) || told) return;
  told = true;
  notifyNote(i18next.t('auth.notKept'));
}

/** Requests the balances early, so that they load while home renders (APP-260). */
export const askForBalances = (client: QueryClient): void => void client.prefetchQuery(getGetWalletQueryOptions());
