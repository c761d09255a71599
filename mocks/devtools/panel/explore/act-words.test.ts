import { expect, test } from 'vitest';
import { rules } from '../../walks/rules.ts';
import { labels } from '../kit/labels.ts';
import { ruleWords, wordsOf } from './acts.ts';

test.each(Object.entries(labels))('words every rule in %s', (_language, t) => {
  expect(Object.keys(t.explore.rule).sort()).toEqual(Object.keys(rules).sort());
  for (const [name, sentence] of Object.entries(rules))
    expect(ruleWords(sentence, t)).toBe(t.explore.rule[name as keyof typeof rules]);
});

test('words a rule in English as `npm run explore` prints it', () => {
  expect(labels.en.explore.rule).toEqual(rules);
});

test('words a step with its control, counted among those of the same name', () => {
  const t = labels.en;
  expect(wordsOf({ do: 'tap', role: 'button', name: 'Receive', nth: 1 }, t)).toBe('tap “Receive (2)”');
  expect(wordsOf({ do: 'type', role: 'textbox', name: 'Amount', nth: 0, text: '1' }, t)).toBe('type “1” into “Amount”');
  expect(wordsOf({ do: 'fault', operation: 'spin', stroke: 'cut', effect: { cut: true } }, t)).toBe(
    'the next spin: Connection cut',
  );
  expect(wordsOf({ do: 'set', name: 'offline', value: false }, t)).toContain(t.switch.offline);
  expect(wordsOf({ do: 'escape' }, t)).toBe(t.explore.act.escape);
});
