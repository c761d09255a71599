import { expect, test } from 'vitest';
import { namesLike, stepOf } from './fixed-finds.ts';

test('fits a name with figures to the same name with others, and to nothing else', () => {
  expect(namesLike('Deposit')).toBe('Deposit');
  const joker = namesLike('Joker 2 (Balance 1,655.39 baht)') as RegExp;
  expect(joker.test('Joker 2 (Balance 0 baht)')).toBe(true);
  expect(joker.test('Joker (Balance 1,655.39 baht)')).toBe(false);
  expect(joker.test('Joker 2 (Balance 1,655.39 baht) and more')).toBe(false);
});

test('fits a Thai or Lao name to itself with joiners and no-break spaces', () => {
  const lao = namesLike('PG ຍອດຄົງເຫຼືອ 1,184.63 ບາດ') as RegExp;
  expect(lao.test('PG ຍອດຄົງເຫຼື\u2060ອ 7\u00a0ບາດ')).toBe(true);
  expect(lao.test('PG ຍອດຄົງ 7 ບາດ')).toBe(false);
  expect((namesLike('ແບນ\u2060ເນີ') as RegExp).test('ແບນເນີ')).toBe(true);
});

test('refuses an unknown step by its words', () => {
  expect(() => stepOf('fly away')).toThrow('no step is called "fly away"');
});
