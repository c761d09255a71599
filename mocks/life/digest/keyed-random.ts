import Hex from 'crypto-js/enc-hex.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import type { Random } from '../../kernel/random.ts';

/** Never stored, so replacements cannot be reversed. */
export function throwawayKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Deterministic for key and label; reveals neither. */
export function keyedRandom(key: string, label: string): Pick<Random, 'int' | 'pick'> {
  let words: number[] = [];
  let block = 0;
  const next = (): number => {
    if (words.length === 0) {
      const hex = Hex.stringify(hmacSha256(`${block}|${label.toWellFormed()}`, key));
      words = (hex.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16));
      block += 1;
    }
    return words.pop() ?? 0;
  };
  const int = (min: number, max: number) => min + Math.floor((next() / 2 ** 32) * (max - min + 1));
  return {
    int,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
  };
}
