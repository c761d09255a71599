import { catalogue } from '../../reference/game-catalogue.ts';

/** One thing that was sent along; a secret's value is masked. */
export interface VisitField {
  readonly name: string;
  readonly value: string;
  readonly masked: boolean;
}

/** How somebody came to a page outside the app, and with what. */
export interface ExternalPage {
  /** The game's code and name, or the host of anything else. */
  readonly opened: string;
  readonly way: 'form' | 'auto-login' | 'store' | 'link';
  /** Without its query. */
  readonly address: string;
  readonly fields: readonly VisitField[];
}

const secret = /pass|pwd|secret/i;
const mask = '••••••••';

/** Fields as they may be shown: passwords masked. */
export const shownFields = (fields: Iterable<readonly [string, string]>): VisitField[] =>
  [...fields].map(([name, value]) => {
    const masked = secret.test(name) && value !== '';
    return { name, value: masked ? mask : value, masked };
  });

function openedBy({ hostname, pathname }: URL): string {
  const named = (/^play\.([a-z0-9]+)\.example$/.exec(hostname)?.[1] ?? pathname.split('/').at(-1) ?? '').toUpperCase();
  // sign-in pages of providers carry the game's name in their host, some beside a number; the longest name is meant
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

/** @param posted the fields of a form that was posted, masked already by whoever took it in; null for a link */
export function visitOf(address: URL, posted: readonly VisitField[] | null): ExternalPage {
  return {
    opened: openedBy(address),
    way: posted ? 'form' : wayOf(address),
    address: `${address.origin}${address.pathname}`,
    fields: [...(posted ?? []), ...shownFields(address.searchParams)],
  };
}
