// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test } from 'vitest';
import { inviteCodeOf, readPersisted } from './persisted-registration.ts';
import { emptyDraft } from './registration-draft.ts';

const empty = emptyDraft(false, '');
const otp = { phone: '0891112222', reference: '6QBN', token: 't', sentAt: 1 };
const full = {
  draft: { ...empty, name: 'Nok', password: 'p' },
  reached: ['phone', 'otp', 'bank'],
  otp,
  verified: null,
};

describe('a registration persisted in its history entry', () => {
  // REG-5
  test('omits secrets, and the steps that need one', () => {
    expect(readPersisted(full, empty)).toEqual({
      draft: { ...empty, name: 'Nok' },
      reached: ['phone', 'otp'],
      otp,
      verified: null,
    });
  });

  // SAFE-66
  test.each(['', ' ', 'null', 'undefined', null, 7])('drops a sent code with the token %j', (token) => {
    const persisted = readPersisted({ ...full, otp: { ...otp, token } }, empty);
    expect(persisted?.otp).toBeNull();
    expect(persisted?.reached).toEqual(['phone']);
  });

  // INV-14, REG-11
  test('never changes the invite code of a link', () => {
    const draft = { ...empty, inviteCode: 'PRother' };
    expect(readPersisted({ ...full, draft }, emptyDraft(false, 'PRabc'))?.draft.inviteCode).toBe('PRabc');
    expect(readPersisted({ ...full, draft }, empty)?.draft.inviteCode).toBe('PRother');
  });

  test('leads to no code step without a sent code', () => {
    expect(readPersisted({ ...full, otp: { phone: 5 } }, empty)).toMatchObject({
      reached: ['phone'],
      otp: null,
    });
  });

  test.each([null, 'text', {}, [], { draft: full.draft }])('is null for %j', (stored) => {
    expect(readPersisted(stored, empty)).toBeNull();
  });

  test('takes only texts and known currencies from a hostile page', () => {
    const draft = { name: { evil: 1 }, currency: 'DOGE', __proto__: { polluted: true }, more: 'x' };
    const kept = readPersisted({ ...full, draft }, empty);
    expect(kept?.draft).toEqual(empty);
  });
});

const visit = (query: string) => inviteCodeOf(new URLSearchParams(query));

// REG-10, REG-11
test('takes the last invite code of the address as it stands, then that of earlier visits', () => {
  onTestFinished(() => localStorage.clear());
  expect(visit('')).toBe('');
  expect(visit('code=PR1&code=pr-%E0%B8%81.2&code=+')).toBe('pr-ก.2');
  expect(visit('')).toBe('pr-ก.2');
  expect(visit('code=12345')).toBe('12345');
  expect(visit('code=')).toBe('12345');
  expect(localStorage.getItem('code')).toBe('12345');
});
