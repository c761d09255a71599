import { maxLinkLength, phoneLink, webLink } from './chat-links.ts';

/** A piece of a message: plain words, or words that lead somewhere. */
interface TextPiece {
  /** Where in the message it begins, UTF-16 units. */
  readonly at: number;
  readonly text: string;
  /** An https address or a telephone number; null for plain words. */
  readonly href: string | null;
}

/** An address runs up to a space, a quotation mark, an angle bracket or a letter of Thai or Lao. */
const address = /https:\/\/[^\s<>"'“”‘’\u0e00-\u0eff]+/i;

/**
 * Numbers of Thailand and Laos as people write them, or with the code of a country. An account number is none: those of
 * ten digits are grouped otherwise, and rarely begin with 0.
 */
const number =
  /(?:\+\d{1,3}[ -]?\d{1,3}(?:[ -]?\d{2,4}){2,3}|0[689]\d[ -]?\d{3}[ -]?\d{4}|020[ -]?\d{4}[ -]?\d{4}|0[2-7]\d?[ -]?\d{3}[ -]?\d{3,4})/;

/** A number inside a longer one, or beside a letter, is part of something else. */
const links = new RegExp(`${address.source}|(?<![\\w+.,/*#-])${number.source}(?![\\w*#-]|[.,/]\\d)`, 'gi');

/** The end of a sentence is no part of an address; a closing bracket is only when it was opened in it. */
function withoutEnd(found: string): string {
  const ending = found.includes('(') ? /[.,;:!?…]+$/ : /[.,;:!?…)]+$/;
  return found.replace(ending, '');
}

/** Splits a message at its web addresses and telephone numbers (CHT-64); what leads nowhere safe stays plain (SAFE-33). */
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
