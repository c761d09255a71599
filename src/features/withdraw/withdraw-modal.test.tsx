import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Answers, broken, open, serve, waiting, walletView } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { WithdrawModal } from './withdraw-modal.tsx';

const { common, errorMsg, withdraw } = texts;
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

// WDR-29
it.each([
  ['no bank account', '/api/wallet', { ...walletView, bankAccount: null }, errorMsg.NO_BANK],
  [
    'a bank account without a number',
    '/api/wallet',
    { ...walletView, bankAccount: { ...walletView.bankAccount, bankAccountNo: '' } },
    errorMsg.NO_BANK,
  ],
  ['a minimum above the maximum', '/api/lookup/withdraw', { withdrawMin: 500, withdrawMax: 100 }, withdraw.noFit],
  ['a maximum of nothing', '/api/lookup/withdraw', { withdrawMin: 0, withdrawMax: 0 }, withdraw.noFit],
])('with %s is off, says why, and sends nothing', async (_what, path, answer, why) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answers[path] = answer;
  const { times } = serve(answers);
  const { user } = open(sheet());
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: withdraw.amountLabel });
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: withdraw.submit });
  expect(screen.getByText(why).id).toBe(confirm.getAttribute('aria-describedby'));
  expect([field.disabled, confirm.disabled]).toEqual([true, true]);
  await user.click(confirm);
  fireEvent.submit(field.form as HTMLFormElement);
  expect(screen.queryByText(withdraw.problem.required)).toBeNull();
  expect(times('/api/wallet/withdrawAll')).toBe(0);
});

// MNY-43, MNY-56
it('that is under way is waited for by a sheet whose screen was left, and no second one is sent', async () => {
  let answer: (response: Response) => void = () => {};
  const path = '/api/wallet/withdrawAll';
  answers[path] = () => new Promise((resolve) => (answer = resolve));
  const { times } = serve(answers);
  const page = open(sheet());
  await page.user.type(await amount(), '500');
  await page.user.click(screen.getByRole('button', { name: withdraw.submit }));
  await screen.findByText(common.sending);
  page.again(<p>Another screen</p>);
  page.again(sheet());
  await screen.findByText(common.sending);
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: withdraw.submit });
  expect(confirm.disabled).toBe(true);
  fireEvent.submit((await amount()).closest('form') as HTMLFormElement);
  answer(Response.json({ message: 'SUCCESS' }));
  await waitFor(() => expect(page.said).toEqual([{ kind: 'success', text: withdraw.done }]));
  await waitFor(() => expect(screen.queryByText(common.sending)).toBeNull());
  expect(times(path)).toBe(1);
});
