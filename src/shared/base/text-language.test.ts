import { describe, expect, it } from 'vitest';
import { htmlLanguage, textLanguage } from './text-language.ts';

// SAFE-82
describe('the language of a text of the server', () => {
  it.each([
    ['ฝากเงินผ่าน SCB ได้ทุกวัน', 'th'],
    ['ຝາກເງິນຜ່ານ BCEL ໄດ້ທຸກມື້', 'lo'],
    ['Slots every day', 'en'],
    ['The word for home is บ้าน', 'en'],
    ['1,250.00', undefined],
    ['张', undefined],
    ['', undefined],
  ])('of %j is %s', (text, tag) => {
    expect(textLanguage(text)).toBe(tag);
  });

  it.each([
    ['<p style="text-align:center"><strong>ฟรี</strong>&nbsp;</p>', 'th'],
    ['<p><em>ຟຣີ</em></p>', 'lo'],
    ['<p>Free &amp; easy</p>', 'en'],
    ['<img src="https://img.example/picture.png" alt="">', undefined],
    [`${'<b>'.repeat(100_000)}x`, undefined],
  ])('of the HTML %.60j is %s', (html, tag) => {
    expect(htmlLanguage(html)).toBe(tag);
  });
});
