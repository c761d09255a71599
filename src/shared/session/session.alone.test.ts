// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as LogOut from './log-out.ts';
import type * as Session from './session.ts';

let session: typeof Session;
let logOut: typeof LogOut.logOut;
let heard: Session.SessionEvent[];
let stop: () => void;

/** The module as a freshly loaded tab has it. */
async function openTab() {
  vi.resetModules();
  session = await import('./session.ts');
  ({ logOut } = await import('./log-out.ts'));
  stop = session.watchOtherTabs();
  heard = [];
  session.subscribeSession((event) => heard.push(event));
}

/** What the browser tells this tab when another one has changed the remembered token. */
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
it('keeps a remembered token for good, and only there', () => {
  session.login('t1', true);
  expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual(['t1', null]);
});

// ACC-14
it('keeps a token that is not remembered for this tab only', () => {
  localStorage.setItem('token', 'old');
  session.login('t1', false);
  expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, 't1']);
  expect(session.getToken()).toBe('t1');
});

// ACC-15, ACC-17, APP-35, WAL-16
it('logs out after 200 ms, from both storages, and forgets when the balances were read', async () => {
  vi.useFakeTimers();
  session.login('t1', true);
  localStorage.setItem('last_sync', '1768469400000');
  localStorage.setItem('locale', 'en');
  const done = logOut();
  await vi.advanceTimersByTimeAsync(199);
  expect(session.getToken()).toBe('t1');
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(session.getToken()).toBeNull();
  expect(localStorage.getItem('last_sync')).toBeNull();
  expect(localStorage.getItem('locale')).toBe('en');
  expect(heard.at(-1)).toEqual({ type: 'cleared', reason: 'logout' });
});

it('says nothing when there is no session to end', () => {
  expect(session.clearSession('public-page')).toBe(false);
  expect(heard).toEqual([]);
});

// ACC-22
it('ends the session of a player who cleared the browser’s storage', () => {
  session.login('t1', true);
  localStorage.clear();
  expect(session.clearSession('ended')).toBe(true);
  expect(heard.at(-1)).toEqual({ type: 'cleared', reason: 'ended' });
});

// ACC-18
it('follows a logout in another tab', () => {
  session.login('t1', true);
  elsewhere(null);
  expect(session.getToken()).toBeNull();
  expect(heard.at(-1)).toEqual({ type: 'cleared', reason: 'other-tab' });
});

/** Another tab that tells this one of a logout, which hears of it when it comes to it. */
async function hearLogout() {
  const other = new BroadcastChannel('krapao-session');
  const before = heard.length;
  other.postMessage('logout');
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(before));
  other.close();
}

// ACC-18
it('keeps the token of a login that came after the logout which this tab hears of late', async () => {
  session.login('t1', true);
  localStorage.setItem('token', 't2');
  await hearLogout();
  expect(localStorage.getItem('token')).toBe('t2');
  expect([session.getToken(), heard.at(-1)]).toEqual(['t2', { type: 'switched' }]);
});

// ACC-18
it('ends a session of its own when another tab logs out', async () => {
  session.login('t1', false);
  await hearLogout();
  expect([session.getToken(), heard.at(-1)]).toEqual([null, { type: 'cleared', reason: 'other-tab' }]);
});

// ACC-20
it('notices that another player has logged in elsewhere', () => {
  session.login('t1', true);
  elsewhere('t2');
  expect(session.getToken()).toBe('t2');
  expect(heard.at(-1)).toEqual({ type: 'switched' });
});

// ACC-20
it('keeps its own session apart from a login that another tab remembers', () => {
  session.login('t1', false);
  elsewhere('t2');
  expect(session.getToken()).toBe('t1');
  expect(heard.filter(({ type }) => type === 'switched')).toEqual([]);
});

// ACC-18
it('tells other tabs of a logout even when the session was this tab’s own', async () => {
  const other = new BroadcastChannel('krapao-session');
  const message = new Promise((resolve) => other.addEventListener('message', ({ data }) => resolve(data)));
  session.login('t1', false);
  session.clearSession('logout');
  expect(['login', 'logout']).toContain(await message);
  other.close();
});

it('treats a token that no header can carry as none', () => {
  localStorage.setItem('token', 'a\nb');
  expect(session.getToken()).toBeNull();
});
