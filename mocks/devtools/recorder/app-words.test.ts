import { expect, it } from 'vitest';
import { AppWords } from './app-words.ts';

const words = new AppWords({
  th: {
    ok: 'ตกลง',
    'home.withdraw': 'ถอนเงิน',
    'withdraw.title': 'ถอน\u2060เงิน',
    'statement.withdraw': 'ถอนเงิน',
    remove: 'ลบ {{name}}',
    money: '{{amount}} {{currency}}',
    least: 'ขั้นต่ำ {{amount}} {{currency}}',
    wallet: 'กระเป๋า',
  },
  la: {
    ok: 'ຕົກລົງ',
    'home.withdraw': 'ຖອນເງິນ',
    'withdraw.title': 'ຖອນເງິນ',
    'statement.withdraw': 'ຖອນເງິນ',
    remove: 'ລຶບ {{name}}',
    money: '{{amount}} {{currency}}',
    least: 'ຕ່ຳສຸດ {{amount}} {{currency}}',
    wallet: 'ກະເປົາ',
  },
  en: {
    ok: 'OK',
    'home.withdraw': 'Withdraw',
    'withdraw.title': 'Withdraw',
    'statement.withdraw': 'Withdrawal',
    remove: 'Remove {{name}}',
    money: '{{amount}} {{currency}}',
    least: 'At least {{amount}} {{currency}}',
    wallet: 'Wallet',
  },
});

// APP-386
it('finds the keys of a text, grouped by keys that are equal in all languages', () => {
  expect(words.keysOf('ตกลง', 'th')).toEqual([['ok']]);
  expect(words.keysOf('ถอน เงิน', 'th')).toEqual([]);
  expect(words.keysOf(' ถอนเงิน ', 'th')).toEqual([['home.withdraw', 'withdraw.title'], ['statement.withdraw']]);
  expect(words.keysOf('Withdrawal', 'en')).toEqual([['statement.withdraw']]);
});

it('finds the key of the text at the beginning of a longer one', () => {
  expect(words.keyAtBeginning('กระเป๋า 5,250.75', 'th')).toBe('wallet');
  expect(words.keyAtBeginning('กระเป๋าหลัก', 'th')).toBeNull();
});

it('keeps placeholder values that are equal in all languages, and drops others', () => {
  expect(words.filled('ลบ Joker', 'th')).toEqual([{ key: 'remove', values: { name: 'Joker' } }]);
  expect(words.filled('ขั้นต่ำ 100 บาท', 'th')).toEqual([{ key: 'least' }]);
  expect(words.filled('100 บาท', 'th')).toEqual([]);
});
