import { describe, expect, test } from 'vitest';
import { operatorActions } from '../../../engine/execute/registry.ts';
import { BadCall } from '../../../kernel/bad-call.ts';
import { LatePartMissing } from '../../../kernel/late-part.ts';
import { fail } from '../../../kernel/refusal.ts';
import { switchNames, switchTable } from '../../../kernel/switches.ts';
import { magic } from '../../../reference/magic.ts';
import { operatorFields } from '../actions/operator-fields.ts';
import { actionGroups } from '../actions/operator-form.tsx';
import { fill, labelOf, labels, memoText, reasonOf } from './labels.ts';

const languages = Object.entries(labels);

interface Texts {
  readonly [name: string]: string | Texts;
}

/** All texts, each under the names that lead to it. */
function textsIn(part: Texts, path = ''): Record<string, string> {
  const found = Object.entries(part).map(([name, inner]) =>
    typeof inner === 'string' ? { [`${path}${name}`]: inner } : textsIn(inner, `${path}${name}.`),
  );
  return Object.assign({}, ...found) as Record<string, string>;
}

describe.each(languages)('the panel in %s', (_language, t) => {
  const nameless = (names: readonly string[], section: Readonly<Record<string, string>>) =>
    names.filter((name) => !section[name]?.trim());

  test('has a label for every switch and every group of them', () => {
    expect(nameless(switchNames, t.switch)).toEqual([]);
    const groups = [...new Set(switchNames.map((name) => switchTable[name].group))];
    expect(nameless(groups, t.group)).toEqual([]);
  });

  test('has a word for every value of a choice, apart from codes', () => {
    const words: Readonly<Record<string, Readonly<Record<string, string>>>> = t.switchValue;
    for (const name of switchNames) {
      const entry = switchTable[name];
      const values = entry.kind === 'choice' ? entry.options.filter((option) => /^[a-z]/.test(option)) : [];
      expect(Object.keys(words[name] ?? {}).sort(), name).toEqual([...values].sort());
    }
  });

  test('has a label for every operator action', () => {
    expect(nameless(Object.keys(operatorActions), t.action)).toEqual([]);
  });

  test('has words for every field of an operator action', () => {
    const fields = Object.values(operatorActions).flatMap(({ schema }) =>
      operatorFields(schema).map(({ name }) => name),
    );
    expect(Object.keys(t.actionField).sort()).toEqual([...new Set(fields)].sort());
  });

  test('has a label for every section of magic values', () => {
    expect(nameless(Object.keys(magic), t.actions.section)).toEqual([]);
  });

  test('has no label for a missing switch, group or operator action', () => {
    const groups = switchNames.map((name) => switchTable[name].group as string);
    expect(Object.keys(t.group).filter((group) => !groups.includes(group))).toEqual([]);
    expect(Object.keys(t.switch).filter((name) => !Object.hasOwn(switchTable, name))).toEqual([]);
    expect(Object.keys(t.action).filter((name) => !Object.hasOwn(operatorActions, name))).toEqual([]);
  });

  test('has the placeholders of English, in double braces', () => {
    const placeholders = (label: string) => [...label.matchAll(/\{+\w+\}+/g)].map(([found]) => found).sort();
    const english = textsIn(labels.en);
    for (const [name, label] of Object.entries(textsIn(t))) {
      expect(placeholders(label), name).toEqual(placeholders(english[name] ?? ''));
      expect(fill(label, {}), name).not.toMatch(/[{}]/);
    }
  });
});

test('shows every operator action, apart from those of the chat’s own controls', () => {
  const shown = [...Object.values(actionGroups).flat(), 'chatSay', 'chatType', 'chatSend'];
  expect(shown.toSorted()).toEqual(Object.keys(operatorActions).toSorted());
});

describe('the reason of an error', () => {
  const { th } = labels;
  test.each([
    [new TypeError('Failed to fetch dynamically imported module: http://x/a.js'), th.panel.fileLost],
    [new TypeError('error loading dynamically imported module'), th.panel.fileLost],
    [new TypeError('Importing a module script failed.'), th.panel.fileLost],
    [new LatePartMissing(null), th.panel.fileLost],
    [fail('NO_DATA'), th.panel.refusedWith.NO_DATA],
    [fail('LOGIN_FAIL'), th.panel.refused],
    [new BadCall('clock.jump: soon'), th.panel.notTaken],
    [new Error('boom'), th.panel.failed],
  ])('is told in the language of the panel: %s', (error, label) => {
    const values = { code: 'LOGIN_FAIL', reason: error.message };
    expect(reasonOf(error, th)).toBe(fill(label, values));
  });
});

describe('labels', () => {
  test('say what a posting was for', () => {
    expect(['transfer', 'deposit KBANK', 'of a later build'].map((memo) => memoText(memo, labels.th))).toEqual([
      'โยกเงิน',
      'ฝากเงิน KBANK',
      'of a later build',
    ]);
  });

  test('fills in values', () => {
    expect(fill('{{a}} of {{b}}', { a: 1, b: 'x' })).toBe('1 of x');
  });

  test('falls back to the name, also of an inherited property', () => {
    expect(labelOf({ a: 'A' }, 'a')).toBe('A');
    expect(labelOf({ a: 'A' }, 'constructor')).toBe('constructor');
  });
});
