import type { BeatAction, Target } from '../../mocks/index.ts';
import { appWords } from './app-words.ts';

type Word = keyof typeof appWords;

export const go = (route: string): BeatAction => ({ do: 'go', route });
export const type = (field: string, text: string): BeatAction => ({
  do: 'type',
  on: { css: `[name="${field}"]` },
  text,
});
export const pause = (ms: number): BeatAction => ({ do: 'pause', ms });

const button = (word: Word): Target => ({ css: 'button', says: appWords[word] });

export const press = (word: Word): BeatAction => ({ do: 'press', on: button(word) });
/** Presses a button that opens something, unless `css` is on the screen already. */
export const pressUnless = (word: Word, css: string): BeatAction => ({
  do: 'press',
  on: button(word),
  unless: { css },
});
export const pressOn = (css: string): BeatAction => ({ do: 'press', on: { css } });
/** Submits the form that has this field. */
export const send = (field: string): BeatAction => pressOn(`form:has([name="${field}"]) [type=submit]`);

export const see = (css: string): BeatAction => ({ do: 'see', what: { css } });
export const seeButton = (word: Word): BeatAction => ({ do: 'see', what: button(word) });

export const home: readonly BeatAction[] = [go('/user/home'), see('#home-total')];
