import { describe, expect, test } from 'vitest';
import { externalUrlOf, linkRewriter, outsideUrl, standIn } from './external-addresses.ts';

const appUrl = 'https://demo.example/app/';

describe('stand-ins for pages outside the app', () => {
  test.each([
    'https://play.joker.example/lobby',
    'https://play.pg.example/in/a.b~c?username=u&password=p%26q',
    'http://www.joker.example:8080/sign-in.aspx',
    'https://line.me/',
  ])('keep %s readable and map back to it', (address) => {
    const page = new URL(standIn(new URL(address), appUrl));
    expect(page.origin).toBe('https://demo.example');
    // A static server treats a path with a dot as a file
    expect(page.pathname).not.toContain('.');
    expect(externalUrlOf(page, '/app/')?.href).toBe(address);
  });

  test.each([
    'https://demo.example/app/user/home',
    'https://demo.example/app/sandbox-provider/',
    'https://demo.example/app/sandbox-provider/javascript/x/y',
  ])('are not found in %s', (page) => {
    expect(externalUrlOf(new URL(page), '/app/')).toBeNull();
  });

  test('exist only for HTTP addresses outside the site', () => {
    expect(outsideUrl('https://line.me/x', appUrl)?.href).toBe('https://line.me/x');
    for (const stays of ['/user/home', 'https://demo.example/x', 'tel:021234567', 'javascript:alert(1)', 'http://'])
      expect(outsideUrl(stays, appUrl), stays).toBeNull();
  });

  test('replace external links in responses, and nothing else', () => {
    const answer = '{"web":"https://play.joker.example/lobby","note":"https://krapao.example/x","name":"play"}';
    const rewrite = linkRewriter(appUrl);
    for (const _time of ['the first time', 'again'])
      expect(JSON.parse(rewrite(answer))).toEqual({
        web: 'https://demo.example/app/sandbox-provider/https/play~joker~example/lobby',
        note: 'https://krapao.example/x',
        name: 'play',
      });
  });
});
