import { cutText } from '../../../shared/base/text.ts';

/** UTF-16 units (CHT-47). */
export const messageLimit = 2_000;

export const cutMessage = (text: string): string => cutText(text, messageLimit);
