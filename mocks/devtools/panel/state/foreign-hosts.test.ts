import { describe, expect, it } from 'vitest';
import { foreignAddresses } from './foreign-hosts.ts';

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
