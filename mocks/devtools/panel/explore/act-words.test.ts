import { expect, test } from 'vitest';
import { rules } from '../../walks/rules.ts';
import { labels } from '../kit/labels.ts';
import { ruleWords, wordsOf } from './act-words.ts';

test.each(Object.entries(labels))('every rule has words in %s', (_language, t) => {
  expect(Object.keys(t.explore.rule).sort()).toEqual(Object.keys(rules).sort());
  for (const [name, sentence] of Object.entries(rules))
    expect(ruleWords(sentence, t)).toBe(t.explore.rule[name as keyof typeof rules]);
});

test('in English a rule is the sentence that the explorer of the tests prints', () => {
  expect(labels.en.explore.rule).toEqual(rules);
});

test('a step says what is done, and which of several is meant', () => {
  const t = labels.en;
  expect(wordsOf({ do: 'tap', role: 'button', name: 'Receive', nth: 1 }, t)).toBe('tap “Receive (2)”');
  expect(wordsOf({ do: 'type', role: 'textbox', name: 'Amount', nth: 0, text: '1' }, t)).toBe('type “1” into “Amount”');
  expect(wordsOf({ do: 'fault', operation: 'spin', stroke: 'cut' }, t)).toBe('the next spin: Connection cut');
  expect(wordsOf({ do: 'set', name: 'offline', value: false }, t)).toContain(t.switch.offline);
  expect(wordsOf({ do: 'escape' }, t)).toBe(t.explore.act.escape);
});
