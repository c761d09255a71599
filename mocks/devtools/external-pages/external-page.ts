import * as z from 'zod/mini';
import { catalogue } from '../../reference/game-catalogue.ts';
import { postedKey, type SentField, shownFields } from './posted-fields.ts';

/** A page outside the app, as the page that stands in for it shows it: how the player came there, and with which data. */
export interface ExternalPage {
  /** The game's code and name, or the host of anything else. */
  readonly opened: string;
  readonly kind: 'form' | 'auto-login' | 'store' | 'link';
  /** Without the query. */
  readonly address: string;
  readonly fields: readonly SentField[];
}

function openedBy({ hostname, pathname }: URL): string {
  const named = (/^play\.([a-z0-9]+)\.example$/.exec(hostname)?.[1] ?? pathname.split('/').at(-1) ?? '').toUpperCase();
  // The hosts of sign-in pages contain the game's code, some with a number; of several codes the longest is right
  const within = catalogue
    .filter(({ code }) => code.length > 3 && hostname.toUpperCase().includes(code))
    .toSorted((a, b) => b.code.length - a.code.length);
  const game = catalogue.find(({ code }) => code === named) ?? within[0];
  return game ? `${game.name} (${game.code})` : hostname;
}

function kindOf({ hostname, pathname }: URL): ExternalPage['kind'] {
  if (/^(play\.google|apps\.apple)\.com$/.test(hostname)) return 'store';
  return /^play\..*\.example$/.test(hostname) && pathname.startsWith('/in/') ? 'auto-login' : 'link';
}

/** @param posted the fields of a posted form, masked already; null for a link */
export function externalPageOf(address: URL, posted: readonly SentField[] | null): ExternalPage {
  return {
    opened: openedBy(address),
    kind: posted ? 'form' : kindOf(address),
    address: `${address.origin}${address.pathname}`,
    fields: [...(posted ?? []), ...shownFields(address.searchParams)],
  };
}

/** The service worker writes the posted fields into the page, in the element with this id (`sandbox-worker.js`). */
const elementId = 'sandbox-posted';

const schema = z.array(z.object({ name: z.string(), value: z.string(), masked: z.boolean() }));

function storedText(): string | null {
  const text = document.getElementById(elementId)?.textContent;
  if (text) return text;
  try {
    const kept = sessionStorage.getItem(postedKey);
    sessionStorage.removeItem(postedKey);
    return kept;
  } catch {
    return null;
  }
}

/** The fields that were posted to this page; null when none were. */
export function postedFields(): SentField[] | null {
  const text = storedText();
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
