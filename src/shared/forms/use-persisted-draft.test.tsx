import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearSession, login } from '../session/session.ts';
import { SheetDrafts, useForgetDraft, usePersistedDraft } from './use-persisted-draft.ts';

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

// DEP-50
it('outlives the form in the same sheet, and in no other one', () => {
  const Sheet = ({ form, drafts }: { form: boolean; drafts: Map<string, object> }) => (
    <SheetDrafts value={drafts}>{form ? <Form owner="one" /> : null}</SheetDrafts>
  );
  const drafts = new Map<string, object>();
  const { rerender } = render(<Sheet form drafts={drafts} />);
  fireEvent.change(amount(), { target: { value: '250.50' } });
  rerender(<Sheet form={false} drafts={drafts} />);
  rerender(<Sheet form drafts={drafts} />);
  expect(amount().value).toBe('250.50');
  rerender(<Sheet form={false} drafts={drafts} />);
  rerender(<Sheet form drafts={new Map()} />);
  expect(amount().value).toBe('');
});

// DEP-50
it('is forgotten once it has been sent', () => {
  const Sent = () => {
    useForgetDraft('test', true);
    return null;
  };
  const drafts = new Map<string, object>();
  const Sheet = ({ sent }: { sent: boolean }) => (
    <SheetDrafts value={drafts}>{sent ? <Sent /> : <Form owner="one" />}</SheetDrafts>
  );
  const { rerender } = render(<Sheet sent={false} />);
  fireEvent.change(amount(), { target: { value: '250.50' } });
  rerender(<Sheet sent />);
  rerender(<Sheet sent={false} />);
  expect(amount().value).toBe('');
});
