import { graphemesOf } from './text.ts';

/** The first two letters of a name with their marks, in place of a missing logo. */
export const initials = (name: string): string => graphemesOf(name.trim().slice(0, 64)).slice(0, 2).join('').trim();
