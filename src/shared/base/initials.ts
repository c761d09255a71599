import { graphemesOf } from './graphemes.ts';

/** The first two letters of a name, whole with their marks: what stands where a logo is missing. */
export const initials = (name: string): string => graphemesOf(name.trim().slice(0, 64)).slice(0, 2).join('').trim();
