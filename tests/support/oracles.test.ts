import { describe, expect, it } from 'vitest';
import { defectsIn } from './oracles.ts';

describe('the text oracle', () => {
  it.each([
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

  it.each(['1,250.00 บาท', '14/03/2026 20:15:00', 'krapao.example', '012-345-2567', 'play@home.example', 'ไปหน้าแรก.'])(
    'lets %s pass',
    (text) => {
      expect(defectsIn(text)).toEqual([]);
    },
  );
});
