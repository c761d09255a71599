import { describe, expect, test } from 'vitest';
import { bankOf, pageOf, signOf, sourceOf, statementRows, typeOf } from './statement-rules.ts';

describe('statement rules', () => {
  // WAL-31
  test.each([
    ['deposit', 'plus'],
    ['bonus', 'plus'],
    ['withdraw', 'minus'],
    ['transfer', undefined],
    ['finish_bonus', undefined],
    ['somethingNew', undefined],
  ])('gives %s the sign %s', (type, sign) => {
    expect(signOf(typeOf(type))).toBe(sign);
  });

  // WAL-35
  test('knows the five sources and says nothing for others', () => {
    expect(['bonus', 'promotion', 'invite', 'refund', 'luckydraw'].map(sourceOf)).not.toContain(null);
    expect(sourceOf('LuckyDraw')).toBe('luckydraw');
    expect(sourceOf('constructor')).toBeNull();
    expect(sourceOf(null)).toBeNull();
  });

  // WAL-30
  test('never shows the raw code of an unknown type', () => {
    expect(typeOf('toString')).toBe('other');
    expect(typeOf(null)).toBe('other');
  });
});

describe('statement rows', () => {
  // DES-310
  test.each([
    ['a deposit', { statementType: 'deposit', from: 'SCB', to: 'WALLET' }, 'SCB'],
    ['a withdrawal', { statementType: 'withdraw', from: 'WALLET', to: 'KTB' }, 'KTB'],
    ['a deposit without origin', { statementType: 'deposit', to: 'WALLET' }, ''],
    ['a transfer', { statementType: 'transfer', from: 'WALLET', to: 'JOKER' }, ''],
    ['a bonus', { statementType: 'bonus', to: 'WALLET' }, ''],
  ])('have the bank of %s', (_what, entry, bank) => {
    expect(statementRows([entry]).map(bankOf)).toEqual([bank]);
  });

  // WAL-38
  test('separates rows that share an id or have none', () => {
    const keys = statementRows([{ _id: 'a' }, { _id: 'a' }, {}, {}]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  // WAL-38
  test('drops malformed rows and handles a response that is no list', () => {
    expect(statementRows([null, 'x', { _id: 'a' }])).toHaveLength(1);
    expect(statementRows(null)).toEqual([]);
  });

  // WAL-30, WAL-31, WAL-35, WAL-36
  test('reads every field of a row, whatever its spaces and capitals', () => {
    const sent = {
      ...{ _id: ' 7 ', statementType: ' Bonus ', from: ' SCB', to: 'WALLET ', amount: 12.5 },
      ...{ status: 'success', createdAt: 'then', description: ' Refund ' },
    };
    expect(statementRows([sent])).toEqual([
      {
        key: '7',
        reference: '7',
        type: 'bonus',
        from: 'SCB',
        to: 'WALLET',
        sign: 'plus',
        amount: 1250,
        status: 'success',
        createdAt: 'then',
        source: 'refund',
      },
    ]);
  });

  // WAL-32
  test('reads a malformed amount as unknown and takes the sign from the type alone', () => {
    const rows = statementRows([
      { statementType: 'withdraw', amount: -50 },
      { statementType: 'deposit', amount: 'abc' },
    ]);
    expect(rows.map(({ amount, sign }) => [amount, sign])).toEqual([
      [5000, 'minus'],
      [null, 'plus'],
    ]);
  });
});

describe('the page of the address', () => {
  // WAL-44
  test.each([
    ['2', 2],
    ['10', 10],
    ['123456789', 123_456_789],
    ['1234567890', 1],
    ['02', 1],
    ['2x', 1],
    ['x2', 1],
    [null, 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['1e9', 1],
    ['99999999999', 1],
    ['<b>', 1],
  ])('reads ?page=%s as page %i', (text, page) => {
    expect(pageOf(text)).toBe(page);
  });
});
