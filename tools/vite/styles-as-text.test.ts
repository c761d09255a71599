import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stylesAsText } from './styles-as-text.ts';

const plugin = stylesAsText();
const error = (message: string) => {
  throw new Error(message);
};
const transformed = (code: string, id: string) =>
  (plugin.transform as unknown as (code: string, id: string) => { code: string } | null).call({ error }, code, id);

// SAFE-80
test.each([
  'InlineStyles/InlineStyles',
  'MantineProvider/MantineClasses/MantineClasses',
  'MantineProvider/MantineCssVariables/MantineCssVariables',
])('%s of Mantine writes its styles as text', (name) => {
  const file = `node_modules/@mantine/core/esm/core/${name}.mjs`;
  const code = readFileSync(file, 'utf8');
  expect(code).toContain('dangerouslySetInnerHTML');
  const made = transformed(code, `/app/${file}`)?.code ?? '';
  expect(made).toMatch(/\n\t+children: (css|classes|`\$\{css\}.*`)\n\t*\}\);/);
  expect(made).not.toContain('dangerouslySetInnerHTML');
});

test('a Mantine that writes its styles otherwise fails the build, and other files stay as they are', () => {
  const id = '/app/node_modules/@mantine/core/esm/core/InlineStyles/InlineStyles.mjs';
  expect(() => transformed('jsx("style", {})', id)).toThrow('no longer writes its styles as markup');
  expect(transformed('dangerouslySetInnerHTML: { __html: css }', '/app/src/page.tsx')).toBeNull();
});
