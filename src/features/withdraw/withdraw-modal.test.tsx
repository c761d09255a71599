import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Answers, broken, open, serve, waiting, walletView } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { WithdrawModal } from './withdraw-modal.tsx';

const { common, withdraw } = texts;
let answers: Answers;

const sheet = () => <WithdrawModal opened onClose={vi.fn()} onOpenStatement={vi.fn()} />;
const amount = () => screen.findByRole('textbox', { name: withdraw.amountLabel });

beforeAll(() => initI18n());
beforeEach(() => {
  answers = {
    '/api/wallet': walletView,
    '/api/lookup/withdraw': { withdrawMin: 100, withdrawMax: 5000 },
    '/api/bonus/check/active': { status: true, type: 'limit' },
  };
});

// WDR-7
it.each(['/api/wallet', '/api/lookup/withdraw'])('says that it could not be loaded without %s', async (path) => {
  const well = answers[path] as object;
  answers[path] = broken;
  const { times } = serve(answers);
  const { user, said } = open(sheet());
  expect(await screen.findByText(common.loadFailed)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  answers[path] = well;
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await amount()).toBeTruthy();
  // What was there is not asked for again.
  expect([times('/api/wallet'), times('/api/lookup/withdraw')].sort()).toEqual([1, 2]);
  expect(said).toEqual([]);
});

// WDR-6
it.each([
  ['comes late', waiting],
  ['is lost', broken],
])('does not need the answer about the bonus, which %s', async (_how, answer) => {
  answers['/api/bonus/check/active'] = answer;
  const { asked } = serve(answers);
  open(sheet());
  expect(await amount()).toBeTruthy();
  await waitFor(() => expect(asked).toContain('/api/bonus/check/active'));
  expect(screen.queryByText(common.loadFailed)).toBeNull();
  expect(screen.queryByText(withdraw.bonus)).toBeNull();
});

// WDR-6
it('warns of a bonus that runs', async () => {
  serve(answers);
  open(sheet());
  expect(await screen.findByText(withdraw.bonus)).toBeTruthy();
});
