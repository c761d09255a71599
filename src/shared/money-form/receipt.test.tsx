import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { useGetWallet } from '../api/generated/wallet/wallet.ts';
import { refetchMoney } from '../api/query-client.ts';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import { walletSatang } from '../money/wallet.ts';
import { Receipt } from './receipt.tsx';

let backend: SimulatedBackend;

/** The button ends a money command: it refetches the wallet and opens the receipt. */
function Screen() {
  const client = useQueryClient();
  const { data } = useGetWallet();
  const [isDone, setDone] = useState(false);
  if (!data) return null;
  if (isDone) {
    const balances = [{ name: 'Wallet', satang: walletSatang(data) }];
    return <Receipt title="Done" amount={null} from="Wallet" to="Joker" currency="baht" at={0} balances={balances} />;
  }
  const end = () => {
    void refetchMoney(client);
    setDone(true);
  };
  return (
    <button type="button" onClick={end}>
      End
    </button>
  );
}

const balance = () =>
  screen.getByText(texts.receipt.now.replace('{{account}}', 'Wallet')).nextElementSibling?.textContent;

beforeAll(() => initI18n());
beforeEach(async () => {
  backend = await simulate('everyday', { set: { balance: 1000.01 } });
});

// MNY-261
test('shows the balances only after the wallet has been refetched', async () => {
  const { user } = open(<Screen />);
  const end = await screen.findByRole('button', { name: 'End' });
  await backend.sandbox.operate('adjustBalance', { baht: -100 });
  const asked = backend.times('getWallet');
  const arrive = backend.hold('getWallet');
  await user.click(end);
  await waitFor(() => expect(backend.times('getWallet') - asked).toBe(1));
  expect(balance()).toBe('');
  act(() => arrive());
  await waitFor(() => expect(balance()).toContain('900.01'));
  expect(backend.times('getWallet') - asked).toBe(1);
});

// MNY-261
test('shows no balance when the refetch fails', async () => {
  const { user } = open(<Screen />);
  const end = await screen.findByRole('button', { name: 'End' });
  backend.sandbox.fault('getWallet', { code: 'NO_WALLET', times: 'always' });
  await user.click(end);
  await waitFor(() => expect(balance()).toBe('-'));
});
