import type { LeftOut } from '../../../../life/left-out.ts';
import type { Difference, Shown } from '../../../../life/writes/compare-answers.ts';
import { fill } from '../../kit/labels.ts';
import type { HarWords } from './har-words.ts';

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
