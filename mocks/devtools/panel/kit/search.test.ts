import { describe, expect, it } from 'vitest';
import { matches } from './search.tsx';

describe('search', () => {
  it('finds every word, in any order and case', () => {
    expect(matches('TRANSFER 400', ['POST', '/api/wallet/transfer', 400])).toBe(true);
    expect(matches('transfer 500', ['POST', '/api/wallet/transfer', 400])).toBe(false);
  });

  it('finds everything when nothing is searched', () => {
    expect(matches('', [])).toBe(true);
    expect(matches('  ', [null])).toBe(true);
  });
});
