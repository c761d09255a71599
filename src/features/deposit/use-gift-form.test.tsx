import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DepositChannels } from '../../../contract/generated/models/depositChannels.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import { config } from '../../shared/config/config.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, login } from '../../shared/session/session.ts';
import { encryptGift } from './gift-link.ts';
import { useGiftForm } from './use-gift-form.ts';

function Form({ wallet = '0899999999' }) {
  const { text, busy, change, send } = useGiftForm(wallet, 'p', () => {});
  return (
    <>
      <input aria-label="link" value={text} onChange={(event) => change(event.currentTarget.value)} />
      <button type="button" aria-busy={busy} onClick={send}>
        Send
      </button>
    </>
  );
}

afterEach(() => clearSession('logout'));

// DEP-39, MNY-33
test.each([
  ['goes to the player who sent it', () => {}, 1],
  ['is not sent after a logout', () => void clearSession('logout'), 0],
  ['is not sent for another player', () => void login('another-player', true), 0],
])('a gift that waits for the cipher %s', async (_what, meanwhile, sent) => {
  const { times } = await simulate('everyday', { set: { depositGiftLink: true } });
  const { user } = open(<Form />);
  await user.type(screen.getByLabelText('link'), 'https://gift.truemoney.com/campaign/?v=KRAPAO');
  // The cipher's code is fetched, or at least waited for, before anything is sent.
  fireEvent.click(screen.getByRole('button'));
  expect(times('sendGiftLink')).toBe(0);
  meanwhile();
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'));
  expect(times('sendGiftLink')).toBe(sent);
});

// MNY-331
test('says that the history has the gift of a request that the browser has repeated', async () => {
  const backend = await simulate('everyday', { at: Date.now(), set: { depositGiftLink: true } });
  const { wallets } = await backend.elsewhere<DepositChannels>('/api/lookup/deposit');
  const wallet = wallets[0]?.walletAccountName ?? '';
  const link = 'https://gift.truemoney.com/campaign/?v=KRAPAOGIFT500';
  const { user, said } = open(<Form wallet={wallet} />);
  await user.type(screen.getByLabelText('link'), link);
  const arrive = backend.hold('sendGiftLink');
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(backend.times('sendGiftLink')).toBe(1));
  const { giftlinkSecret, giftlinkSeparator } = config;
  const first = { link: await encryptGift(link, wallet, giftlinkSecret, giftlinkSeparator) };
  await backend.elsewhere('/api/wallet/truelink', 'POST', first);
  arrive();
  const found = texts.common.foundInHistory.split('{{time}}')[1];
  await waitFor(() => expect(said).toMatchObject([{ kind: 'note', text: expect.stringContaining(found ?? '') }]));
});
