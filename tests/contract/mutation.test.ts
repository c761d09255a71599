/** The score of the tests (docs/quality.md, Mutants) is about the code as it is, not about code of long ago. */
import { describe, expect, test } from 'vitest';
import { changedLines, digestsOf, linesSince, readMeasured } from '../mutation/measured.ts';
import { mutatedFiles } from '../mutation/scope.ts';
import { leastScore, printedBlock, scoreBlock, scoreOf } from '../mutation/score.ts';

/** So many lines may change before the score has to be measured again. */
const mostChanged = 100;

test('the score was measured on about this code; if not, run `npm run mutation -- --write`', () => {
  expect(mutatedFiles.length).toBeGreaterThan(30);
  expect(linesSince(readMeasured(), mutatedFiles)).toBeLessThanOrEqual(mostChanged);
});

test('the page prints the score that was measured, and it is high enough', () => {
  const measured = readMeasured();
  expect(printedBlock()).toBe(scoreBlock(measured));
  const all = Object.values(measured.files);
  const total = (count: 'noticed' | 'survived') => all.reduce((sum, file) => sum + file[count], 0);
  expect(scoreOf({ noticed: total('noticed'), survived: total('survived') })).toBeGreaterThanOrEqual(leastScore);
});

describe('a line', () => {
  const changes = (before: string, after: string) => changedLines(digestsOf(before), digestsOf(after));

  test('that moved, or is indented otherwise, has not changed', () => {
    expect(changes('a\nb\n\nc', '  c\na\nb')).toBe(0);
  });

  test('that was added, taken away or written anew has changed, each of two alike by itself', () => {
    expect(changes('a\nb', 'a\nb\nb')).toBe(1);
    expect(changes('a\nb\nb', 'a\nb')).toBe(1);
    expect(changes('a\nb\nc', 'a\nx\ny')).toBe(2);
  });
});
