import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { open, serve } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import { clearSession, login } from '../../shared/session/session.ts';
import { useGiftForm } from './use-gift-form.ts';

const path = '/api/wallet/truelink';

function Form() {
  const { text, busy, change, send } = useGiftForm('0899999999', 'p', () => {});
  return (
    <>
      <input aria-label="link" value={text} onChange={(event) => change(event.currentTarget.value)} />
      <button type="button" aria-busy={busy} onClick={send}>
        Send
      </button>
    </>
  );
}

beforeAll(() => initI18n());
afterEach(() => clearSession('logout'));

// DEP-39, MNY-33
it.each([
  ['goes to the player who sent it', 't1', 1],
  ['is not sent after a logout', null, 0],
  ['is not sent for another player', 't2', 0],
])('a gift that waits for the cipher %s', async (_what, then, times) => {
  const server = serve({ [path]: { message: 'SUCCESS' } });
  login('t1', true);
  const { user } = open(<Form />);
  await user.type(screen.getByLabelText('link'), 'https://gift.truemoney.com/campaign/?v=KRAPAO');
  // The cipher's code is fetched, or at least waited for, before anything is sent.
  fireEvent.click(screen.getByRole('button'));
  expect(server.times(path)).toBe(0);
  if (then !== 't1') clearSession('logout');
  if (then === 't2') login(then, true);
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'));
  expect(server.times(path)).toBe(times);
});
