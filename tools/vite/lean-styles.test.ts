import { expect, test } from 'vitest';
import { leanStyles } from './lean-styles.ts';

const { Rule } = leanStyles();

function left(...selectors: string[]): string[] {
  const rule = { selectors, remove: () => void (rule.selectors = []) };
  Rule(rule);
  return rule.selectors;
}

test('rules of a light page, of writing to the left and of parts that are never drawn are left out', () => {
  expect(left(":where([data-mantine-color-scheme='light']) .m_77c9d27d")).toEqual([]);
  expect(left(':where([dir="rtl"]) .m_80f1301b')).toEqual([]);
  expect(left('.m_80d6d844', '.m_70be2a01:hover')).toEqual([]);
});

test('other rules, and the other selectors of a rule, stay', () => {
  const dark = ":where([data-mantine-color-scheme='dark']) .m_77c9d27d";
  expect(left(dark, '.m_80d6d844')).toEqual([dark]);
  expect(left('.m_77c9d27d', '.light')).toEqual(['.m_77c9d27d', '.light']);
});
