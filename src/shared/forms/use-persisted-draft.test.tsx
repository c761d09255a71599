import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearSession, login } from '../session/session.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';

const blank = { amount: '' };

function Form({ owner }: { owner: string | null }) {
  const [{ amount }, setDraft] = usePersistedDraft('test', owner, blank);
  return <input aria-label="Amount" value={amount} onChange={({ target }) => setDraft({ amount: target.value })} />;
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');

/** A player types, the session ends for that reason, and a player opens the form again. */
function interrupted(reason: Parameters<typeof clearSession>[0], next: string) {
  login('t1', false);
  const first = render(<Form owner="one" />);
  fireEvent.change(amount(), { target: { value: '250.50' } });
  first.rerender(<Form owner={null} />);
  act(() => void clearSession(reason));
  first.unmount();
  login('t2', false);
  const again = render(<Form owner={null} />);
  again.rerender(<Form owner={next} />);
}

beforeEach(() => void clearSession('logout'));

// MNY-45
it('is there again for the same player whose session the server ended', () => {
  interrupted('ended', 'one');
  expect(amount().value).toBe('250.50');
});

// MNY-45
it('is not there for another player, and not for the first one after that', () => {
  interrupted('ended', 'two');
  expect(amount().value).toBe('');
});

// MNY-45
it('is gone after a logout', () => {
  interrupted('logout', 'one');
  expect(amount().value).toBe('');
});
