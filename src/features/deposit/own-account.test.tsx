import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Answers, open, serve, walletView } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { OwnAccount } from './own-account.tsx';

const { common, deposit, errorMsg } = texts;
const account = { ...walletView.bankAccount, bankCode: 'KTB', bankAccountName: 'สมชาย' };
let answers: Answers;
let copies: string[];
/** Whether the browser lets a page copy without a tap. */
let mayCopy: boolean;

/** Opens the dialog for the English name and saves one. */
async function saveName() {
  const { times } = serve(answers);
  const opened = open(<OwnAccount account={account} />);
  const user = opened.user;
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!mayCopy) throw new DOMException('', 'NotAllowedError');
    copies.push(text);
  });
  await user.click(screen.getByRole('button', { name: deposit.copyNumber }));
  const dialog = within(await screen.findByRole('dialog', { name: deposit.name.title }));
  await user.type(dialog.getByRole('textbox'), 'SOMCHAI');
  await user.click(dialog.getByRole('button', { name: common.save }));
  await waitFor(() => expect(times('/api/account/bankAccountName')).toBe(1));
  return opened;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeAll(() => initI18n());
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  [answers, copies, mayCopy] = [{ '/api/account/bankAccountName': { message: 'SUCCESS' } }, [], true];
});
afterEach(() => vi.useRealTimers());

// DEP-13
it('asks for one more tap when the browser refuses the late copy, and calls it no failure', async () => {
  mayCopy = false;
  const { said } = await saveName();
  await pass(1_000);
  await screen.findByText(deposit.tapAgain);
  expect(getSelection()?.toString()).toBe('123-456-7890');
  expect(said).toEqual([]);
});

// DEP-14
it('keeps the dialog and copies nothing when the name is refused', async () => {
  answers['/api/account/bankAccountName'] = () => Response.json({ message: 'REQUEST_LIMIT' }, { status: 400 });
  const { said } = await saveName();
  await waitFor(() => expect(said).toEqual([{ kind: 'error', text: errorMsg.REQUEST_LIMIT }]));
  await pass(2_000);
  expect(screen.getByRole('dialog', { name: deposit.name.title })).toBeTruthy();
  expect(copies).toEqual([]);
});

// APP-35, MNY-27
it('copies one second after the name was saved, and not at all once its screen is left', async () => {
  const first = await saveName();
  await pass(1_000);
  await waitFor(() => expect(copies).toEqual(['1234567890']));
  first.unmount();

  copies = [];
  const second = await saveName();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  second.unmount();
  await pass(5_000);
  expect(copies).toEqual([]);
  expect(second.said).toEqual([]);
});
