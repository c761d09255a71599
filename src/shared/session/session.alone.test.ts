// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { digest } from '../base/ids.ts';
import type * as Session from './session.ts';

let session: typeof Session;
let heard: Session.SessionEvent[];
let stop: () => void;

/** Loads the module as a new tab does. */
async function openTab() {
  vi.resetModules();
  session = await import('./session.ts');
  stop = session.watchOtherTabs();
  heard = [];
  session.subscribeSession((event) => heard.push(event));
}

/** Another tab changes the remembered token. */
function elsewhere(token: string | null) {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

beforeEach(openTab);
afterEach(() => {
  stop();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

// ACC-13
test('stores a remembered token in local storage only', () => {
  session.login('t1', true);
  expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual(['t1', null]);
});

// ACC-14
test('stores any other token in session storage only', () => {
  localStorage.setItem('token', 'old');
  session.login('t1', false);
  expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, 't1']);
  expect(session.getToken()).toBe('t1');
});

// ACC-15, ACC-17, APP-35, WAL-16
test('logs out after 200 ms, and removes the time of the last refresh', async () => {
  vi.useFakeTimers();
  session.login('t1', true);
  localStorage.setItem('last_sync', '1768469400000');
  localStorage.setItem('locale', 'en');
  const done = session.logOut();
  await vi.advanceTimersByTimeAsync(199);
  expect(session.getToken()).toBe('t1');
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(session.getToken()).toBeNull();
  expect(localStorage.getItem('last_sync')).toBeNull();
  expect(localStorage.getItem('locale')).toBe('en');
  expect(heard.at(-1)).toEqual({ type: 'cleared', reason: 'logout' });
});

test('does not notify without a session', () => {
  expect(session.clearSession('public-page')).toBe(false);
  expect(heard).toEqual([]);
});

// ACC-22
test('ends the session of a player who cleared the browser’s storage', () => {
  session.login('t1', true);
  localStorage.clear();
  expect(session.clearSession('ended')).toBe(true);
  expect(heard.at(-1)).toEqual({ type: 'cleared', reason: 'ended' });
});

// ACC-18
test('follows a logout in another tab', () => {
  session.login('t1', true);
  elsewhere(null);
  expect(session.getToken()).toBeNull();
  expect(heard.at(-1)).toEqual({ type: 'cleared', reason: 'other-tab' });
});

/** Another tab announces a logout; waits until this tab has handled it. */
async function hearLogout(of = 't1', reason?: Session.ClearReason) {
  const other = new BroadcastChannel('krapao-session');
  const before = heard.length;
  other.postMessage({ kind: 'logout', of: digest(of), reason });
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before));
  other.close();
}

// ACC-56
test.each([
  ['logout', 'other-tab'],
  ['ended', 'ended-elsewhere'],
  ['public-page', 'other-tab'],
] as const)('knows why another tab ended the session: %s', async (why, reason) => {
  session.login('t1', true);
  await hearLogout('t1', why);
  expect(heard.at(-1)).toEqual({ type: 'cleared', reason });
});

// ACC-18
test('keeps the token of a login after a logout that this tab receives late', async () => {
  session.login('t1', true);
  localStorage.setItem('token', 't2');
  await hearLogout();
  expect(localStorage.getItem('token')).toBe('t2');
  expect([session.getToken(), heard.at(-1)]).toEqual(['t2', { type: 'switched' }]);
});

/** Another tab announces a logout that this tab should ignore. */
async function tellLogout(of: string) {
  const other = new BroadcastChannel('krapao-session');
  other.postMessage({ kind: 'logout', of: digest(of) });
  // A tab of an older version does not name the session.
  other.postMessage('logout');
  await new Promise((resolve) => setTimeout(resolve, 100));
  other.close();
}

// ACC-18
test.each([true, false])(
  'stays logged in when another player logs out in another tab (remembered: %j)',
  async (remember) => {
    session.login('t1', remember);
    localStorage.setItem('open-qrs', JSON.stringify({ owner: digest('t1'), items: [] }));
    heard.length = 0;
    await tellLogout('t2');
    expect([session.getToken(), heard]).toEqual(['t1', []]);
    expect(localStorage.getItem('open-qrs')).not.toBeNull();
  },
);

describe('a tab with its own session beside another player’s remembered one', () => {
  const rememberOther = () => {
    elsewhere('t2');
    for (const key of ['open-qrs', 'awaited', 'last-balances']) {
      localStorage.setItem(key, JSON.stringify({ owner: digest('t2'), items: [] }));
    }
    localStorage.setItem(`chat-unsent:p2:${digest('t2')}:1`, 'text');
  };
  const others = () => Object.keys(localStorage).toSorted();

  // ACC-18, ACC-19
  test.each(['logout', 'ended', 'public-page'] as const)('keeps the other one when its own ends by %s', (reason) => {
    session.login('t1', false);
    rememberOther();
    const before = others();
    session.clearSession(reason);
    // A visitor, and never the other player, also after a reload.
    expect([session.getToken(), heard.at(-1)]).toEqual([null, { type: 'cleared', reason }]);
    expect(others()).toEqual(before);
    expect(session.clearSession('public-page')).toBe(false);
    expect(localStorage.getItem('token')).toBe('t2');
  });

  // ACC-18
  test('stays a visitor after a reload, and follows the next remembered login', async () => {
    session.login('t1', false);
    rememberOther();
    session.clearSession('logout');
    stop();
    await openTab();
    expect(session.getToken()).toBeNull();
    elsewhere('t3');
    expect([session.getToken(), heard.at(-1)]).toEqual(['t3', { type: 'login', elsewhere: true }]);
  });

  // ACC-14, ACC-18
  test('keeps the other one when it logs in again', () => {
    session.login('t1', false);
    rememberOther();
    session.clearSession('logout');
    session.login('t4', false);
    expect([session.getToken(), localStorage.getItem('token')]).toEqual(['t4', 't2']);
  });

  // ACC-18
  test('becomes a visitor when a tab with the same session logs out', async () => {
    session.login('t1', false);
    rememberOther();
    await hearLogout();
    expect([session.getToken(), localStorage.getItem('token')]).toEqual([null, 't2']);
    expect(heard.at(-1)).toEqual({ type: 'cleared', reason: 'other-tab' });
  });
});

// ACC-17
test('removes all data of its session', () => {
  session.login('t1', true);
  for (const key of ['open-qrs', 'awaited', 'last-balances']) {
    localStorage.setItem(key, JSON.stringify({ owner: digest('t1'), items: [] }));
  }
  localStorage.setItem(`chat-unsent:p1:${digest('t1')}:1`, 'text');
  session.clearSession('logout');
  expect(Object.keys(localStorage)).toEqual([]);
});

// ACC-20
test('notices the login of another player in another tab', () => {
  session.login('t1', true);
  elsewhere('t2');
  expect(session.getToken()).toBe('t2');
  expect(heard.at(-1)).toEqual({ type: 'switched' });
});

// ACC-20
test('ignores a remembered login of another tab if it has its own session', () => {
  session.login('t1', false);
  elsewhere('t2');
  expect(session.getToken()).toBe('t1');
  expect(heard.filter(({ type }) => type === 'switched')).toEqual([]);
});

// ACC-18
test('notifies other tabs of a logout, even from its own session', async () => {
  const other = new BroadcastChannel('krapao-session');
  const message = new Promise((resolve) => other.addEventListener('message', ({ data }) => resolve(data)));
  session.login('t1', false);
  session.clearSession('logout');
  expect(['login', { kind: 'logout', of: digest('t1') }]).toContainEqual(await message);
  other.close();
});

test('treats a token that no header can carry as absent', () => {
  localStorage.setItem('token', 'a\nb');
  expect(session.getToken()).toBeNull();
});
