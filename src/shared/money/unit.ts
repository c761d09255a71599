import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { isRecord } from '../base/is-record.ts';
import { trimmedText } from '../base/text.ts';
import { config } from '../config/config.ts';

export type Unit = 'BAHT' | 'LAK';

/** Unit of the player's amounts: baht if the server names none, null for an unknown one and for none in Laos (MNY-19). */
export function unitOf(view: WalletView | undefined): Unit | null {
  const named = trimmedText(isRecord(view?.profile) ? view.profile.currency : null).toUpperCase();
  if (named === 'BAHT' || named === 'THB' || (named === '' && !config.laos)) return 'BAHT';
  return named === 'LAK' ? 'LAK' : null;
}

export const isKip = (view: WalletView | undefined): boolean => unitOf(view) === 'LAK';

type Translate = (key: `formats.currency.${Unit}`) => string;

/** Word of a unit; empty for an unknown one (MNY-19). */
export const unitWord = (t: Translate, unit: Unit | null): string =>
  unit === null ? '' : t(`formats.currency.${unit}`);

/** The player's currency word (MNY-19). */
export const currencyWord = (t: Translate, view: WalletView | undefined): string => unitWord(t, unitOf(view));
