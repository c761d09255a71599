import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameAccount } from '../../../contract/generated/models/gameAccount.ts';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import { config, configure } from '../../shared/config/config.ts';
import { launchPlanOf, needsAccount, storeLink } from './game-launch.ts';

const signIn = {
  JOKER: 'https://joker.example/in',
  SLOTXO: 'https://slotxo.example/in',
  UFABET: 'https://ufa.example/in',
  UFABET_LAOS: 'https://laos.ufa.example/in',
  SUPERSLOT: 'https://super.example/in',
};
const event = { viewStateGenerator: 'G', eventTarget: 'T', viewState: '"><x>\n', eventValidation: 'V' };
const account = { username: 'kp1', password: 'a/b?c#d%2e ก' };
const before = { ...config };

beforeEach(() => {
  configure({ signIn, iframe: false, laos: false, ufaHost: '' });
});
afterEach(() => configure(before));

describe('the way into a game', () => {
  // GAM-31
  test.each(['JOKER', 'SLOTXO'] as const)('%s: a hidden form with user name and password', (code) => {
    expect(launchPlanOf(code, null, account)).toEqual({
      kind: 'ready',
      newTab: false,
      target: { kind: 'form', url: signIn[code], fields: account },
    });
  });

  // GAM-32, GAM-49
  test('UFABET: the form carries the event fields as they are, and nothing else of the server', () => {
    const plan = launchPlanOf('UFABET', null, { ...account, event: { ...event, extra: 'x' } as typeof event });
    expect(plan).toMatchObject({ kind: 'ready', target: { kind: 'form', url: signIn.UFABET } });
    expect(plan.kind === 'ready' && plan.target.kind === 'form' && plan.target.fields).toEqual({
      ...account,
      __VIEWSTATEGENERATOR: 'G',
      __EVENTTARGET: 'T',
      __VIEWSTATE: event.viewState,
      __EVENTVALIDATION: 'V',
    });
  });

  // GAM-33
  test('UFABET without the event fields is a problem, not a post', () => {
    expect(launchPlanOf('UFABET', null, account)).toEqual({ kind: 'problem', problem: 'event' });
  });

  // GAM-34
  test('UFABET: the Laos build has its own address, and a custom host wins over both', () => {
    const url = () => {
      const plan = launchPlanOf('UFABET', null, { ...account, event });
      return plan.kind === 'ready' ? plan.target.url : null;
    };
    configure({ laos: true });
    expect(url()).toBe(signIn.UFABET_LAOS);
    configure({ ufaHost: 'https://own.example/in' });
    expect(url()).toBe('https://own.example/in');
  });

  // GAM-35
  test('SUPERSLOT: credentials in the query, encoded', () => {
    const plan = launchPlanOf('SUPERSLOT', null, account);
    const url = new URL(plan.kind === 'ready' ? plan.target.url : '');
    expect(Object.fromEntries(url.searchParams)).toEqual(account);
    expect(url.hash).toBe('');
  });

  // GAM-36
  test.each(['SEXYGAME', 'NEWGAME', 'constructor'])('%s: its own address in a new tab, without credentials', (code) => {
    expect(needsAccount(code)).toBe(false);
    expect(launchPlanOf(code, 'https://play.example/lobby', undefined)).toEqual({
      kind: 'ready',
      newTab: true,
      target: { kind: 'link', url: 'https://play.example/lobby' },
    });
  });

  // GAM-48
  test.each(['javascript:alert(1)', 'https://good@play.example', '//play.example', 'tel:1', null])(
    'never opens an address such as %s',
    (web) => expect(launchPlanOf('SEXYGAME', web, undefined)).toEqual({ kind: 'problem', problem: 'address' }),
  );

  // GAM-37, GAM-38, GAM-39, GAM-40
  test.each([
    ['PG', 'autoLoginPg', 'pg', false],
    ['BETFLIX', 'autoLoginBetflix', 'betflix', false],
    ['ASKMEBET', 'autoLoginAskmebet', 'askmebet', true],
    ['IMI', 'autoLoginImi', 'imi', true],
    ['USUN', 'autoLoginUsun', 'usun', true],
    ['AREASLOT', 'autoLoginAreaslot', 'areaslot', false],
    ['CIRCUS', 'autoLoginCircus', 'circus', true],
    ['SLOTRACHA', 'autoLoginSlotracha', 'slotracha', true],
    ['PGSLOT', 'autoLoginPgslot', 'pgslot', true],
    ['JOKER2', 'autoLoginJoker2', 'joker2', false],
    ['HUAYHD', 'autoLoginHuayhd', 'huayhd', false],
  ] as const)(
    '%s: fetches a link with %s at autoLogin/%s, each part one segment',
    async (code, operation, path, withPassword) => {
      const backend = await simulate('provider-tour');
      const linkFor = (credentials: GameAccount) => {
        const plan = launchPlanOf(code, null, credentials);
        if (plan.kind !== 'ask') throw new Error(`${code} asks for nothing`);
        return plan.ask();
      };
      const own = await backend.elsewhere<GameAccount>(`/api/wallet/account/${code}`);
      const url = expect.stringMatching(new RegExp(`^https://play\\.${path}\\.example/in/\\w+$`));
      expect(await linkFor(own)).toEqual({ kind: 'link', url });

      // No provider of the simulator gives such a password, or a link over http (GAM-48).
      backend.forge(operation, { link: 'http://play.example/in/1' });
      expect(await linkFor(account)).toEqual({ kind: 'link', url: 'http://play.example/in/1' });
      const parts = (...both: string[]) => both.slice(0, withPassword ? 2 : 1).join('/');
      expect(backend.calls.map((call) => call.path)).toEqual([
        `/api/autoLogin/${path}/${parts(own.username, encodeURIComponent(own.password))}`,
        `/api/autoLogin/${path}/${parts('kp1', 'a%2Fb%3Fc%23d%252e%20%E0%B8%81')}`,
      ]);
    },
  );

  // GAM-40
  test.each(['.', '..'])('a password of %s in a path is a problem, not another path', (password) => {
    expect(launchPlanOf('CIRCUS', null, { ...account, password })).toEqual({ kind: 'problem', problem: 'event' });
    expect(launchPlanOf('JOKER', null, { ...account, password }).kind).toBe('ready');
  });

  // GAM-44
  test('opens a new tab when the build says so', () => {
    configure({ iframe: true });
    expect(launchPlanOf('PG', null, account)).toMatchObject({ newTab: true });
    expect(launchPlanOf('JOKER', null, account)).toMatchObject({ newTab: true });
  });

  // GAM-48
  test('a build without a sign-in page cannot open the game, and says so', () => {
    configure({ signIn: { ...signIn, JOKER: '' } });
    expect(launchPlanOf('JOKER', null, account)).toEqual({ kind: 'problem', problem: 'address' });
  });
});

// GAM-30
test('accepts any https address and the schemes of the stores as a store', () => {
  const good = [
    'https://play.google.com/store/x',
    'https://cdn.example/app.apk',
    'market://details?id=x',
    'itms-apps://x',
  ];
  expect(good.map(storeLink)).toEqual(good);
  const bad = ['javascript:1', 'intent://x', 'http://play.google.com/', 'https://good@apps.apple.com/x', null];
  expect(bad.map(storeLink)).toEqual(bad.map(() => null));
});
