import type { Plugin } from 'vite';

/** Mantine's elements for computed styles. */
const styleElements =
  /\/@mantine\/core\/esm\/core\/(InlineStyles\/InlineStyles|MantineProvider\/(MantineClasses\/MantineClasses|MantineCssVariables\/MantineCssVariables))\.mjs$/;
const asMarkup = /dangerouslySetInnerHTML: \{ __html: (.+) \}$/m;

/**
 * Vite plugin: Mantine writes computed styles as markup, which Trusted Types reject. Writes them as text of the style
 * element instead, with the same effect (docs/decisions/0013-trusted-types.md).
 */
export function stylesAsText(): Plugin {
  return {
    name: 'krapao:styles-as-text',
    enforce: 'pre',
    transform(code, id) {
      if (!styleElements.test(id)) return null;
      if (!asMarkup.test(code)) this.error(`Mantine's ${id} no longer writes its styles as markup.`);
      return { code: code.replace(asMarkup, 'children: $1'), map: null };
    },
  };
}
