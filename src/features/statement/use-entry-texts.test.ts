import { expect, test } from 'vitest';
import { csvOf } from './use-entry-texts.ts';

// WAL-283
test.each([
  ['plain', 'plain'],
  ['', ''],
  ['-500.00', '-500.00'],
  ['0812345678', '0812345678'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['-1+2', "'-1+2"],
  ['+66', "'+66"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('writes the cell %j as %s', (text, cell) => {
  expect(csvOf([['first', text]])).toBe(`\uFEFFfirst,${cell}\r\n`);
});
