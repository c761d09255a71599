import { describe, expect, it } from 'vitest';
import { foreignAddresses } from '../state/foreign-hosts.ts';
import { matches } from './search.ts';

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

describe('requests to other hosts', () => {
  it('are those of another origin, sockets included', () => {
    const own = 'https://demo.example';
    const addresses = [
      'https://demo.example/a.js',
      'wss://demo.example/socket',
      'data:text/plain,x',
      'blob:https://demo.example/1',
      'https://cdn.example/a.js',
      'http://demo.example/a.js',
      'wss://chat.example/',
    ];
    expect(foreignAddresses(addresses, own)).toEqual([
      'https://cdn.example/a.js',
      'http://demo.example/a.js',
      'wss://chat.example/',
    ]);
  });
});
