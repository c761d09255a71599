import { maxLinkLength, phoneLink, webLink } from './chat-links.ts';

interface TextPiece {
  /** UTF-16 units. */
  readonly at: number;
  readonly text: string;
  /** Null for plain words. */
  readonly href: string | null;
}

/** Ends at a space, quote, angle bracket, or Thai or Lao letter. */
const address = /https:\/\/[^\s<>"'“”‘’\u0e00-\u0eff]+/i;

/** Phone numbers of Thailand and Laos. Account numbers are grouped otherwise and rarely begin with 0. */
const number =
  /(?:\+\d{1,3}[ -]?\d{1,3}(?:[ -]?\d{2,4}){2,3}|0[689]\d[ -]?\d{3}[ -]?\d{4}|020[ -]?\d{4}[ -]?\d{4}|0[2-7]\d?[ -]?\d{3}[ -]?\d{3,4})/;

/** A number inside a longer one, or beside a letter, is something else. */
const links = new RegExp(`${address.source}|(?<![\\w+.,/*#-])${number.source}(?![\\w*#-]|[.,/]\\d)`, 'gi');

/** Full-width signs and invisible characters, which no address has inside. */
const foreign = /[\u3000-\u303f\uff00-\uffef\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Punctuation and symbols, without those that end an address by their meaning. */
const ending = /(?![/=&#%_~$+-])[\p{P}\p{S}\p{M}]/u;

/** Punctuation and symbols at the end belong to the sentence; a closing bracket only without its opening one. */
function withoutEnd(found: string): string {
  const signs = [...(found.split(foreign, 1)[0] ?? '')];
  const opened = signs.includes('(');
  const last = signs.findLastIndex((sign) => (opened && sign === ')') || !ending.test(sign));
  return signs.slice(0, last + 1).join('');
}

/** CHT-64; unsafe addresses stay plain (SAFE-33). */
export function textPieces(message: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const add = (to: number, href: string | null) => {
    if (to > from) pieces.push({ at: from, text: message.slice(from, to), href });
    from = Math.max(from, to);
  };
  for (const { 0: found, index } of message.matchAll(links)) {
    const isAddress = /^https/i.test(found);
    if (found.length > maxLinkLength) continue;
    const text = isAddress ? withoutEnd(found) : found;
    const href = isAddress ? webLink(text) : phoneLink(text);
    if (href === null) continue;
    add(index, null);
    add(index + text.length, href);
  }
  add(message.length, null);
  return pieces;
}
