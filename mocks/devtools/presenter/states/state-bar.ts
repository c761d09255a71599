import { pageLanguage } from '../../page-kit/language.ts';
import { element } from '../../page-kit/page.ts';
import { focusApp, showTopBar } from '../../page-kit/top-bar.ts';
import type { LocalizedText } from '../story.ts';
import { stateTexts as t } from './texts.ts';

interface StateBar {
  reach(): void;
  /** Says which act failed on the way to the state. */
  lose(step: number, all: number, act: string): void;
  leave(): void;
}

/** Shows above the app which state it is in, and the way back to the tester's own world. */
export function showStateBar(name: string, back: () => void): StateBar {
  const returns = element('button', { type: 'button' });
  const close = element('button', { type: 'button', className: 'kps-state-close' }, '×');
  let said: LocalizedText = t.opening;
  let mood = 'opening';
  let values: readonly (string | number)[] = [];
  const { draw, remove } = showTopBar({
    className: 'kps-state',
    label: t.bar,
    buttons: [returns, close],
    fill: (bar, words) => {
      const language = pageLanguage();
      bar.dataset['mood'] = mood;
      const text = values.reduce<string>((filled, value) => filled.replace('{}', () => String(value)), said[language]);
      words.replaceChildren(element('code', {}, name), ' ', text);
      returns.textContent = t.back[language];
      close.ariaLabel = t.close[language];
    },
  });
  const say = (text: LocalizedText, newMood: string, ...filled: readonly (string | number)[]) => {
    said = text;
    mood = newMood;
    values = filled;
    draw();
  };
  returns.addEventListener('click', back);
  close.addEventListener('click', () => {
    remove();
    focusApp();
  });
  return {
    reach: () => say(t.there, 'there'),
    lose: (step, all, act) => say(t.lost, 'lost', step, all, act),
    leave: () => say(t.left, 'left'),
  };
}
