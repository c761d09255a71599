import { MantineProvider } from '@mantine/core';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { DepositModal } from './deposit-modal.tsx';

const { common, deposit, qr } = texts;
const bank = {
  ...{ bankCode: 'WW', bankType: 'PAYMENT', mode: 'AUTO', bank: { nameTH: 'ว', nameEN: 'W' } },
  ...{ bankAccountName: 'KRAPAO', bankAccountNo: '1112223334', currency: 'BAHT' },
};
const wallet = {
  profile: { _id: 'p', name: 'S', username: '0812345678', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  bankAccount: { bankAccountName: 'SOMCHAI', bankAccountNo: '9998887776', bank: { nameTH: 'ก', nameEN: 'K' } },
  ...{ wallet: { amount: 1 }, invite: { amount: 0, success: 0, fail: 0 }, slots: [] },
};

/** Paths whose calls fail. */
let failing: string[];

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const nothing = vi.fn();
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={client}>
        <DepositModal opened onClose={nothing} onUploadSlip={nothing} onContact={nothing} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const lookAgain = () =>
    act(async () => {
      await client.refetchQueries();
      // What was learnt is told a moment later.
      await new Promise<void>((told) => notifyManager.schedule(told));
    });
  return { user: userEvent.setup(), lookAgain };
}

beforeAll(() => initI18n());
beforeEach(() => {
  failing = [];
  const answers: Record<string, object> = {
    '/api/lookup/deposit': { banks: [bank], wallets: [], isManual: false },
    '/api/wallet': wallet,
    '/api/qrcode/WW': { hasQrcode: false },
  };
  vi.stubGlobal('fetch', async (input: URL | RequestInfo) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin);
    if (failing.includes(pathname)) return Response.json({ message: 'INTERNAL_SERVER_ERROR' }, { status: 500 });
    return Response.json(answers[pathname] ?? {});
  });
});

// DEP-6
it('says of an own account that could not be fetched just that, not that there is none', async () => {
  failing = ['/api/wallet'];
  const { user } = open();
  expect(await screen.findByText(common.loadFailed)).toBeTruthy();
  expect(screen.queryByText(deposit.noBank)).toBeNull();
  expect(screen.getByRole('region', { name: deposit.qrs })).toBeTruthy();
  failing = [];
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('999-888-7776')).toBeTruthy();
});

// QR-5
it('keeps the amount that is being typed when a later look for a QR fails', async () => {
  const { user, lookAgain } = open();
  const field = await screen.findByLabelText<HTMLInputElement>(qr.amount);
  await user.type(field, '250');
  failing = ['/api/qrcode/WW'];
  await lookAgain();
  expect(screen.getByLabelText<HTMLInputElement>(qr.amount).value).toBe('250');
});
