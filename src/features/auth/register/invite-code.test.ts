// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { inviteCodeOf } from './invite-code.ts';

afterEach(() => localStorage.clear());

const visit = (query: string) => inviteCodeOf(new URLSearchParams(query));

// REG-10, REG-11
it('is the last one of the address as it stands, then of earlier visits', () => {
  expect(visit('')).toBe('');
  expect(visit('code=PR1&code=pr-%E0%B8%81.2&code=+')).toBe('pr-ก.2');
  expect(visit('')).toBe('pr-ก.2');
  expect(visit('code=12345')).toBe('12345');
  expect(visit('code=')).toBe('12345');
  expect(localStorage.getItem('code')).toBe('12345');
});
