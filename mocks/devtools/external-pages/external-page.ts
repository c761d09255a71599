import { catalogue } from '../../reference/game-catalogue.ts';

/** One field that was sent with the visit; the value of a secret is masked. */
export interface SentField {
  readonly name: string;
  readonly value: string;
  readonly masked: boolean;
}

/** A page outside the app, as the page that stands in for it shows it: how the player came there, and with which data. */
export interface ExternalPage {
  /** The game's code and name, or the host of anything else. */
  readonly opened: string;
  readonly way: 'form' | 'auto-login' | 'store' | 'link';
  /** Without the query. */
  readonly address: string;
  readonly fields: readonly SentField[];
}

/** Whether a field of that name holds a password or the like, which is never shown. */
export const isSecret = (name: string): boolean => /pass|pwd|secret/i.test(name);
const mask = '••••••••';

/** Fields with passwords masked. */
export const shownFields = (fields: Iterable<readonly [string, string]>): SentField[] =>
  [...fields].map(([name, value]) => {
    const masked = isSecret(name) && value !== '';
    return { name, value: masked ? mask : value, masked };
  });

function openedBy({ hostname, pathname }: URL): string {
  const named = (/^play\.([a-z0-9]+)\.example$/.exec(hostname)?.[1] ?? pathname.split('/').at(-1) ?? '').toUpperCase();
  // the hosts of sign-in pages contain the game's code, some with a number; of several codes the longest is right
  const within = catalogue
    .filter(({ code }) => code.length > 3 && hostname.toUpperCase().includes(code))
    .toSorted((a, b) => b.code.length - a.code.length);
  const game = catalogue.find(({ code }) => code === named) ?? within[0];
  return game ? `${game.name} (${game.code})` : hostname;
}

function wayOf({ hostname, pathname }: URL): ExternalPage['way'] {
  if (/^(play\.google|apps\.apple)\.com$/.test(hostname)) return 'store';
  return /^play\..*\.example$/.test(hostname) && pathname.startsWith('/in/') ? 'auto-login' : 'link';
}

/** @param posted the fields of a posted form, masked already; null for a link */
export function externalPageOf(address: URL, posted: readonly SentField[] | null): ExternalPage {
  return {
    opened: openedBy(address),
    way: posted ? 'form' : wayOf(address),
    address: `${address.origin}${address.pathname}`,
    fields: [...(posted ?? []), ...shownFields(address.searchParams)],
  };
}
