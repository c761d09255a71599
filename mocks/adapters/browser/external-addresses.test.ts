import { describe, expect, it } from 'vitest';
import { shownFields, visitOf } from '../../devtools/external-pages/external-page.ts';
import { externalUrlOf, leaves, rewriteExternalLinks, standIn } from './external-addresses.ts';

const home = 'https://demo.example/app/';

describe('stand-ins for pages outside the app', () => {
  it.each([
    'https://play.joker.example/lobby',
    'https://play.pg.example/in/a.b~c?username=u&password=p%26q',
    'http://www.joker.example:8080/sign-in.aspx',
    'https://line.me/',
  ])('keep %s readable and come back to it', (address) => {
    const page = new URL(standIn(new URL(address), home));
    expect(page.origin).toBe('https://demo.example');
    // a dot would make a static server look for a file
    expect(page.pathname).not.toContain('.');
    expect(externalUrlOf(page, '/app/')?.href).toBe(address);
  });

  it.each([
    'https://demo.example/app/user/home',
    'https://demo.example/app/sandbox-provider/',
    'https://demo.example/app/sandbox-provider/javascript/x/y',
  ])('are not found in %s', (page) => {
    expect(externalUrlOf(new URL(page), '/app/')).toBeNull();
  });

  it('are for what leaves the site, and only over http', () => {
    expect(leaves('https://line.me/x', home)?.href).toBe('https://line.me/x');
    for (const stays of ['/user/home', 'https://demo.example/x', 'tel:021234567', 'javascript:alert(1)', 'http://'])
      expect(leaves(stays, home), stays).toBeNull();
  });

  it('replace the links in answers, and nothing else', () => {
    const answer = '{"web":"https://play.joker.example/lobby","note":"https://krapao.example/x","name":"play"}';
    expect(JSON.parse(rewriteExternalLinks(answer, home))).toEqual({
      web: 'https://demo.example/app/sandbox-provider/https/play~joker~example/lobby',
      note: 'https://krapao.example/x',
      name: 'play',
    });
  });
});

describe('a visit outside the app', () => {
  it('tells the game, the way and the fields, with passwords masked', () => {
    const visit = visitOf(new URL('https://play.superslot.example/lobby?username=u1&Password=geheim'), null);
    expect(visit).toMatchObject({ opened: expect.stringContaining('SUPERSLOT'), way: 'link' });
    expect(visit.address).not.toContain('geheim');
    expect(visit.fields).toEqual([
      { name: 'username', value: 'u1', masked: false },
      { name: 'Password', value: '••••••••', masked: true },
    ]);
  });

  it('tells an auto-login, a store and a form apart', () => {
    expect(visitOf(new URL('https://play.pg.example/in/t1'), null).way).toBe('auto-login');
    expect(visitOf(new URL('https://play.google.com/krapao/pg'), null)).toMatchObject({
      way: 'store',
      opened: expect.stringContaining('(PG)'),
    });
    const form = visitOf(new URL('https://www.joker123.example/sign-in'), shownFields([['user', 'u']]));
    expect(form).toMatchObject({ way: 'form', opened: expect.stringContaining('(JOKER)') });
  });

  it('shows an empty password as empty', () => {
    expect(shownFields([['password', '']])).toEqual([{ name: 'password', value: '', masked: false }]);
  });
});
