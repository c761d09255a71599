import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { useGetProfile } from '../../shared/api/generated/account/account.ts';
import { useGetWallet } from '../../shared/api/generated/wallet/wallet.ts';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, getToken } from '../../shared/session/session.ts';
import { RequireSession } from '../guards.tsx';

let backend: SimulatedBackend;

/** A player page with fetched data and a form. */
function Page() {
  const wallet = useGetWallet();
  const profile = useGetProfile();
  return (
    <form>
      <output>{`${wallet.data?.profile?._id} ${wallet.data?.wallet?.amount} ${profile.data?.name}`}</output>
      <button type="submit">Send</button>
    </form>
  );
}

function open(): QueryClient {
  const client = createQueryClient();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/user']}>
          <Routes>
            <Route path="user" element={<RequireSession />}>
              <Route index element={<Page />} />
            </Route>
            <Route path="login" element={<p>Login page</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return client;
}

const shown = () => screen.getByRole('status').textContent;
const own = () => backend.elsewhere<WalletView>('/api/wallet');

/** A cache returns another player's wallet. */
async function forgeOther(times: 'once' | 'always' = 'always') {
  const view = await own();
  const others = { ...view, profile: { ...view.profile, _id: '99999999' }, wallet: { amount: 77.77 } };
  backend.sandbox.fault('getWallet', { body: JSON.stringify(others), status: 200, times });
}

async function openOwn() {
  const client = open();
  await waitFor(() => expect(shown()).toContain('4250.75'));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return client;
}

beforeAll(() => initI18n());
beforeEach(async () => {
  clearSession('ended');
  backend = await simulate('everyday');
});

// ACC-61, ACC-62
test('removes the screens after a response about another player, refetches once, and offers a login', async () => {
  const client = await openOwn();
  await forgeOther();
  const before = backend.times('getWallet');
  act(() => void client.refetchQueries());
  const heading = await screen.findByRole('heading', { name: texts.otherPlayer.title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(backend.times('getWallet')).toBe(before + 2);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/77\.77|99999999/);
  act(() => screen.getByRole('button', { name: texts.otherPlayer.logIn }).click());
  expect(await screen.findByText('Login page')).toBeTruthy();
  expect(getToken()).toBeNull();
});

// ACC-62
test('removes an open form during the refetch, and then shows the player’s own figures', async () => {
  const client = await openOwn();
  await forgeOther('once');
  const form = screen.getByRole('button', { name: 'Send' });
  const arriveFirst = backend.hold('getWallet');
  const arriveSecond = backend.hold('getWallet');
  act(() => void client.refetchQueries());
  arriveFirst();
  await waitFor(() => expect(form.isConnected).toBe(false));
  expect(screen.queryByText(texts.otherPlayer.title)).toBeNull();
  arriveSecond();
  await waitFor(() => expect(shown()).toContain('4250.75'));
  expect(screen.queryByText(texts.otherPlayer.title)).toBeNull();
});

// ACC-62
test('continues if a retry returns the player’s own data', async () => {
  const client = await openOwn();
  await forgeOther();
  act(() => void client.refetchQueries());
  await screen.findByRole('heading', { name: texts.otherPlayer.title });
  backend.sandbox.clearFaults();
  act(() => screen.getByRole('button', { name: texts.common.retry }).click());
  await waitFor(() => expect(shown()).toContain('4250.75'));
});

// ACC-61
test('remembers the token’s player across a reload', async () => {
  await openOwn();
  await forgeOther();
  cleanup();
  open();
  expect(await screen.findByRole('heading', { name: texts.otherPlayer.title })).toBeTruthy();
});

// ACC-61
test('compares the profile with the wallet', async () => {
  const profile = await backend.elsewhere<object>('/api/account/profile');
  const client = await openOwn();
  backend.forge('getProfile', { ...profile, _id: '99999999', name: 'Somebody else' });
  act(() => void client.refetchQueries());
  await screen.findByRole('heading', { name: texts.otherPlayer.title });
  expect(document.body.textContent).not.toContain('Somebody else');
});
