import { describe, expect, test } from 'vitest';
import { strangeIn } from '../explore/walks/signs.ts';
import { defectsIn } from './oracles.ts';

describe('the text oracle', () => {
  // ACC-12, APP-77, GAM-41
  test.each([
    ['a broken number', 'ยอด NaN บาท', 'NaN'],
    ['a missing value', 'Hello undefined', 'undefined'],
    ['an object', 'Error: [object Object]', '[object Object]'],
    ['an unfilled placeholder', '{{count}} games', '{{count}}'],
    ['a raw key', 'home.actions.deposit', 'home.actions.deposit'],
    ['a year of the Buddhist calendar', '14/03/2569 20:15', '14/03/2569'],
    ['the era', 'ปี พ.ศ. 2569', 'พ.ศ.'],
  ])('sees %s', (_what, text, found) => {
    expect(defectsIn(text)).toContain(found);
  });

  test.each([
    '1,250.00 บาท',
    '14/03/2026 20:15:00',
    'krapao.example',
    '012-345-2567',
    'play@home.example',
    'ไปหน้าแรก.',
  ])('lets %s pass', (text) => {
    expect(defectsIn(text)).toEqual([]);
  });
});

describe('the oracle of calls', () => {
  const call = { operation: 'getWallet', method: 'GET', path: '/api/wallet' };
  const headers = { 'x-client': 'wallet-user', authorization: 'Bearer kp1.0' };

  // APP-39
  test('lets the app’s own calls pass, with a token and without', () => {
    expect(strangeIn({ ...call, headers })).toEqual([]);
    expect(strangeIn({ ...call, headers: { 'x-client': 'wallet-user' } })).toEqual([]);
  });

  // APP-37
  test('reports a call outside the contract, a wrong client header, and a malformed token', () => {
    expect(strangeIn({ ...call, operation: null, headers })).toEqual(['GET /api/wallet is not in the contract']);
    expect(strangeIn({ ...call, headers: {} })).toHaveLength(1);
    for (const authorization of ['Bearer ', 'Bearer undefined', 'kp1.0']) {
      expect(strangeIn({ ...call, headers: { ...headers, authorization } }), authorization).toHaveLength(1);
    }
  });
});
