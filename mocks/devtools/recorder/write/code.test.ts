import { expect, it } from 'vitest';
import { Code, codeOf, quote } from './code.ts';
import { constantOf } from './write-story.ts';

it('quotes any text so that it cannot end the literal', () => {
  expect(quote('a')).toBe("'a'");
  expect(quote("it's")).toBe('"it\'s"');
  expect(quote('"it\'s"')).toBe(String.raw`'"it\'s"'`);
  expect(quote("'; alert(1); //\n\\")).toBe(String.raw`"'; alert(1); //\n\\"`);
});

it('removes the marks that only the build adds', () => {
  expect(quote('หน้า\u2060จอ 500\u00a0บาท')).toBe("'หน้าจอ 500 บาท'");
});

it('keeps short values on one line and omits undefined', () => {
  expect(codeOf({ css: 'button', says: undefined, 'a-b': [1, true], at: new Code('text("x")') })).toBe(
    `{ css: 'button', 'a-b': [1, true], at: text("x") }`,
  );
});

it('breaks lists of objects and long lines', () => {
  expect(
    codeOf([
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ]),
  ).toBe('[\n  { a: 1, b: 2 },\n  { a: 3, b: 4 },\n]');
  const long = 'x'.repeat(100);
  expect(codeOf({ one: long, two: long })).toBe(`{\n  one: '${long}',\n  two: '${long}',\n}`);
});

it.each([
  ['qr-deposit', 'qrDeposit'],
  ['new', 'newStory'],
])('names the constant of the story %s %s', (name, constant) => {
  expect(constantOf(name)).toBe(constant);
});
