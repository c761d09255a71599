import Hex from 'crypto-js/enc-hex';
import sha256 from 'crypto-js/sha256';

/**
 * Turns a secret into what handlers and journal may see. Synchronous (crypto-js), because `crypto.subtle` does not
 * exist on plain http, and salted with the seed, so that equal passwords look different in different worlds.
 */
export function digest(seed: number, secret: string): string {
  // half a surrogate pair is no text that could be encoded, and anybody may send one
  return `sha256:${Hex.stringify(sha256(`krapao|${seed}|${secret.toWellFormed()}`)).slice(0, 32)}`;
}
