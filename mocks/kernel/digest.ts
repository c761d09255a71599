import Hex from 'crypto-js/enc-hex.js';
import sha256 from 'crypto-js/sha256.js';
import { bangkokOffset } from './time/calendar.ts';

const prefix = 'sha256:';

/**
 * Hashes a secret (password, one-time code) to keep it out of handlers and the journal. Synchronous (crypto-js),
 * because `crypto.subtle` is missing on plain http; salted with the seed, so that hashes differ between worlds.
 */
export function digest(seed: number, secret: string): string {
  // A client may send a lone surrogate, which cannot be encoded
  return `${prefix}${Hex.stringify(sha256(`krapao|${seed}|${secret.toWellFormed()}`)).slice(0, 32)}`;
}

/** The 32 hex digits of a `digest` result. */
export const hexOf = (digested: string): string => digested.slice(prefix.length);

/**
 * A reference as banks print one: kind, minute in Bangkok, six digits. Ids stay inside: they count the world's changes.
 * @param at when it was made, epoch ms
 */
export function referenceOf(kind: string, id: string, at: number): string {
  const minute = new Date(at + bangkokOffset).toISOString().replace(/\D/g, '').slice(2, 12);
  return `${kind}${minute}${String(Number.parseInt(shortDigest(id), 16) % 1_000_000).padStart(6, '0')}`;
}

/** Unsalted hash of a text, 12 hex digits; never use it for secrets. */
export const shortDigest = (text: string): string => hexOf(digest(0, text)).slice(0, 12);
