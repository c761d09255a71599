import { readStored, writeStored } from '../../shared/base/storage.ts';

/** Two 32-bit halves of a mixing hash: short, the same everywhere, and free of `crypto.subtle`, which plain http lacks. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** What is stored when this player accepts these texts (ACC-47, ACC-50, ACC-49). */
const markOf = (player: string, texts: readonly string[]): string => digest(JSON.stringify([player, ...texts]));

export const hasAccepted = (player: string, texts: readonly string[]): boolean =>
  readStored('remember-agreement') === markOf(player, texts);

export const keepAcceptance = (player: string, texts: readonly string[]): void =>
  writeStored('remember-agreement', markOf(player, texts));
