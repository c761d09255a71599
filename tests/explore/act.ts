/** A step as plain data, so that a file of `tests/finds` can hold it. */
import type { Pressable } from './controls.ts';

export type Control = Omit<Pressable, 'takesText'>;

export type Act =
  | ({ readonly do: 'press' | 'twice' } & Control)
  | ({ readonly do: 'paste'; readonly text: string } & Control)
  /** A step without a control, by its words. */
  | { readonly do: 'else'; readonly words: string };
