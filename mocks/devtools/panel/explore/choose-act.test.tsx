import { expect, test } from 'vitest';
import type { ShownControl } from '../../walks/view.ts';
import { chanceOf, chooseAct } from './choose-act.ts';

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
/** What is drawn in many draws. */
const drawn = (where: Parameters<typeof chooseAct>[0]) => {
  const chance = chanceOf(1);
  return Array.from({ length: 3_000 }, () => chooseAct(where, chance));
};

test('the same seed draws the same, and another seed something else', () => {
  const first = (seed: number) => Array.from({ length: 20 }, chanceOf(seed));
  expect(first(7)).toEqual(first(7));
  expect(first(8)).not.toEqual(first(7));
  expect(first(7).every((number) => number >= 0 && number < 1)).toBe(true);
});

test('what leads out of the app, is off or has no name is never tapped', () => {
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

test('controls of one name are counted, amounts are typed where numbers are asked for, and nowhere where nothing can be', () => {
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

test('going back, closing and logging in are drawn only where they can be done', () => {
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
