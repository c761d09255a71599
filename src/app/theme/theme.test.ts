import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

// What stands in place of the app when it failed has no theme, and not every system has letters of Thai and Lao.
test('a page without the theme has the letters of the theme', () => {
  const styles = readFileSync('src/app/theme/mantine-variables.css', 'utf8');
  const family = /--mantine-font-family: ([^;]+);/.exec(styles)?.[1];
  expect(family?.replaceAll('"', "'")).toBe(theme.fontFamily);
});
