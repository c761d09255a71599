import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import { clearSession, login } from '../../shared/session/session.ts';
import { useGiftForm } from './use-gift-form.ts';

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
