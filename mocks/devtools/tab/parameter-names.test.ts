import { expect, test } from 'vitest';
import { readNames } from './parameter-names.ts';

const read = (search: string) => readNames(new URLSearchParams(search));

// APP-397
test('reports a typo with the likely parameter', () => {
  expect(read('?scenaro=vip&as=player')).toEqual([{ parameter: 'scenaro', value: 'vip', meant: 'scenario' }]);
  expect(read('?scenario=everyday&amp;as=player')).toEqual([{ parameter: 'amp;as', value: 'player', meant: 'as' }]);
  expect(read('?Seed=7&sed=8')).toEqual([
    { parameter: 'Seed', value: '7', meant: 'seed' },
    { parameter: 'sed', value: '8', meant: 'seed' },
  ]);
});

// APP-397
test('ignores other names, repeated or not', () => {
  expect(read('?code=PR1&page=2&code=PR2&fbclid=x&utm_source=a&utm_source=b')).toEqual([]);
  expect(read('?scenario=vip&seed=7')).toEqual([]);
});

// APP-398
test('reports a repeated parameter with its values', () => {
  expect(read('?scenario=vip&scenario=broke')).toEqual([{ parameter: 'scenario', value: 'vip, broke', meant: null }]);
  expect(read('?state=login-refused&state=')).toEqual([{ parameter: 'state', value: 'login-refused, ', meant: null }]);
  expect(read('?fault=spin:gone&fault=transfer:gone')).toEqual([]);
});
