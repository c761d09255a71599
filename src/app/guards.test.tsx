import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type SimulatedBackend, simulate } from '../../tests/support/components/simulated-backend.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { useAfterLogin } from '../shared/session/intended-url.ts';
import { clearSession, getToken, login, watchOtherTabs } from '../shared/session/session.ts';
import { AppEvents } from './app-events.tsx';
import { PublicOnly, RequireSession, RequireTerminated } from './guards.tsx';
import type { Port } from './port.ts';

let backend: SimulatedBackend;
let replaceWorld: (elsewhere?: boolean) => void;
const port: Port = {
  config: {},
  onWorldReplaced: (listener) => {
    replaceWorld = (elsewhere = false) => listener(elsewhere);
    return () => undefined;
  },
};

function Where() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state ?? null)}`}</output>;
}

function LoginForm() {
  const afterLogin = useAfterLogin();
  return (
    <button type="button" onClick={() => afterLogin('t1', true)}>
      Log in
    </button>
  );
}

function open(path: string) {
  const client = createQueryClient();
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <AppEvents port={port}>
            <Where />
            <Routes>
              <Route element={<PublicOnly />}>
                <Route path="login" element={<LoginForm />} />
                <Route path="contact" element={<p>Contact</p>} />
              </Route>
              <Route path="user" element={<RequireSession />}>
                <Route path="*" element={<p>Player</p>} />
                <Route index element={<p>Player</p>} />
              </Route>
              <Route element={<RequireTerminated />}>
                <Route path="terminated" element={<p>Over</p>} />
              </Route>
            </Routes>
          </AppEvents>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
  return client;
}

const where = () => screen.getByRole('status').textContent;
const isMarked = () => document.body.hasAttribute('data-terminated');
beforeEach(async () => {
  // Resets the reason of the last session's end, which tests share.
  login('t0', false);
  clearSession('ended');
  backend = await simulate('everyday', { as: 'visitor' });
});

// APP-10, APP-11
test('redirects a visitor to login, with the requested address', () => {
  open('/user/statement?x=1');
  expect(where()).toBe('/login {"from":"/user/statement?x=1"}');
});

// APP-17, APP-23
test('stays on /terminated after the lookup that led there', async () => {
  await backend.sandbox.set('terminated', true);
  open('/login');
  await screen.findByText('Over');
  await backend.sandbox.set('terminated', false);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('Over')).toBeTruthy();
  // Strict mode asks twice.
  expect(backend.times('getActive')).toBe(2);
});

// ACC-5, APP-1, APP-11
test('continues to the requested address after login, and keeps the token', async () => {
  open('/user/statement?x=1');
  act(() => screen.getByRole('button', { name: 'Log in' }).click());
  await screen.findByText('Player');
  expect(where()).toContain('/user/statement?x=1');
  expect(getToken()).toBe('t1');
});

// ACC-21
test('leaves the login page when another tab logs in permanently', async () => {
  const stop = watchOtherTabs();
  onTestFinished(stop);
  const logInElsewhere = () =>
    act(() => {
      localStorage.setItem('token', 't2');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
  open('/login');
  logInElsewhere();
  await screen.findByText('Player');
  expect(where()).toBe('/user null');
  expect(getToken()).toBe('t2');
});

// APP-13
test('does not send the next player to the page of a logout', async () => {
  login('t1', true);
  open('/user/statement');
  act(() => void clearSession('logout'));
  expect(where()).toBe('/login {}');
});

// APP-14
test('ends the session on entering a public page', () => {
  login('t1', true);
  open('/contact');
  expect(getToken()).toBeNull();
  expect(screen.getByText('Contact')).toBeTruthy();
});

describe('a public page in a background tab', () => {
  let visibility: DocumentVisibilityState;
  beforeEach(() => {
    visibility = 'hidden';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  const look = () => {
    visibility = 'visible';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  // APP-391
  test('ends the session when it becomes visible, and no later one', () => {
    login('t1', true);
    open('/contact');
    expect(getToken()).toBe('t1');
    look();
    expect(getToken()).toBeNull();
    login('t2', true);
    look();
    expect(getToken()).toBe('t2');
  });

  // APP-391
  test('keeps the session of a login meanwhile', () => {
    login('t1', true);
    open('/contact');
    login('t2', true);
    look();
    expect(getToken()).toBe('t2');
  });
});

// APP-18
test('marks the body while it checks the service, then shows login', async () => {
  const arrive = backend.hold('getActive');
  open('/login');
  expect(isMarked()).toBe(true);
  arrive();
  await waitFor(() => expect(isMarked()).toBe(false));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

// APP-19
test.each([
  ['true', () => backend.sandbox.set('terminated', true)],
  ['"gone"', () => backend.forge('getActive', { terminated: 'gone' })],
])('redirects to /terminated if the response says %s', async (_answer, end) => {
  await end();
  open('/login');
  expect(await screen.findByText('Over')).toBeTruthy();
});

test.each([
  ['an error', { code: 'INTERNAL_SERVER_ERROR' }],
  ['an HTML page', { body: '<!doctype html>' }],
  ['no answer', { cut: true }],
  // APP-20
] as const)('shows login if the check ends with %s', async (_name, effect) => {
  backend.sandbox.fault('getActive', { ...effect, times: 'always' });
  open('/login');
  await waitFor(() => expect(isMarked()).toBe(false));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

// APP-23
test('redirects from /terminated to login while the service runs', async () => {
  open('/terminated');
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
});

// APP-23
test('stays on /terminated if the check fails', async () => {
  backend.sandbox.fault('getActive', { code: 'INTERNAL_SERVER_ERROR', times: 'always' });
  const client = open('/terminated');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(backend.times('getActive')).toBeGreaterThan(0);
  expect(screen.getByText('Over')).toBeTruthy();
});

test('opens player pages when the new world has a session', async () => {
  open('/login');
  localStorage.setItem('token', 'of-the-new-world');
  act(() => replaceWorld());
  await screen.findByText('Player');
  expect(getToken()).toBe('of-the-new-world');
});

test('closes player pages when the new world has no session', async () => {
  login('t1', true);
  open('/user/home');
  localStorage.removeItem('token');
  act(() => replaceWorld());
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
});

// APP-224
test('keeps the screen and refetches when another tab changes the world’s past', async () => {
  login('t1', true);
  const client = open('/user/home');
  client.setQueryData(['/api/wallet'], {});
  const screenBefore = screen.getByText('Player');
  act(() => replaceWorld(true));
  await waitFor(() => expect(client.getQueryState(['/api/wallet'])?.isInvalidated).toBe(true));
  expect(screen.getByText('Player')).toBe(screenBefore);
  act(() => replaceWorld());
  await waitFor(() => expect(screen.getByText('Player')).not.toBe(screenBefore));
  expect(client.getQueryState(['/api/wallet'])).toBeUndefined();
});
