import type { Plugin } from 'vite';
import { withWholeWords } from './whole-words.ts';

/** Modules with the sandbox's own texts: pages, panel, stories and scenario descriptions. */
const shown = /\/(?:mocks\/devtools\/(?:page-kit|panel|presenter)\/|scenarios\/(?:stories\/|descriptions\.ts))/;
/** Texts that are search terms, canvas text, or loaded first: never wrapped. */
const other = /\/(?:acts|draw-slip|handle-words|language)\.ts|\.test\.tsx?/;

/** Whether a module of the sandbox has texts that wrap. */
export const hasSandboxTexts = (id: string): boolean => shown.test(id) && !other.test(id);

/** Vite plugin of sandbox mode: adds word joiners to the sandbox's own Thai and Lao texts (DES-95). */
export const sandboxWords = (): Plugin => ({
  name: 'krapao:sandbox-words',
  enforce: 'pre',
  transform: (code, id) =>
    hasSandboxTexts(id) && /[\u0e01-\u0edf]/.test(code) ? { code: withWholeWords(code), map: null } : null,
});
