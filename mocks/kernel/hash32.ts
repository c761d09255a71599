/**
 * FNV-1a: a text to 32 bits. About ten times as fast as a cryptographic digest, for what is no secret and has no
 * adversary: labels of random numbers, and the check whether a replay answers as the call did.
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
