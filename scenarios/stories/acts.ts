import type { StepAction, Target } from '../../mocks/index.ts';
import { appWords } from './app-words.ts';

type Word = keyof typeof appWords;

export const go = (route: string): StepAction => ({ do: 'go', route });
export const type = (field: string, text: string): StepAction => ({
  do: 'type',
  on: { css: `[name="${field}"]` },
  text,
});
export const pause = (ms: number): StepAction => ({ do: 'pause', ms });

const button = (word: Word): Target => ({ css: 'button', says: appWords[word] });

/** Presses a button by its text. */
export const press = (word: Word): StepAction => ({ do: 'press', on: button(word) });
/** Presses a button that opens something, unless `css` is on the screen already. */
export const pressUnless = (word: Word, css: string): StepAction => ({
  do: 'press',
  on: button(word),
  unless: { css },
});
export const pressOn = (css: string): StepAction => ({ do: 'press', on: { css } });
/** Submits the form that has this field. */
export const send = (field: string): StepAction => pressOn(`form:has([name="${field}"]) [type=submit]`);

export const see = (css: string): StepAction => ({ do: 'see', what: { css } });
export const seeButton = (word: Word): StepAction => ({ do: 'see', what: button(word) });
