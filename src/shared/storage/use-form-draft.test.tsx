import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearSession, login } from '../session/session.ts';
import { SheetDrafts, type SheetDraftsMap, useForgetDraft, useFormDraft } from './use-form-draft.ts';

const blank = { amount: '' };

function Form({ owner, basis = null }: { owner: string | null; basis?: string | null }) {
  const [{ amount }, setDraft, emptied] = useFormDraft('test', owner, blank, basis);
  return (
    <>
      <input aria-label="Amount" value={amount} onChange={({ target }) => setDraft({ amount: target.value })} />
      {emptied ? <p>Emptied</p> : null}
    </>
  );
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');

/** Types a draft, ends the session for this reason, and opens the form as the next player. */
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
test.each([
  ['restores the draft for the same player after the server ended the session', 'ended', 'one', '250.50'],
  ['drops the draft when another player logs in', 'ended', 'two', ''],
  ['drops the draft after a logout', 'logout', 'one', ''],
] as const)('%s', (_title, reason, next, value) => {
  interrupted(reason, next);
  expect(amount().value).toBe(value);
});

// DEP-50
test('keeps the draft of an unmounted form in the same sheet, and in no other', () => {
  const Sheet = ({ form, drafts }: { form: boolean; drafts: SheetDraftsMap }) => (
    <SheetDrafts value={drafts}>{form ? <Form owner="one" /> : null}</SheetDrafts>
  );
  const drafts: SheetDraftsMap = new Map();
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
test('drops the draft once it has been sent', () => {
  const Sent = () => {
    useForgetDraft('test', true);
    return null;
  };
  const drafts: SheetDraftsMap = new Map();
  const Sheet = ({ sent }: { sent: boolean }) => (
    <SheetDrafts value={drafts}>{sent ? <Sent /> : <Form owner="one" />}</SheetDrafts>
  );
  const { rerender } = render(<Sheet sent={false} />);
  fireEvent.change(amount(), { target: { value: '250.50' } });
  rerender(<Sheet sent />);
  rerender(<Sheet sent={false} />);
  expect(amount().value).toBe('');
});

const type = (value: string) => fireEvent.change(amount(), { target: { value } });
const isEmptied = () => screen.queryByText('Emptied') !== null;

describe('a draft', () => {
  // MNY-324
  test('is emptied when its basis changes, and says so until the next edit', () => {
    const { rerender } = render(<Form owner="one" basis="baht" />);
    type('1000');
    rerender(<Form owner="one" basis="baht" />);
    expect([amount().value, isEmptied()]).toEqual(['1000', false]);
    rerender(<Form owner="one" basis="kip" />);
    expect([amount().value, isEmptied()]).toEqual(['', true]);
    type('5');
    expect([amount().value, isEmptied()]).toEqual(['5', false]);
  });

  // MNY-324
  test('stays while the basis is unknown, and is compared with the next one', () => {
    const { rerender } = render(<Form owner="one" basis="baht" />);
    type('1000');
    rerender(<Form owner={null} basis={null} />);
    expect(amount().value).toBe('1000');
    rerender(<Form owner="one" basis="kip" />);
    expect([amount().value, isEmptied()]).toEqual(['', true]);
  });

  // MNY-324
  test('is not reported as emptied when it was blank', () => {
    const { rerender } = render(<Form owner="one" basis="baht" />);
    type('1');
    type('');
    rerender(<Form owner="one" basis="kip" />);
    expect(isEmptied()).toBe(false);
  });

  // MNY-45, MNY-324
  test.each([
    ['baht', '250.50', false],
    ['kip', '', true],
  ])('restored after the end of the session is, with the basis %s, %j', (basis, value, emptied) => {
    login('t1', false);
    const first = render(<Form owner="one" basis="baht" />);
    type('250.50');
    act(() => void clearSession('ended'));
    first.unmount();
    login('t2', false);
    const again = render(<Form owner={null} />);
    again.rerender(<Form owner="one" />);
    again.rerender(<Form owner="one" basis={basis} />);
    expect([amount().value, isEmptied()]).toEqual([value, emptied]);
  });

  // MNY-324
  test('is emptied when the form of a sheet reopens with another basis', () => {
    const drafts: SheetDraftsMap = new Map();
    const form = (basis: string | null) => (
      <SheetDrafts value={drafts}>{basis === null ? null : <Form owner="one" basis={basis} />}</SheetDrafts>
    );
    const { rerender } = render(form('baht'));
    type('1000');
    rerender(form(null));
    rerender(form('kip'));
    expect([amount().value, isEmptied()]).toEqual(['', true]);
  });
});
