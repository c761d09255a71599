import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { initI18n, setLanguage } from '../../shared/i18n/i18n.ts';
import { LoginForm } from './login-form.tsx';

/** Stands for the server; each test sets its answer. */
const server = vi.fn<(input: RequestInfo | URL, init?: RequestInit) => Promise<Response>>();

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(async () => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
  await initI18n();
  await setLanguage('en');
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/login']}>
          <Routes>
            <Route path="/login" element={<LoginForm />} />
            <Route path="/user" element={<p>inside</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
});

const username = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));

describe('LoginForm', () => {
  // ACC-2
  it('asks for both fields without a call, and leads to the first empty one', async () => {
    await submit();
    expect(screen.getByText('Enter your phone number')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(document.activeElement).toBe(username());
    expect(server).not.toHaveBeenCalled();
  });

  // SAFE-66
  it.each(['', ' ', 'null', 'undefined', '[object Object]', 'a b', 7, null, { a: 1 }])(
    'treats an answer whose token is %j as one that cannot be read',
    async (token) => {
      server.mockResolvedValue(answer(200, { message: 'SUCCESS', data: { token } }));
      await userEvent.type(username(), '0812345678');
      await userEvent.type(password(), 'krapao99');
      await submit();
      await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
      expect(screen.queryByText('inside')).toBeNull();
      expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, null]);
    },
  );

  // ACC-6
  it('keeps the username and empties the password when the credentials are wrong', async () => {
    server.mockResolvedValue(answer(400, { message: 'WRONG_CREDENTIAL' }));
    await userEvent.type(username(), '0812345678');
    await userEvent.type(password(), 'x');
    await submit();
    await within(screen.getByRole('alert')).findByText(/password/);
    expect(username().value).toBe('0812345678');
    expect(password().value).toBe('');
    expect(document.activeElement).toBe(password());
    expect(screen.queryByText('Enter your password')).toBeNull();
  });

  // APP-34, DES-21
  it.each([
    ['INACTIVE_USER', () => screen.getByRole('button', { name: 'Log in' })],
    // The button is disabled for ten seconds: the password field gets the focus, where Enter submits.
    ['REQUEST_LIMIT', password],
  ])('gives the focus back that the waiting button had, after %s', async (code, place) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.mockReturnValue(promise);
    await userEvent.type(username(), '0812345678');
    await userEvent.type(password(), 'krapao99');
    await submit();
    // Browsers take the focus from a disabled button; the DOM of this test does not.
    (document.activeElement as HTMLElement).blur();
    await act(async () => resolve(answer(400, { message: code })));
    await waitFor(() => expect(document.activeElement).toBe(place()));
  });

  // ACC-9
  it('rests for the minute that the server asks for, and does not ask by itself', async () => {
    server.mockImplementation(() => Promise.resolve(answer(429, { message: 'REQUEST_LIMIT_1MIN' })));
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.type(username(), '0812345678');
    await userEvent.type(password(), 'krapao99');
    await submit();
    const resting = await screen.findByRole<HTMLButtonElement>('button', { name: /again in (60|59) s/ });
    expect(resting.disabled).toBe(true);
    await userEvent.type(password(), '{Enter}');
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(server).toHaveBeenCalledOnce();
    expect(password().value).toBe('krapao99');
    await submit();
    expect(server).toHaveBeenCalledTimes(2);
  });

  // ACC-3, ACC-4
  it('sends one call however often it is submitted', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.mockReturnValue(promise);
    await userEvent.type(username(), ' 0812345678 ');
    await userEvent.type(password(), 'krapao99{Enter}{Enter}{Enter}');
    await waitFor(() => expect(server).toHaveBeenCalled());
    expect(server).toHaveBeenCalledOnce();
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toEqual({
      username: '0812345678',
      password: 'krapao99',
    });
    resolve(answer(200, { token: 'kp1.abc.1' }));
    expect(await screen.findByText('inside')).toBeTruthy();
  });

  it('keeps the token for the tab only, unless the player wants to be remembered', async () => {
    server.mockImplementation(() => Promise.resolve(answer(200, { token: 'kp1.abc.1' })));
    await userEvent.type(username(), '0812345678');
    await userEvent.type(password(), 'krapao99');
    await submit();
    await screen.findByText('inside');
    expect(sessionStorage.getItem('token')).toContain('kp1.abc.1');
    expect(localStorage.getItem('token')).toBeNull();
  });
});
