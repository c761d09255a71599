/** Unusual but valid responses, only for calls that the page makes. */
import { bendable } from '../bends.ts';
import type { Player, Step } from '../step.ts';

/** Makes cached responses stale, so that a page refetches when the player returns. */
const away = '1m';

const asks =
  (operation: string) =>
  ({ asked }: Player) =>
    asked.has(operation);

/** Calls made on many pages are bent less often on each, so that a page's own calls come first. */
const rarityOf =
  (operation: string) =>
  ({ asked }: Player) =>
    (asked.get(operation) ?? 1) ** 2;

export const bendSteps: readonly Step[] = bendable.map(([operation, bend]) => ({
  words: `the next ${operation} comes ${bend}`,
  may: asks(operation),
  rarity: rarityOf(operation),
  take: (hands) => hands.bend(operation, bend),
}));

/** The player was away; the page refetches at once. */
export const returnSteps: readonly Step[] = bendable.map(([operation, bend]) => ({
  words: `${operation} comes ${bend} when the player is back after a minute`,
  may: asks(operation),
  rarity: rarityOf(operation),
  async take(hands) {
    await hands.bend(operation, bend);
    await hands.happen({ do: 'jump', by: away });
    await hands.comeBack();
  },
}));
