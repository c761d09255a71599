import { cutText } from '../../../shared/base/graphemes.ts';

/** Longest message, UTF-16 units (CHT-47). */
export const messageLimit = 2_000;

/** Cuts a text to the limit (CHT-47). */
export const cutMessage = (text: string): string => cutText(text, messageLimit);
