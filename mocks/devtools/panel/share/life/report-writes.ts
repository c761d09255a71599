import { nameOfCall } from '../../../../life/recording.ts';
import type { Followed, Parting } from '../../../../life/writes/follow.ts';
import { fill } from '../../kit/labels.ts';
import type { HarWords } from './har-words.ts';
import { differenceText } from './report-words.ts';

/** How many calls, and how many differences of each, are reported. */
const told = 10;

/** A call that the world answers differently, in words. */
interface ToldParting {
  readonly call: string;
  readonly differences: readonly string[];
  /** The writes before it that the world could not follow; null for none. */
  readonly unfollowed: string | null;
}

/** The result of following the writes, in words, for panel and command. */
interface ToldWrites {
  readonly followed: string;
  /** The first call that the world answers differently; null for none. */
  readonly first: ToldParting | null;
  readonly others: readonly ToldParting[];
  /** How many more there are; null for none. */
  readonly more: string | null;
}

/** @param callWords text that names the call, with `{{call}}` */
const parting = (words: HarWords, callWords: string, { call, differences, after }: Parting): ToldParting => ({
  call: fill(callWords, { call: nameOfCall(call) }),
  differences: differences.slice(0, told).map((difference) => differenceText(words, difference)),
  unfollowed: after.length > 0 ? fill(words.unfollowed, { writes: after.join(', ') }) : null,
});

export function tellWrites(words: HarWords, { same, partings }: Followed): ToldWrites {
  const [first, ...others] = partings;
  const more = others.length - told;
  return {
    followed: fill(words.followed, same),
    first: first ? parting(words, words.part, first) : null,
    others: others.slice(0, told).map((one) => parting(words, words.call, one)),
    more: more > 0 ? fill(words.more, { count: more }) : null,
  };
}
