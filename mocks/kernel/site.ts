import type { Language, SiteLanguage } from '../reference/language.ts';
import type { Player } from './player.ts';
import type { Switches } from './switches.ts';

/** Texts of the simulated site's operator, by country; independent of the app's language. */
export type SiteTexts<Texts = string> = Readonly<Record<SiteLanguage, Texts>>;

/** A player's currency as in the profile: LAK is kip, everything else baht (MNY-19). */
export type Currency = Player['currency'];

/** Language of the operator's texts. */
export const siteLanguage = ({ laos }: Pick<Switches, 'laos'>): SiteLanguage => (laos ? 'la' : 'th');

/** Currency of switch amounts. */
export const siteCurrency = ({ laos }: Pick<Switches, 'laos'>): Currency => (laos ? 'LAK' : 'BAHT');

/** Fixed exchange rate of the site. */
const kipPerBaht = 500;

/**
 * Converts an amount to a player's currency. Operator offers are defined in baht; a kip player gets the same value: 50
 * baht become 25,000 kip.
 * @param amount satang, hundredths of a baht or kip
 * @param from currency of the amount
 */
export function inCurrency(amount: number, currency: Currency, from: Currency = 'BAHT'): number {
  const isKip = currency === 'LAK';
  if (isKip === (from === 'LAK')) return amount;
  return isKip ? amount * kipPerBaht : Math.round(amount / kipPerBaht);
}

const currencyWords: Readonly<Record<Language, { readonly baht: string; readonly kip: string }>> = {
  th: { baht: 'บาท', kip: 'กีบ' },
  la: { baht: 'ບາດ', kip: 'ກີບ' },
  en: { baht: 'baht', kip: 'kip' },
};

/**
 * Formats an amount for operator texts: `50 บาท`, `88.50 บาท`, `25,000 ກີບ`.
 * @param amount satang
 * @param decimals shows decimals for whole amounts too
 */
export function writtenAmount(amount: number, currency: Currency, language: Language, decimals = false): string {
  const [whole = '', fraction] = (amount / 100).toFixed(2).split('.');
  const figure = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const word = currencyWords[language][currency === 'LAK' ? 'kip' : 'baht'];
  return `${figure}${decimals || fraction !== '00' ? `.${fraction}` : ''} ${word}`;
}

export const withAmount = (text: string, amount: string): string => text.replaceAll('{amount}', amount);
