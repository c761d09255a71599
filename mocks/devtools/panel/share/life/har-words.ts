import type { LeftOut, LeftReason } from '../../../../life/left-out.ts';
import { nameOfCall } from '../../../../life/recording.ts';
import type { RefusalReason } from '../../../../life/refused.ts';
import type { Difference, Shown } from '../../../../life/writes/compare-answers.ts';
import type { Followed, Parting } from '../../../../life/writes/follow.ts';
import type { Language } from '../../../../reference/language.ts';
import { fill } from '../../kit/labels.ts';
import en from './har-words.en.json' with { type: 'json' };
import la from './har-words.la.json' with { type: 'json' };
import th from './har-words.th.json' with { type: 'json' };

export type HarWords = Omit<typeof en, 'refused' | 'leftOut'> & {
  readonly refused: Readonly<Record<RefusalReason, string>>;
  readonly leftOut: Readonly<Record<LeftReason, string>>;
};

/** Texts about HAR files, of the panel and of `npm run world:from`. Apart from the panel's other texts: loaded with this section only. */
export const harWords: Readonly<Record<Language, HarWords>> = { th, la, en };

export const leftOutText = (words: HarWords, { reason, operation, detail, count }: LeftOut): string =>
  fill(words.count, { what: fill(words.leftOut[reason], { operation: operation ?? '', detail }), count });

function shownText(words: HarWords, shown: Shown): string {
  if (shown === null) return words.nothing;
  return 'json' in shown ? shown.json : fill(words.items, { count: shown.items });
}

export const differenceText = (words: HarWords, { path, life, world }: Difference): string =>
  fill(words.difference, {
    path: path === '' ? words.answer : path,
    life: shownText(words, life),
    world: shownText(words, world),
  });

/** Maximum of reported calls, and of differences per call. */
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
