import type { Language, SiteLanguage } from '../reference/language.ts';
import type { Player } from './player.ts';
import type { Switches } from './switches.ts';

/** What the operator of the simulated site wrote, in the language of each country; the language of the app changes nothing of it. */
export type SiteTexts<Texts = string> = Readonly<Record<SiteLanguage, Texts>>;

/** The currency of a player as a profile names it: LAK is kip, everything else is baht (MNY-19). */
export type Currency = Player['currency'];

/** The language in which the operator writes. */
export const siteLanguage = ({ laos }: Pick<Switches, 'laos'>): SiteLanguage => (laos ? 'la' : 'th');

/** The currency that the amounts of the switches are in. */
export const siteCurrency = ({ laos }: Pick<Switches, 'laos'>): Currency => (laos ? 'LAK' : 'BAHT');

/** The site gives and takes so many kip where it gives and takes a baht. */
const kipPerBaht = 500;

/**
 * An amount in the currency of a player. What the operator offers is written in baht, and a player in kip gets what is
 * worth as much: the bonus of 50 baht is one of 25,000 kip.
 * @param amount satang, hundredths of a baht or of a kip
 * @param from the currency that it is in
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
 * An amount as the operator writes it: `50 บาท`, `88.50 บาท`, `25,000 ກີບ`.
 * @param amount satang
 * @param decimals whether whole amounts have decimals too
 */
export function writtenAmount(amount: number, currency: Currency, language: Language, decimals = false): string {
  const [whole = '', fraction] = (amount / 100).toFixed(2).split('.');
  const figure = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const word = currencyWords[language][currency === 'LAK' ? 'kip' : 'baht'];
  return `${figure}${decimals || fraction !== '00' ? `.${fraction}` : ''} ${word}`;
}

/** A text of the operator with its amount. */
export const withAmount = (text: string, amount: string): string => text.replaceAll('{amount}', amount);
