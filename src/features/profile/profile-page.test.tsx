import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import en from '../../shared/i18n/en.json' with { type: 'json' };
import { initI18n, setLanguage } from '../../shared/i18n/i18n.ts';
import { ProfilePage } from './profile-page.tsx';

const profile = {
  _id: 'p1f0c2',
  name: 'สมชาย ใจดี',
  username: '0812345678',
  createdAt: '2026-01-15T09:30:00.000Z',
  coin: 3,
};

const wallet = {
  profile,
  bankAccount: { bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890', bank: { nameTH: 'ธนาคารกสิกรไทย' } },
  wallet: { amount: 0 },
  invite: { amount: 0, success: 0, fail: 0 },
  slots: [],
};

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server that answers the profile, and the wallet with the given response. */
const serve = (walletAnswer: () => Response) =>
  vi.stubGlobal('fetch', (input: RequestInfo | URL) =>
    Promise.resolve(
      String(input instanceof Request ? input.url : input).includes('profile') ? answer(200, profile) : walletAnswer(),
    ),
  );

const open = () =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <ProfilePage />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );

beforeEach(async () => {
  await initI18n();
  await setLanguage('en');
});

describe('ProfilePage', () => {
  // ACC-24, ACC-25, ACC-26, ACC-27
  it('shows every field read-only, the account number 3-3-rest and the date in Bangkok time', async () => {
    serve(() => answer(200, wallet));
    open();
    await screen.findByText('123-456-7890');
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(values).toEqual([
      'สมชาย ใจดี',
      'p1f0c2',
      '0812345678',
      '15/01/2026 16:30:00',
      'SOMCHAI JAIDEE',
      'ธนาคารกสิกรไทย',
      '123-456-7890',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  // ACC-28
  it('lets the member id be copied, and names support as the way to change anything', async () => {
    serve(() => answer(200, wallet));
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Copy member ID' }));
    expect(await navigator.clipboard.readText()).toBe('p1f0c2');
    expect(screen.getByRole('link', { name: en.profile.support }).getAttribute('href')).toBe('/user/contact');
  });

  // ACC-30, SAFE-16
  it('shows a name as text of its own writing direction, whatever it is made of', async () => {
    const name = '\u202e<img src=x onerror="window.hurt=1"> สมชาย';
    vi.stubGlobal('fetch', () => Promise.resolve(answer(200, { ...wallet, ...profile, name })));
    open();
    const shown = await screen.findByText((text) => text.includes('<img src=x'));
    expect(shown.tagName).toBe('BDI');
    expect(shown.textContent).toBe(name);
    expect(screen.queryByRole('img')).toBeNull();
  });

  // ACC-29
  it('still shows the account when the bank account cannot be loaded', async () => {
    serve(() => answer(400, { message: 'REQUEST_LIMIT' }));
    open();
    const bank = screen.getByRole('region', { name: 'Bank account' });
    expect(await within(bank).findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByText('p1f0c2')).toBeTruthy();
  });

  // ACC-30
  it('shows a dash for what can not be read of the account, and the rest as it is', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', () =>
      Promise.resolve(answer(200, { success: true, data: { ...wallet, _id: 5, name: 'A' } })),
    );
    open();
    const account = within(screen.getByRole('region', { name: 'Your account' }));
    await account.findByText('A');
    expect(account.getAllByRole('definition').map((value) => value.textContent)).toEqual(['A', '-', '-', '-']);
    expect(account.queryByRole('button', { name: 'Copy member ID' })).toBeNull();
  });
});
