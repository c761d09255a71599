import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };

const { deposit, errorMsg } = texts;
const link = 'https://gift.truemoney.com/campaign/?v=KRAPAOGIFT500';

// DEP-44
test('a gift link is not sent when the code that encrypts cannot be loaded', async () => {
  const encryptGift = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  vi.doMock('./gift-link.ts', async (original) => ({ ...(await original<object>()), encryptGift }));
  const { WalletCard } = await import('./wallet-card.tsx');
  const { calls } = await simulate();
  const gift = { key: 'w', kind: 'gift', number: '0899999999' } as const;
  const { user, said } = open(
    <WalletCard
      wallet={gift}
      username="0812345678"
      currency="บาท"
      kip={false}
      owner="42"
      onSent={vi.fn()}
      onLeave={vi.fn()}
    />,
  );
  await user.click(screen.getByLabelText(deposit.gift.label));
  await user.paste(link);
  await user.click(screen.getByRole('button', { name: deposit.gift.send }));
  await waitFor(() => expect(said).toEqual([{ kind: 'error', text: errorMsg.NETWORK }]));
  expect(encryptGift).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
});
