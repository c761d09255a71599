/** A pseudo-locale: every text of the app in brackets and 40 % longer. */
import en from '../../src/shared/i18n/en.json' with { type: 'json' };
import th from '../../src/shared/i18n/th.json' with { type: 'json' };
import type { Texts } from './texts.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

const filler =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore';

/** The marks that no text of the app or of the server has. */
export const brackets = { open: '⟦', close: '⟧' };

/** 40 % longer than the longer of the two texts; placeholders in double braces stay. */
function stretched(thai: string, english: string): string {
  const bare = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '').length;
  const missing = Math.ceil(Math.max(bare(thai), bare(english)) * 1.4) - bare(english);
  return `${brackets.open}${english} ${filler.slice(0, Math.max(missing - 1, 1)).trim()}${brackets.close}`;
}

/** Thai has one form where English has two: the plural is used for both. */
const counterpart = (tree: Tree | undefined, key: string) =>
  tree?.[key] ?? tree?.[`${key}_other`] ?? tree?.[key.replace(/_other$/, '')];

function stretchedTree(thai: Tree, english: Tree | undefined): Tree {
  return Object.fromEntries(
    Object.entries(thai).map(([key, text]) => {
      const other = counterpart(english, key);
      if (typeof text !== 'string') return [key, stretchedTree(text, typeof other === 'object' ? other : undefined)];
      return [key, stretched(text, typeof other === 'string' ? other : text)];
    }),
  );
}

/** Replaces the Thai dictionary, with the same keys. */
export const pseudoTexts = stretchedTree(th, en) as unknown as Texts;
