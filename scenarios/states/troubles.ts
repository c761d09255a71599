/** Loading, failing and busy states, and the sandbox's own pages. */
import { type Act, demoPlayer, type ScreenState } from '../../mocks/index.ts';
import { alarm, fill, from, press, pressOn, show, text } from './acts.ts';

const history = from('statement', '/user/home');
const login = from('login', '/login', 'visitor');
const home = from('home', '/user/home');
const own = from('sandbox', '/', 'visitor');

/** The answer does not arrive. */
const never = { delay: 600_000, times: 'always' } as const;
/** Opened from the menu, so that the faults precede the page's calls. */
const openHistory: Act = pressOn('nav a', text('shell.menu.history'));

const sendLogin = (password: string): readonly Act[] => [
  fill('username', demoPlayer.username),
  fill('password', password),
  press('auth.submit'),
];

export const troubleStates: readonly ScreenState[] = [
  {
    ...history('statement-loading', 'everyday', [
      { do: 'fault', operation: 'listStatements', effect: never },
      openHistory,
      show('h1', text('common.titles.statement')),
    ]),
    busy: true,
  },
  {
    ...login('login-busy', 'everyday', [
      { do: 'fault', operation: 'login', effect: never },
      ...sendLogin(demoPlayer.password),
      show('button[data-loading]'),
    ]),
    busy: true,
  },
  login('login-wrong', 'everyday', [...sendLogin('wrong'), show(alarm)]),
  home('home-old-balances', 'everyday', [
    // The balances are stored by now. One fault per call: each failed read is retried twice (APP-43).
    { do: 'reload', fault: Array<string>(9).fill('getWallet:INTERNAL_SERVER_ERROR').join(',') },
    show('h2', text('home.last')),
  ]),
  home('home-failed', 'server-down'),
  { ...own('sandbox-problem', 'no-such-world'), bare: true },
  { ...own('sandbox-stories', 'everyday'), route: '/?present=1', bare: true },
  {
    ...own('sandbox-story', 'lucky', [show('body:has(~ aside[data-mood="ready"]) *')]),
    ...{ route: '/?present=lucky-spin', person: 'player', bare: true },
  },
];
