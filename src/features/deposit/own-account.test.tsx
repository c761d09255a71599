import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { OwnAccount } from './own-account.tsx';

const { common, deposit, errorMsg } = texts;
let backend: SimulatedBackend;
let account: WalletView['bankAccount'];
let copies: string[];
/** Whether the browser lets a page copy without a tap. */
let mayCopy: boolean;

/** Opens the dialog for the English name and saves one. */
async function saveName() {
  const saved = backend.times('updateBankAccountName');
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
  await waitFor(() => expect(backend.times('updateBankAccountName')).toBe(saved + 1));
  return opened;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  [copies, mayCopy] = [[], true];
  // The player has an account at KTB under a Thai name.
  backend = await simulate('bank-deposit');
  ({ bankAccount: account } = await backend.elsewhere<WalletView>('/api/wallet'));
});
afterEach(() => vi.useRealTimers());

// DEP-13
test('asks for one more tap when the browser refuses the late copy, without an error', async () => {
  mayCopy = false;
  const { said } = await saveName();
  await pass(1_000);
  await screen.findByText(deposit.tapAgain);
  expect(getSelection()?.toString()).toBe('422-206-0335');
  expect(said).toEqual([]);
});

// DEP-14
test.each([
  ['REQUEST_LIMIT', false],
  ['BANK_ACCOUNT_NAME_ENG', true],
] as const)('keeps the dialog and copies nothing after %s; the field is marked: %s', async (code, marked) => {
  backend.sandbox.fault('updateBankAccountName', code);
  const { said } = await saveName();
  await waitFor(() => expect(said).toEqual([{ kind: 'error', text: errorMsg[code] }]));
  const field = screen.getByLabelText(deposit.name.label);
  expect(field.getAttribute('aria-invalid') === 'true').toBe(marked);
  if (marked) expect(document.activeElement).toBe(field);
  screen.getByText(errorMsg[code]);
  await pass(2_000);
  expect(screen.getByRole('dialog', { name: deposit.name.title })).toBeTruthy();
  expect(copies).toEqual([]);
});

// APP-35, MNY-27
test('copies one second after the name was saved, and not at all once its screen is left', async () => {
  const first = await saveName();
  await pass(1_000);
  await waitFor(() => expect(copies).toEqual(['4222060335']));
  first.unmount();

  copies = [];
  const second = await saveName();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  second.unmount();
  await pass(5_000);
  expect(copies).toEqual([]);
  expect(second.said).toEqual([]);
});
