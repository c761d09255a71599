import { expect, test } from 'vitest';
import { mayAdminister } from './admin.ts';
import { originReader, selectWorld } from './world-selector.ts';

test.each([
  ['Bearer secret', true],
  ['bearer secret', true],
  ['Bearer wrong', false],
  ['Bearer secretsecret', false],
  ['Bearer', false],
  ['secret', false],
  ['Basic secret', false],
])('authorization: %s opens the admin API: %s', (authorization, opens) => {
  expect(mayAdminister(new Headers({ authorization }), 'secret')).toBe(opens);
});

test('refuses the admin API without authorization', () => {
  expect(mayAdminister(new Headers(), 'secret')).toBe(false);
});

test('selects a world by path, then header, then origin', () => {
  const headers = { header: 'by-header', origin: 'by-origin' };
  expect(selectWorld('/w/by-path/api/login', headers, 'main')).toEqual({
    world: 'by-path',
    path: '/api/login',
  });
  expect(selectWorld('/api/login', headers, 'main').world).toBe('by-header');
  expect(selectWorld('/api/login', { ...headers, header: undefined }, 'main').world).toBe('by-origin');
  expect(selectWorld('/api/login', { header: undefined, origin: null }, 'main').world).toBe('main');
});

test.each(['..', '.', 'UPPER', 'a_b', '-a', 'a-', '', 'a%2fb', 'x'.repeat(41)])(
  'refuses a name that could be a path or a key: %j',
  (name) => {
    expect(selectWorld(`/w/${name}/api/login`, { header: undefined, origin: null }, 'main').world).toBeNull();
    expect(selectWorld('/api/login', { header: name, origin: null }, 'main').world).toBeNull();
  },
);

test('reads a world’s name from an origin only at the star', () => {
  const read = originReader('https://*.demo.example');
  expect(read('https://alice.demo.example')).toBe('alice');
  for (const other of [
    'https://alice.evil.example',
    'http://alice.demo.example',
    'https://a.b.demo.example',
    undefined,
  ]) {
    expect(read(other)).toBeNull();
  }
  expect(() => originReader('https://demo.example')).toThrow('exactly one *');
});
