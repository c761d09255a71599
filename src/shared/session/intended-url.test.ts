import { expect, test } from 'vitest';
import { safeIntendedUrl } from './intended-url.ts';

const origin = 'https://krapao.example';

test.each(['/user', '/user/', '/user/statement?x=1', '/user/home#top', '/user/statement?next=//evil.example'])(
  // APP-12
  'keeps %j',
  (raw) => {
    expect(safeIntendedUrl(raw, origin)).toBe(raw);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  'https:evil.example',
  'https://evil.example/user/home',
  'https://krapao.example.evil.example/user',
  'https://krapao.example@evil.example/user',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/user/../login',
  '/user/%2e%2e/login',
  '/user/..%2flogin',
  '/userland',
  '/user//evil.example',
  '/user/\\evil.example',
  'user/home',
  '',
  null,
  undefined,
  42,
  { toString: () => '/user/home' },
  `/user/home?${'a'.repeat(2_000)}`,
  // APP-12
])('goes to /user instead of %j', (raw) => {
  expect(safeIntendedUrl(raw, origin)).toBe('/user');
});
