import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { AgreementGate, hasAccepted, saveAcceptance } from './agreement-gate.tsx';

const terms = () => screen.queryByRole('dialog', { name: texts.agreement.title });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let backend: SimulatedBackend;
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  backend = await simulate('first-terms');
});
afterEach(() => void vi.useRealTimers());

// ACC-51, ACC-60
test('explains its buttons, and lets the player continue without accepting', async () => {
  open(<AgreementGate waits={false} />);
  await waitFor(() => expect(terms()).not.toBeNull());
  expect((await screen.findByText(texts.agreement.lead)).textContent).toContain(texts.agreement.later);
  act(() => screen.getByRole('button', { name: texts.agreement.later }).click());
  await waitFor(() => expect(terms()).toBeNull());
  expect(localStorage.getItem('remember-agreement')).toBeNull();
});

// ACC-47, APP-35
test('shows the terms 1.5 s after home opens, and not after leaving home earlier', async () => {
  const gate = <AgreementGate waits={false} />;
  const first = open(gate);
  // Once, so that the code of the sheet is there.
  await waitFor(() => expect(terms()).not.toBeNull());
  first.unmount();

  const left = open(gate);
  await pass(1_300);
  expect(terms()).toBeNull();
  left.again(<p>Another page</p>);
  await pass(5_000);
  expect(terms()).toBeNull();

  open(gate);
  await pass(1_300);
  expect(terms()).toBeNull();
  await pass(300);
  await waitFor(() => expect(terms()).not.toBeNull());
});

// ACC-48
test('waits while another sheet is open', async () => {
  const page = open(<AgreementGate waits />);
  await waitFor(() => expect(backend.times('getAgreements')).toBe(1));
  await pass(5_000);
  expect(terms()).toBeNull();
  page.again(<AgreementGate waits={false} />);
  await waitFor(() => expect(terms()).not.toBeNull());
});

describe('terms that are not shown completely', () => {
  const stored = () => localStorage.getItem('remember-agreement');
  const accept = () => screen.findByRole<HTMLButtonElement>('button', { name: texts.agreement.accept });

  async function openTerms(agreements: unknown) {
    backend.forge('getAgreements', { agreements });
    const page = open(<AgreementGate waits={false} />);
    await waitFor(() => expect(terms()).not.toBeNull());
    return page;
  }

  // ACC-63, SAFE-84
  test.each([
    ['an entry that is no text', ['<p>one</p>', 7]],
    ['an empty entry of another kind', [null, '<p>two</p>']],
  ])('cannot be accepted, explain why, and are fetched again: %s', async (_what, agreements) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openTerms(agreements);
    await screen.findByText(texts.content.notWhole);
    const off = await accept();
    expect(off.disabled).toBe(true);
    act(() => off.click());
    expect(stored()).toBeNull();
    backend.sandbox.clearFaults();
    act(() =>
      within(terms() as HTMLElement)
        .getByRole('button', { name: texts.common.retry })
        .click(),
    );
    await waitFor(async () => expect((await accept()).disabled).toBe(false));
    act(() => screen.getByRole('button', { name: texts.agreement.accept }).click());
    await waitFor(() => expect(stored()).not.toBeNull());
  });

  // ACC-64
  test('stay as read when they change while open, and show anew next time', async () => {
    const page = await openTerms(['<p>one</p>']);
    await screen.findByText('one');
    backend.forge('getAgreements', { agreements: ['<p>another</p>'] });
    await act(() => page.client.refetchQueries());
    expect(screen.queryByText('another')).toBeNull();
    await waitFor(async () => expect((await accept()).disabled).toBe(false));
    act(() => screen.getByRole('button', { name: texts.agreement.accept }).click());
    await waitFor(() => expect(terms()).toBeNull());
    page.again(<p>Another page</p>);
    page.again(<AgreementGate waits={false} />);
    await screen.findByText('another');
  });

  // ACC-63, SAFE-83, SAFE-84
  test('are accepted once each part of a long text was opened', async () => {
    const long = `${'ข้อกำหนด '.repeat(11_200)}<p>the last words</p>`;
    expect(long.length).toBeGreaterThan(100_000);
    await openTerms(['<p>short</p>', long]);
    await screen.findByText(texts.content.readOn);
    expect((await accept()).disabled).toBe(true);
    expect(screen.queryByText('the last words')).toBeNull();
    const name = texts.content.next.replace('{{part}}', '2').replace('{{parts}}', '2');
    act(() => screen.getByRole('button', { name }).click());
    await screen.findByText('the last words');
    await waitFor(async () => expect((await accept()).disabled).toBe(false));
  });
});

describe('an accepted agreement', () => {
  const accepted = ['<p>one</p>', '<p>two</p>'];

  // ACC-49
  test('stays accepted', () => {
    expect(hasAccepted('p1', accepted)).toBe(false);
    saveAcceptance('p1', accepted);
    expect(hasAccepted('p1', accepted)).toBe(true);
  });

  // ACC-50
  test('counts for one player only', () => {
    saveAcceptance('p1', accepted);
    expect(hasAccepted('p2', accepted)).toBe(false);
  });

  // ACC-50
  test.each([
    ['a changed word', ['<p>one</p>', '<p>three</p>']],
    ['a new text', [...accepted, '<p>new</p>']],
    ['a text less', ['<p>one</p>']],
    ['the same words cut elsewhere', ['<p>one</p><p>two</p>']],
  ])('has to be accepted again after %s', (_what, changed) => {
    saveAcceptance('p1', accepted);
    expect(hasAccepted('p1', changed)).toBe(false);
  });

  test('has to be accepted again when the stored value is malformed', () => {
    localStorage.setItem('remember-agreement', '{');
    expect(hasAccepted('p1', accepted)).toBe(false);
  });
});
