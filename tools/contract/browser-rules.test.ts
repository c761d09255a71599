import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerFaults, bodyFaults, headersRead, isMixedContent, preflightFaults, redirectOf } from './browser-rules.ts';
import { mendsOf } from './mends.ts';

const origin = 'https://wallet.example';
const url = 'https://api.example/api/wallet';
const good = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date',
  'cache-control': 'no-store',
  date: 'Sat, 14 Mar 2026 13:25:00 GMT',
};
const unreadable = 'no Access-Control-Allow-Origin: a page of https://wallet.example cannot read it';

test.each<[string, Record<string, string | null>, string[]]>([
  ['everything', {}, []],
  ['its own origin', { 'access-control-allow-origin': origin }, []],
  [
    'other words of the same',
    { 'cache-control': 'private, No-Store', 'access-control-expose-headers': 'x-id, DATE' },
    [],
  ],
  ['every header exposed', { 'access-control-expose-headers': '*' }, []],
  ['no CORS', { 'access-control-allow-origin': null, 'access-control-expose-headers': null }, [unreadable]],
  [
    'the header of two servers',
    { 'access-control-allow-origin': '*, *' },
    ['Access-Control-Allow-Origin is sent twice: *, *: a page of https://wallet.example cannot read it'],
  ],
  ['no exposed Date', { 'access-control-expose-headers': 'x-id' }, ['Access-Control-Expose-Headers has no date']],
  ['no Date', { date: null }, ['no Date']],
  ['a Date that is none', { date: 'today' }, ['Date is "today"']],
  ['a cache', { 'cache-control': 'public, max-age=600' }, ['Cache-Control is public, max-age=600, not no-store']],
  ['no word about caches', { 'cache-control': null }, ['Cache-Control is missing, not no-store']],
])('judges a response with %s', (_what, change, faults) => {
  const named = Object.entries({ ...good, ...change }).filter((entry): entry is [string, string] => entry[1] !== null);
  expect(answerFaults({ headers: new Headers(named) }, origin)).toEqual(faults);
});

test('requires no CORS of a response to the backend’s own origin', () => {
  expect(answerFaults({ headers: new Headers({ 'cache-control': 'no-store', date: good.date }) }, null)).toEqual([]);
});

const allowing = {
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, X-Client',
};
const asked = { origin, method: 'PUT', headers: ['x-client', 'authorization', 'content-type', 'accept'] };

test.each<[string, number, Record<string, string>, string[]]>([
  ['allows all', 204, allowing, []],
  [
    'refuses the method',
    204,
    { ...allowing, 'access-control-allow-methods': 'GET, POST, put' },
    ['Access-Control-Allow-Methods has no PUT'],
  ],
  [
    'allows any header, of which the token is none',
    200,
    { ...allowing, 'access-control-allow-headers': '*' },
    ['Access-Control-Allow-Headers has no authorization'],
  ],
  [
    'refuses two headers',
    204,
    { ...allowing, 'access-control-allow-headers': 'content-type' },
    ['Access-Control-Allow-Headers has no authorization, x-client'],
  ],
  ['is an error', 405, allowing, ['405, where a browser needs 200 or 204']],
  [
    'leads elsewhere',
    308,
    { ...allowing, location: '/api/wallet/?token=secret' },
    ['308, redirected to https://api.example/api/wallet/, and a browser follows no redirect there'],
  ],
])('judges a preflight that %s', (_what, status, headers, faults) => {
  expect(preflightFaults(url, new Response(null, { status, headers }), asked)).toEqual(faults);
});

test('counts a redirect without an address, and no 304', () => {
  expect(redirectOf(url, new Response(null, { status: 302 }))).toBe('302, redirected without an address');
  expect(redirectOf(url, new Response(null, { status: 304 }))).toBeNull();
});

test('checks every header that the app reads', () => {
  const source = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const read = [...source.matchAll(/\.headers\.get\('([^']+)'\)/g)].map(([, name]) => name?.toLowerCase());
  expect([...new Set(read)].sort()).toEqual([...headersRead]);
});

test.each([
  ['http://api.example', origin, true],
  ['https://api.example', origin, false],
  ['http://127.0.0.1:4870', origin, false],
  ['http://192.168.0.7', 'http://192.168.0.9', false],
  ['http://api.example', null, false],
])('calls %s from %s mixed content: %s', (baseUrl, from, isMixed) => {
  expect(isMixedContent(baseUrl, from)).toBe(isMixed);
});

test.each([
  ['https://api.example', { 'content-encoding': 'br' }, []],
  ['http://api.example', { 'content-encoding': 'br' }, ['Content-Encoding is br, which the call does not accept']],
  ['https://api.example', { 'content-encoding': 'zstd' }, ['Content-Encoding is zstd, which the call does not accept']],
  ['https://api.example', { 'content-type': 'application/problem+json; charset=utf-8' }, []],
  ['https://api.example', { 'content-type': 'text/plain' }, ['Content-Type is text/plain, not application/json']],
])('judges the body of %s with %j', (from, headers, faults) => {
  const all = new Headers({ 'content-type': 'application/json', ...headers });
  expect(bodyFaults(from, { headers: all }, '{}')).toEqual(faults);
});

test('knows what to do about every fault', () => {
  expect(mendsOf(unreadable)).toHaveLength(1);
  expect(mendsOf('preflight: 401, where a browser needs 200 or 204')).toEqual([
    'Answer OPTIONS with 204 without asking for a token: a browser sends none there.',
  ]);
});
