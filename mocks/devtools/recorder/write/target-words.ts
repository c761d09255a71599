import type { Target } from '../../presenter/story.ts';
import { wordsOf } from '../../presenter/words.ts';
import type { AppWords } from '../app-words.ts';

/** Describes a target to a tester: its words in all languages and their key, else its selector. */
export function targetInWords({ css, says }: Target, words: AppWords): string {
  if (says === undefined) return css;
  if (typeof says === 'string') return `“${says}” · ${css}`;
  const said = (['th', 'la', 'en'] as const).map((language) => wordsOf(says, language, words.textOf(language)));
  return `${said.join(' / ')} · ${'key' in says ? says.key : css}`;
}
