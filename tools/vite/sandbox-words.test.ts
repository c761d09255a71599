import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasSandboxTexts } from './sandbox-words.ts';
import { wholeWords, withWholeWords } from './whole-words.ts';

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|json)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** Files whose Thai and Lao texts are search terms or canvas text, and never wrap. */
const notShown = /\/(?:external-pages\/|(?:acts|draw-slip|handle-words|language)\.ts)|scenarios\/states/;

// DES-95
describe('the texts of the sandbox', () => {
  const withLetters = ['mocks/devtools', 'scenarios']
    .flatMap(files)
    .filter((file) => /[\u0e01-\u0edf]/.test(readFileSync(file, 'utf8')) && !notShown.test(file));

  test('all get the marks from the build', () => {
    expect(withLetters.length).toBeGreaterThan(10);
    expect(withLetters.filter((file) => !hasSandboxTexts(path.resolve(file)))).toEqual([]);
  });

  test.each([
    ['th', ['ลูกศร', 'ย้อนหลัง', 'รายสัปดาห์', 'เลขที่บัญชี', 'ต่างประเทศ']],
    ['la', ['ຍ້ອນຫຼັງ', 'ເລກບັນຊີ', 'ຕໍ່ໄດ້', 'ໂທຫາ', 'ໃບໂອນ']],
  ] as const)('have marks in every known word (%s)', (language, known) => {
    expect(wholeWords(language)).toEqual(expect.arrayContaining([...known]));
    const marked = withLetters.map((file) => withWholeWords(readFileSync(file, 'utf8')));
    expect(wholeWords(language).filter((word) => marked.some((text) => text.includes(word)))).toEqual([]);
  });
});
