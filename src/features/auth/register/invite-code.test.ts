// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetInviteCode, inviteCodeOf, readInviteCode } from './invite-code.ts';

afterEach(() => localStorage.clear());

const visit = (query: string) => inviteCodeOf(new URLSearchParams(query));

describe('an invite code', () => {
  // REG-10
  it.each([
    ['PRabc', 'PRabc'],
    ['pr12345', 'PR12345'],
    ['Pr12345', 'PR12345'],
    [' PR12345\u200b', 'PR12345'],
    ['ＰＲ１２３４５', 'PR12345'],
    [`PR${'9'.repeat(59)}`, `PR${'9'.repeat(59)}`],
    [`PR${'9'.repeat(62)}`, `PR${'9'.repeat(62)}`],
  ])('is read from %j as %s', (written, code) => {
    expect(readInviteCode(written)).toBe(code);
  });

  // REG-10, REG-12
  it.each(['', 'PR', '12345', 'PR<b>', 'PR1 OR 1=1;', 'PRกก', `PR${'9'.repeat(63)}`])(
    'is refused when it is %j',
    (written) => {
      expect(readInviteCode(written)).toBeNull();
    },
  );

  // REG-10, REG-11
  it('is the last usable one of the address, then of earlier visits', () => {
    expect(visit('code=PR1&code=pr2&code=%3Cscript%3E')).toBe('PR2');
    expect(visit('')).toBe('PR2');
    expect(visit('code=PR3')).toBe('PR3');
    expect(visit('code=nothing')).toBe('PR3');
    expect(localStorage.getItem('code')).toBe('PR3');
  });

  // REG-11
  it('is not shown if an earlier version stored it without its PR', () => {
    localStorage.setItem('code', '12345');
    expect(visit('')).toBe('');
  });

  // REG-46
  it('is dropped by a registration, also at its own link, until another link opens', () => {
    expect(visit('code=PR7')).toBe('PR7');
    forgetInviteCode('PR7');
    expect(localStorage.getItem('code')).toBeNull();
    expect(visit('code=pr7')).toBe('');
    expect(localStorage.getItem('code')).toBeNull();
    expect(visit('code=PR8')).toBe('PR8');
  });
});
