import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { createQueryClient } from '../../shared/api/query-client.ts';
import texts from '../../shared/i18n/en.json' with { type: 'json' };
import { setLanguage } from '../../shared/i18n/i18n.ts';
import '../../shared/base/typed-fields.ts';
import { LoginForm } from './login-form.tsx';

let backend: SimulatedBackend;
const logins = () => backend.times('login');

beforeEach(async () => {
  backend = await simulate('everyday', { as: 'visitor' });
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
  test('asks for both fields without a call, and leads to the first empty one', async () => {
    await submit();
    expect(screen.getByText('Enter your phone number')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(document.activeElement).toBe(username());
    expect(logins()).toBe(0);
  });

  // ACC-66
  test('sends fields that a password manager set without an event', async () => {
    username().value = '0812345678';
    password().value = 'krapao99';
    await submit();
    expect(await screen.findByText('inside')).toBeTruthy();
    expect(backend.bodies('login')).toEqual([{ username: '0812345678', password: 'krapao99' }]);
  });

  // SAFE-66
  test.each(['', ' ', 'null', 'undefined', '[object Object]', 'a b', 7, null, { a: 1 }])(
    'treats a response with the token %j as malformed',
    async (token) => {
      backend.forge('login', { message: 'SUCCESS', data: { token } });
      await userEvent.type(username(), '0812345678');
      await userEvent.type(password(), 'krapao99');
      await submit();
      await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
      expect(screen.queryByText('inside')).toBeNull();
      expect([localStorage.getItem('token'), sessionStorage.getItem('token')]).toEqual([null, null]);
    },
  );

  // APP-260
  test('asks for the balances with the new token, and not after a refusal', async () => {
    await userEvent.type(username(), '0812345678');
    await userEvent.type(password(), 'x');
    await submit();
    await within(screen.getByRole('alert')).findByText(/password/);
    expect(backend.times('getWallet')).toBe(0);
    await userEvent.type(password(), 'krapao99');
    await submit();
    await waitFor(() => expect(backend.times('getWallet')).toBe(1));
    expect(backend.sandbox.calls().findLast(({ operation }) => operation === 'getWallet')?.status).toBe(200);
  });

  // ACC-6
  test('keeps the username and empties the password when the credentials are wrong', async () => {
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
  test('restores the focus of the waiting button after a refusal', async () => {
    const arrive = backend.hold('login');
    await userEvent.type(username(), '0800000101');
    await userEvent.type(password(), 'krapao99');
    await submit();
    // Browsers take the focus from a disabled button; the DOM of this test does not.
    (document.activeElement as HTMLElement).blur();
    await act(async () => arrive());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' })));
  });

  // ACC-9
  test.each([
    ['REQUEST_LIMIT', '0800000110'],
    ['REQUEST_LIMIT_1MIN', '0800000111'],
  ] as const)('shows %s, does not retry by itself, and keeps the button', async (code, phone) => {
    await userEvent.type(username(), phone);
    await userEvent.type(password(), 'krapao99');
    for (const times of [1, 2]) {
      await submit();
      await screen.findByText(texts.errorMsg[code]);
      expect(logins()).toBe(times);
    }
    expect(password().value).toBe('krapao99');
  });

  // ACC-3, ACC-4
  test('sends one call however often it is submitted', async () => {
    const arrive = backend.hold('login');
    await userEvent.type(username(), ' 0812345678 ');
    await userEvent.type(password(), 'krapao99{Enter}{Enter}{Enter}');
    await waitFor(() => expect(backend.bodies('login')).toEqual([{ username: '0812345678', password: 'krapao99' }]));
    arrive();
    expect(await screen.findByText('inside')).toBeTruthy();
    expect(logins()).toBe(1);
  });

  test('keeps the token for this tab only unless "remember me" is checked', async () => {
    await userEvent.type(username(), '0812345678');
    await userEvent.type(password(), 'krapao99');
    await submit();
    await screen.findByText('inside');
    expect(backend.sandbox.knowsToken(sessionStorage.getItem('token') ?? '')).toBe(true);
    expect(localStorage.getItem('token')).toBeNull();
  });
});
