import { expect, test } from 'vitest';
import { randomFor } from '../../../kernel/random.ts';
import { rules } from '../../walks/rules.ts';
import type { ShownControl } from '../../walks/view.ts';
import { labels } from '../kit/labels.ts';
import { chooseAct, ruleWords, wordsOf } from './acts.ts';

const control = (role: ShownControl['role'], name: string, element: HTMLElement, usable = true): ShownControl => ({
  ...{ role, name, element, usable },
});
const link = (attributes: Record<string, string>) => {
  const made = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};
const place = (controls: readonly ShownControl[], more = {}) => ({
  ...{ controls, hasDialog: false, isLogin: false, canGoBack: false },
  ...more,
});
/** Many draws. */
const drawn = (where: Parameters<typeof chooseAct>[0]) => {
  const random = randomFor(1, 'explore');
  return Array.from({ length: 3_000 }, () => chooseAct(where, random));
};

test('never taps controls that leave the app, are disabled or have no name', () => {
  const controls = [
    control('link', 'phone', link({ href: 'tel:021234567' })),
    control('link', 'elsewhere', link({ href: 'https://example.com/' })),
    control('link', 'new tab', link({ href: '/user/home', target: '_blank' })),
    control('link', 'file', link({ href: '/file.apk', download: '' })),
    control('link', 'history', link({ href: '/user/statement' })),
    control('button', 'off', document.createElement('button'), false),
    control('button', '', document.createElement('button')),
  ];
  const tapped = drawn(place(controls)).flatMap((act) => (act.do === 'tap' || act.do === 'twice' ? [act.name] : []));
  expect(new Set(tapped)).toEqual(new Set(['history']));
});

test('counts controls of one name, and types amounts into editable number fields only', () => {
  const amount = document.createElement('input');
  amount.inputMode = 'decimal';
  const fixed = document.createElement('input');
  fixed.readOnly = true;
  const button = () => control('button', 'Receive', document.createElement('button'));
  const acts = drawn(
    place([button(), button(), control('textbox', 'Amount', amount), control('textbox', 'Link', fixed)]),
  );
  expect(new Set(acts.flatMap((act) => (act.do === 'tap' ? [act.nth] : [])))).toEqual(new Set([0, 1]));
  const typed = acts.flatMap((act) => (act.do === 'type' ? [act] : []));
  expect(typed.map(({ name }) => name)).not.toContain('Link');
  expect(typed.map(({ text }) => text)).toContain('100.50');
  expect(typed.map(({ text }) => text)).not.toContain('hello');
});

test('goes back, closes a dialog and logs in only where that is possible', () => {
  const kinds = (more: object) => new Set(drawn(place([], more)).map((act) => act.do));
  for (const [kind, more] of [
    ['back', { canGoBack: true }],
    ['escape', { hasDialog: true }],
    ['login', { isLogin: true }],
  ] as const) {
    expect(kinds({}), kind).not.toContain(kind);
    expect(kinds(more), kind).toContain(kind);
  }
});

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
