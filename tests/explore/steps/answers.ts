/** What the server says otherwise than usual, and within the contract: of the calls that the page asks, and no others. */
import { bendable } from '../bends.ts';
import type { Player, Step } from '../step.ts';

/** Answers become old in this time, so that a page asks again when the player comes back to it. */
const away = '1m';

const asks =
  (operation: string) =>
  ({ asked }: Player) =>
    asked.has(operation);

/** What many pages ask is bent more rarely on each: a page's own calls come first there. */
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

/** The player was away, and the page asks again at once. */
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
