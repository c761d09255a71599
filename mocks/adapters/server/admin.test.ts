import { expect, test } from 'vitest';
import { mayAdminister } from './admin.ts';
import { originReader, selectWorld } from './world-selector.ts';

const here = { host: '127.0.0.1:4870' };
const ask = (headers: Record<string, string>, remote = '127.0.0.1') => ({ headers: new Headers(headers), remote });

test('without a token, programs on this machine may use the admin API', () => {
  expect(mayAdminister(ask(here), null)).toBe(true);
  expect(mayAdminister(ask({ host: '[::1]:4870' }, '::1'), null)).toBe(true);
});

test.each([
  ['from another machine', ask(here, '192.168.1.9')],
  ['by a page in a browser', ask({ ...here, origin: 'https://evil.example' })],
  ['by a page of a name that was pointed at this machine', ask({ host: 'evil.example' })],
  ['through a proxy', ask({ ...here, 'x-forwarded-for': '203.0.113.7' })],
])('without a token, it is refused %s', (_way, request) => {
  expect(mayAdminister(request, null)).toBe(false);
});

test('with a token, only requests that carry it may use it', () => {
  expect(mayAdminister(ask({ authorization: 'Bearer secret' }, '192.168.1.9'), 'secret')).toBe(true);
  expect(mayAdminister(ask({ ...here, authorization: 'Bearer wrong' }), 'secret')).toBe(false);
  expect(mayAdminister(ask(here), 'secret')).toBe(false);
});

test('a world is named by the path before the header, by the header before the origin', () => {
  const headers = { header: 'by-header', origin: 'by-origin' };
  expect(selectWorld('/w/by-path/api/login', headers, 'main')).toEqual({
    world: 'by-path',
    path: '/api/login',
    base: '/w/by-path/',
  });
  expect(selectWorld('/api/login', headers, 'main').world).toBe('by-header');
  expect(selectWorld('/api/login', { ...headers, header: undefined }, 'main').world).toBe('by-origin');
  expect(selectWorld('/api/login', { header: undefined, origin: null }, 'main').world).toBe('main');
});

test.each(['..', '.', 'UPPER', 'a_b', '-a', 'a-', '', 'a%2fb', 'x'.repeat(41)])(
  'a name that could be a path or a key is no name: %j',
  (name) => {
    expect(selectWorld(`/w/${name}/api/login`, { header: undefined, origin: null }, 'main').world).toBeNull();
    expect(selectWorld('/api/login', { header: name, origin: null }, 'main').world).toBeNull();
  },
);

test('an origin names a world only where the pattern has its star', () => {
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
