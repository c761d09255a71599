// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { logIn, openSandbox } from '../../tests/support/worlds/open-sandbox.ts';
import { keepSession, sessionInNext } from './sessions.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const storages = { local: localStorage, session: sessionStorage };

// APP-224
test.each(['local', 'session'] as const)(
  'keeps the demo player of the %s storage logged in after a reset',
  async (area) => {
    const before = (await openSandbox('everyday')).token('player') ?? '';
    const afresh = await openSandbox('everyday', { at: Date.UTC(2026, 5, 1) });
    storages[area].setItem('token', before);
    keepSession(afresh, before, true);
    expect(afresh.token('player')).not.toBe(before);
    expect(storages[area].getItem('token')).toBe(afresh.token('player'));
  },
);

// APP-224
test('ends only its own tab’s session when a login is undone', async () => {
  const sandbox = await openSandbox('everyday');
  const demo = sandbox.token('player') ?? '';
  await logIn(sandbox);
  const [, login] = sandbox.journal();
  expect(login).toMatchObject({ operation: 'login' });
  localStorage.setItem('token', demo);
  sessionStorage.setItem('token', 'of-the-login');
  await sandbox.undo();
  keepSession(sandbox, demo, true);
  expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([demo, null]);
});

// APP-224
test.each([
  [true, 'of-a-login'],
  [false, null],
])(
  'keeps an unknown token in the shared storage only when another tab rewrote the history: %s',
  async (elsewhere, left) => {
    const sandbox = await openSandbox('everyday');
    localStorage.setItem('token', 'of-a-login');
    keepSession(sandbox, sandbox.token('player'), elsewhere);
    expect(localStorage.getItem('token')).toBe(left);
  },
);

// APP-224
test.each([
  ['visitor', 'visitor', true, true, 'player'],
  ['visitor', 'visitor', false, true, 'visitor'],
  ['visitor', 'visitor', true, false, 'visitor'],
  ['visitor', 'expired', true, true, 'expired'],
  ['player', 'visitor', true, true, 'visitor'],
  ['visitor', 'player', false, true, 'player'],
] as const)(
  'from a world with session %s to one with %s, logged in before: %s, registered there: %s, becomes %s',
  (before, session, asPlayer, registered, next) => {
    expect(sessionInNext({ session, registered }, { session: before, asPlayer })).toBe(next);
  },
);
