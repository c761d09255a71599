import { expect, test } from 'vitest';
import { foreignAddresses } from './foreign-hosts.ts';

test('lists addresses of other origins, sockets included', () => {
  const own = ['https://demo.example/a.js', 'wss://demo.example/socket', 'blob:https://demo.example/1'];
  const foreign = ['https://cdn.example/a.js', 'http://demo.example/a.js', 'wss://chat.example/'];
  expect(foreignAddresses([...own, 'data:text/plain,x', ...foreign], 'https://demo.example')).toEqual(foreign);
});
