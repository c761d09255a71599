/** Signs on the screen that a story has reached its end. */
import type { Target } from '../presenter/story.ts';
import { nameOf, nameTarget, type Screen } from './name-target.ts';
import { isInApp } from './pressed.ts';

/** Candidates for a sign, the likeliest first. */
const tellers = [
  '[role=alert]',
  '[role=timer]',
  ':is([role=dialog], [role=alertdialog]) h2',
  '[role=dialog] h3',
  '[role=dialog] [type=submit]',
  'main h1',
] as const;

const mostSigns = 8;

export function signsOf(screen: Screen): readonly Target[] {
  const signs: Target[] = [];
  for (const css of tellers) {
    for (const element of document.body.querySelectorAll<HTMLElement>(css)) {
      if (signs.length >= mostSigns || !isInApp(element) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const sign = signOf(element, css, screen);
      if (sign && !signs.some((other) => JSON.stringify(other) === JSON.stringify(sign))) signs.push(sign);
    }
  }
  return signs;
}

/** Prefers a target with a text key: it works in every language. */
function signOf(element: HTMLElement, css: string, screen: Screen): Target | null {
  // its text changes every second
  if (css === '[role=timer]') return { css };
  if (nameOf(element) === '') return null;
  const { target, others, doubt } = nameTarget(element, screen);
  const byKey = [target, ...others].find(({ says }) => typeof says === 'object');
  return byKey ?? (doubt === undefined ? target : null);
}
