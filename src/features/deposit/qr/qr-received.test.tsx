import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { open } from '../../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../../tests/support/components/simulated-backend.ts';
import { useGetWallet } from '../../../shared/api/generated/wallet/wallet.ts';
import { refetchMoney } from '../../../shared/api/query-client.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { QrReceived } from './qr-received.tsx';

let backend: SimulatedBackend;

const money = { code: 'WW', amount: 500_00, reference: 'st1', shown: true } as const;

/** A page with loaded balances; its button simulates the arrival of the money. */
function Page() {
  const client = useQueryClient();
  const { data } = useGetWallet();
  const [isReceived, setReceived] = useState(false);
  const waysOn = { onOpenStatement: vi.fn(), onPlay: vi.fn() };
  if (isReceived) return <QrReceived {...{ money, waysOn }} from="WW" currency="บาท" onAgain={vi.fn()} />;
  const receive = () => {
    void refetchMoney(client);
    setReceived(true);
  };
  return data ? (
    <button type="button" onClick={receive}>
      Receive
    </button>
  ) : null;
}

const balance = () =>
  screen.getByText(texts.receipt.now.replace('{{account}}', texts.account.WALLET)).nextElementSibling?.textContent;

async function receive(whenAsked: () => void) {
  const { user } = open(<Page />);
  const button = await screen.findByRole('button', { name: 'Receive' });
  await backend.sandbox.operate('adjustBalance', { baht: 500 });
  whenAsked();
  await user.click(button);
  screen.getByText('500.00 บาท');
}

beforeEach(async () => {
  backend = await simulate('everyday', { set: { balance: 1000.01 } });
});

// QR-261
test('shows the balance only after the wallet has been refetched', async () => {
  const arrivals: (() => void)[] = [];
  // The component may fetch as well.
  await receive(() => arrivals.push(backend.hold('getWallet'), backend.hold('getWallet')));
  expect(balance()).toBe('');
  act(() => arrivals.forEach((arrive) => arrive()));
  await waitFor(() => expect(balance()).toContain('1,500.01'));
});

// QR-261
test('shows no balance when the refetch fails', async () => {
  await receive(() => backend.sandbox.fault('getWallet', { code: 'NO_WALLET', times: 'always' }));
  await waitFor(() => expect(balance()).toBe('-'));
});
