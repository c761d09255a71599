import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { AgreementGate } from './agreement-gate.tsx';

const terms = () => screen.queryByRole('dialog', { name: texts.agreement.title });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeAll(() => initI18n());
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await simulate('first-terms');
});
afterEach(() => void vi.useRealTimers());

// ACC-51, ACC-60
it('says what its buttons do, and lets the player go on without accepting', async () => {
  open(<AgreementGate waits={false} />);
  await waitFor(() => expect(terms()).not.toBeNull());
  expect((await screen.findByText(texts.agreement.lead)).textContent).toContain(texts.agreement.later);
  act(() => screen.getByRole('button', { name: texts.agreement.later }).click());
  await waitFor(() => expect(terms()).toBeNull());
  expect(localStorage.getItem('remember-agreement')).toBeNull();
});

// ACC-47, APP-35
it('shows the terms a second and a half after home opens, and not when home was left before', async () => {
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
