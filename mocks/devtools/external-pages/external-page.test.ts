import { describe, expect, test } from 'vitest';
import { externalPageOf } from './external-page.ts';
import { shownFields } from './posted-fields.ts';

describe('a page outside the app', () => {
  test('has game, kind and fields, with masked passwords', () => {
    const page = externalPageOf(new URL('https://play.superslot.example/lobby?username=u1&Password=geheim'), null);
    expect(page).toMatchObject({ opened: expect.stringContaining('SUPERSLOT'), kind: 'link' });
    expect(page.address).not.toContain('geheim');
    expect(page.fields).toEqual([
      { name: 'username', value: 'u1', masked: false },
      { name: 'Password', value: '••••••••', masked: true },
    ]);
  });

  test('distinguishes auto-login, store and form', () => {
    expect(externalPageOf(new URL('https://play.pg.example/in/t1'), null).kind).toBe('auto-login');
    expect(externalPageOf(new URL('https://play.google.com/krapao/pg'), null)).toMatchObject({
      kind: 'store',
      opened: expect.stringContaining('(PG)'),
    });
    const form = externalPageOf(new URL('https://www.joker123.example/sign-in'), shownFields([['user', 'u']]));
    expect(form).toMatchObject({ kind: 'form', opened: expect.stringContaining('(JOKER)') });
  });

  test('shows an empty password as empty', () => {
    expect(shownFields([['password', '']])).toEqual([{ name: 'password', value: '', masked: false }]);
  });
});
