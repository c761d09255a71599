import aes from 'crypto-js/aes.js';
import { expect, test } from 'vitest';
import { giftSecret, openGift, requireVoucher, voucherAmount, voucherOf } from './rules.ts';

const link = 'https://gift.truemoney.com/campaign/?v=aBcDeFgH1234';
const seal = (text: string, secret = giftSecret) => aes.encrypt(text, secret).toString();

// DEP-37
test.each([
  ['a link and a number', `${link}|0812345678`, link, '0812345678'],
  ['a link with the separator in it', `${link}&x=|y|0812345678`, `${link}&x=|y`, '0812345678'],
  ['a short link and number among blanks', ' a | 08 ', 'a', '08'],
])('opens a sealed gift of %s', async (_what, text, opened, wallet) => {
  expect(await openGift(seal(text))).toEqual({ link: opened, wallet });
});

test.each([
  seal(`${link}|0812345678`, 'another secret'),
  'U2FsdGVkX1+4xq',
  'plain text',
  seal('no number'),
  // Opens into bytes that are no text
  'U2FsdGVkX1/MoEe5U4+uRxFPSfTqaV8BOy1tIz8R3MU=',
  seal('|08'),
  // DEP-45
])('opens no damaged gift, and none sealed with another secret: %s', async (sealed) => {
  expect(await openGift(sealed)).toBeNull();
});

test.each([
  [link, 'aBcDeFgH1234'],
  ['https://gift.truemoney.com/campaign?v=aBcDeFgH1234', 'aBcDeFgH1234'],
  [`${link}&utm=line`, 'aBcDeFgH1234'],
  ['https://gift.truemoney.com/campaign/?utm=line&v=aBcDeFgH1234', 'aBcDeFgH1234'],
  ['http://gift.truemoney.com/campaign/?v=aBcDeFgH1234', null],
  ['https://gift.truemoney.com.evil.example/campaign/?v=aBcDeFgH1234', null],
  ['https://evil.example/?v=aBcDeFgH1234', null],
  [`https://evil.example/${link}`, null],
  [`${link}-x`, null],
  [`${link}&a b`, null],
  ['https://gift.truemoney.com/campaign/?v=short', null],
  ['', null],
  // DEP-45
])('reads from %s the voucher %s', (text, voucher) => {
  expect(voucherOf(text)).toBe(voucher);
});

const gift = {
  gift: { link: link.replace('aBcDeFgH1234', 'KRAPAOGIFT500'), wallet: '0812345678' },
  wallets: ['0812345678'],
  wasCredited: () => false,
  seed: 1,
};
const giftOf = (voucher: string) => ({ ...gift.gift, link: link.replace('aBcDeFgH1234', voucher) });

test('credits the worth of a voucher for an e-wallet on offer', () => {
  expect(requireVoucher(gift)).toEqual({ voucher: 'KRAPAOGIFT500', amount: 50_000 });
  expect(requireVoucher({ ...gift, gift: giftOf('KRAPAOGIFT2') })).toMatchObject({ amount: 200 });
});

test.each([
  ['a link sealed with another secret', { gift: null }],
  ['an address that is no gift link', { gift: { link: 'https://evil.example', wallet: '0812345678' } }],
  ['an e-wallet that is not offered', { wallets: ['0899999999'] }],
  ['a voucher worth less than 2 baht', { gift: giftOf('KRAPAOGIFT1') }],
  // DEP-45
])('credits nothing for %s', (_what, change) => {
  expect(() => requireVoucher({ ...gift, ...change })).toThrow('TRUELINK_INVALID');
});

// DEP-46
test('credits a voucher once', () => {
  const wasCredited = (voucher: string) => voucher === 'KRAPAOGIFT500';
  expect(() => requireVoucher({ ...gift, wasCredited })).toThrow('TRUELINK_DUPLICATE');
});

test('draws the worth of each voucher, unless its whole name states it', () => {
  const worths = Array.from({ length: 20 }, (_, index) => voucherAmount(1, `voucher${index}`));
  expect(new Set(worths).size).toBeGreaterThan(3);
  expect(voucherAmount(1, 'voucher1')).toBe(worths[1]);
  expect(voucherAmount(1, 'KRAPAOGIFT7')).toBe(700);
  expect(voucherAmount(1, 'xKRAPAOGIFT7')).not.toBe(700);
  expect(voucherAmount(1, 'KRAPAOGIFT7x')).not.toBe(700);
});
