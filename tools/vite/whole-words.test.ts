import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/shared/i18n/i18n.ts';
import { withWholeWords } from './whole-words.ts';

const joiner = '\u2060';

// DES-95
describe('a text with whole words', () => {
  test.each([
    ['th', 'กรุณาตรวจสอบแล้วกรอกใหม่', `กรุณาตรวจ${joiner}สอบแล้วก${joiner}รอกใหม่`],
    ['la', 'ກຳລັງໂຫຼດໂບນັດ', `ກຳ${joiner}ລັງໂຫຼ${joiner}ດໂບ${joiner}ນັດ`],
  ])('has a mark where a browser would break a word (%s)', (language, text, marked) => {
    expect(withWholeWords(text, language)).toBe(marked);
  });

  test.each([
    ['th', 'ยังไม่สำเร็จ', `ยังไม่${joiner}สำเร็จ`],
    ['la', 'ບໍ່ເທົ່າໃດນາທີ', `ບໍ່${joiner}ເທົ່າໃດນາທີ`],
  ])('keeps "not" with the next word (%s)', (language, text, marked) => {
    expect(withWholeWords(text, language)).toBe(marked);
    expect(withWholeWords('ตรงหรือไม่ ຫຼືບໍ່', language)).toBe('ตรงหรือไม่ ຫຼືບໍ່');
  });

  test('keeps a number with the word that it counts', () => {
    expect(withWholeWords('ทำยอด 3 เท่า 24 ชม. {{shown}} ครั้ง 1,000 บาท', 'th')).toBe(
      'ทำยอด 3\u00a0เท่า 24\u00a0ชม. {{shown}}\u00a0ครั้ง 1,000 บาท',
    );
    expect(withWholeWords('3 ເທົ່າ', 'la')).toBe('3\u00a0ເທົ່າ');
  });

  test('marks words of both languages when none is given', () => {
    expect(withWholeWords('ตรวจสอบ ກວດສອບ Check')).toBe(`ตรวจ${joiner}สอบ ກວດ${joiner}ສອບ Check`);
  });

  test('takes the longest word that begins at a place', () => {
    expect(withWholeWords('ทรูวอลเล็ต ผู้ใช้', 'th')).toBe(`ทรู${joiner}วอลเล็ต ผู้${joiner}ใช้`);
    expect(withWholeWords('ທຣູວອລເລັດ', 'la')).toBe(`ທຣູ${joiner}ວອລ${joiner}ເລັດ`);
  });

  test('keeps ๆ and น. with the word before', () => {
    expect(withWholeWords('สั้น ๆ ถึง 23:59 น.', 'th')).toBe('สั้น\u00a0ๆ ถึง 23:59\u00a0น.');
  });

  // MNY-321
  test.each(['th', 'la', 'en'])('keeps a currency with its amount (%s)', (language) => {
    expect(withWholeWords('{{amount}} {{currency}} {{shown}}', language)).toBe(
      '{{amount}}\u00a0{{currency}} {{shown}}',
    );
  });

  test('leaves texts in other languages alone', () => {
    expect(withWholeWords('ตรวจสอบ Check', 'en')).toBe('ตรวจสอบ Check');
  });

  test.each(['th', 'la'])('equals the language file again after plainText (%s)', (language) => {
    const file = readFileSync(`src/shared/i18n/${language}.json`, 'utf8');
    expect(file).not.toMatch(/[\u2060\u00a0]/);
    expect(withWholeWords(file, language).split(joiner).length).toBeGreaterThan(200);
    expect(plainText(withWholeWords(file, language))).toBe(file);
  });
});
