import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { InviteModal } from './invite-modal.tsx';

const { common, invite } = texts;
const wallet = {
  profile: { _id: '42', name: 'S', username: '0812345678', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  bankAccount: { bankAccountName: 'A', bankAccountNo: '1', bank: { nameTH: 'ก', nameEN: 'K' } },
  ...{ wallet: { amount: 1 }, invite: { amount: 0, success: 0, fail: 0 }, slots: [] },
};

beforeAll(() => initI18n());

// INV-11
it('offers another try for a link that could not be made, and shows it then', async () => {
  let failing = true;
  const answers: Record<string, object> = {
    '/api/wallet': wallet,
    '/api/invite/banners': { banners: [] },
    '/api/invite': { invites: [], total: 0 },
  };
  vi.stubGlobal('fetch', async (input: URL | RequestInfo) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin);
    if (failing && pathname === '/api/wallet') return Response.json({ message: 'NO_DATA' }, { status: 400 });
    return Response.json(answers[pathname] ?? {});
  });
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <InviteModal opened onClose={vi.fn()} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const retry = await screen.findByRole('button', { name: common.retry });
  failing = false;
  await userEvent.click(retry);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: invite.link })).value).toMatch(/code=PR42$/);
});
