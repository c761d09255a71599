import aes from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import { expect, test, vi } from 'vitest';
import { encryptGift, giftLinkIn } from './gift-link.ts';

const link = 'https://gift.truemoney.com/campaign/?v=AbC123';

// DEP-35, SAFE-85
test.each([
  link,
  'https://gift.truemoney.com/\u200bcampaign/\u2060?v=AbC\u00ad123\ufeff',
  'https://gift.truemoney.com/campaign?v=AbC123',
  ' ซองของขวัญ https://gift.truemoney.com/campaign/?v=AbC123 กดรับเลย',
  'https://gift.truemoney.com/campaign/?v=AbC123กดรับเลย',
  'gift:\nhttps://gift.truemoney.com/campaign/?utm_source=line&v=AbC123&fbclid=1#top\nbye',
  'https://gift.truemoney.com/campaign/?v=AbC123|0899999999',
  'HTTPS://GIFT.TRUEMONEY.COM/campaign/?v=AbC123',
  'https://gift.truemoney.com/campaign/?v=%3Cb%3E https://gift.truemoney.com/campaign/?v=AbC123',
  `${'x'.repeat(20_000 - 'https://gift.truemoney.com/campaign/?v=AbC123'.length)}https://gift.truemoney.com/campaign/?v=AbC123`,
])('finds the gift in %j without its surroundings', (pasted) => {
  expect(giftLinkIn(pasted)).toBe(link);
});

// APP-220, DEP-35
test('finds the gift in a browser without URL.canParse (Safari before 17)', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(giftLinkIn(link)).toBe(link);
});

// DEP-36
test.each([
  'AbC123',
  'http://gift.truemoney.com/campaign/?v=AbC123',
  'https://gift.truemoney.com.evil.test/campaign/?v=AbC123',
  'https://gift.truemoney.com/campaign/?v=AbC-123',
  'https://gift.truemoney.com:8443/campaign/?v=AbC123',
  'https://me@gift.truemoney.com/campaign/?v=AbC123',
  `https://gift.truemoney.com/campaign/?v=${'a'.repeat(65)}`,
  `${'x'.repeat(20_000)}${link}`,
])('takes another text as it was typed', (pasted) => {
  expect(giftLinkIn(` ${pasted}\n`)).toBe(pasted);
});

// DEP-36
test.each([1, 64])('takes a voucher of %d letters', (letters) => {
  const whole = `https://gift.truemoney.com/campaign/?v=${'a'.repeat(letters)}`;
  expect(giftLinkIn(whole)).toBe(whole);
});

// DEP-37, DEP-39
test('seals link, separator and wallet so that the secret opens them again', async () => {
  const encrypted = await encryptGift(link, '0899999999', 'secret', '|');
  expect(encrypted).toMatch(/^U2FsdGVkX1/);
  expect(aes.decrypt(encrypted, 'secret').toString(utf8)).toBe(`${link}|0899999999`);
});
