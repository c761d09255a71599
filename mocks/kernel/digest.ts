import Hex from 'crypto-js/enc-hex.js';
import sha256 from 'crypto-js/sha256.js';

const prefix = 'sha256:';

/**
 * Hashes a secret (a password, a one-time code), so that handlers and journal never hold it. Synchronous (crypto-js),
 * because `crypto.subtle` does not exist on plain http; salted with the seed, so that equal passwords have different
 * hashes in different worlds.
 */
export function digest(seed: number, secret: string): string {
  // a client may send half a surrogate pair, which cannot be encoded
  return `${prefix}${Hex.stringify(sha256(`krapao|${seed}|${secret.toWellFormed()}`)).slice(0, 32)}`;
}

/** The hex digits of what `digest` returns: 32 of them. */
export const hexOf = (digested: string): string => digested.slice(prefix.length);

/** 12 hex digits that stand for a text; no secret must be in it, since it is not salted. */
export const shortDigest = (text: string): string => hexOf(digest(0, text)).slice(0, 12);
