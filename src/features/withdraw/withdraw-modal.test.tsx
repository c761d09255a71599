import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { StatementPage } from '../../../contract/generated/models/statementPage.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import english from '../../shared/i18n/en.json' with { type: 'json' };
import { setLanguage } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { maskedAccount } from '../../shared/money/bank-account.ts';
import { amountText, formatMoney, withCurrency } from '../../shared/money/money.ts';
import { bankLook } from '../../shared/ui/display/bank-mark.tsx';
import { WithdrawModal } from './withdraw-modal.tsx';

const { common, errorMsg, withdraw } = texts;
let backend: SimulatedBackend;

const sheet = () => <WithdrawModal opened onClose={vi.fn()} onOpenStatement={vi.fn()} />;
const amount = () => screen.findByRole('textbox', { name: withdraw.amountLabel });

beforeEach(async () => {
  backend = await simulate('bonus-active');
});

// WDR-7
test('reports that it failed to load without the wallet', async () => {
  backend.sandbox.fault('getWallet', 'INTERNAL_SERVER_ERROR');
  const { user, said } = open(sheet());
  expect(await screen.findByText(common.loadFailed)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await amount()).toBeTruthy();
  // What was there is not asked for again.
  expect([backend.times('getWallet'), backend.times('getWithdrawLimits')]).toEqual([2, 1]);
  expect(said).toEqual([]);
});

// WDR-6
test.each([
  ['comes late', () => void backend.hold('getActiveBonus')],
  ['is lost', () => backend.sandbox.fault('getActiveBonus', 'INTERNAL_SERVER_ERROR')],
])('works without the response about the bonus, which %s', async (_how, prepare) => {
  prepare();
  open(sheet());
  expect(await amount()).toBeTruthy();
  await waitFor(() => expect(backend.times('getActiveBonus')).toBe(1));
  expect(screen.queryByText(common.loadFailed)).toBeNull();
  expect(screen.queryByText(withdraw.bonus)).toBeNull();
});

// APP-72, WDR-16, WDR-20
test('explains a refusal in the language that is chosen later, and returns to the form', async () => {
  backend.sandbox.fault('withdrawAll', 'BONUS_REMAINING');
  const { user } = open(sheet());
  await user.type(await amount(), '120');
  await user.click(screen.getByRole('button', { name: withdraw.submit }));
  expect(await screen.findByText(errorMsg.BONUS_REMAINING)).toBeTruthy();
  onTestFinished(() => setLanguage('th'));
  await act(() => setLanguage('en'));
  expect(screen.getByText(english.errorMsg.BONUS_REMAINING)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: english.common.ok }));
  expect(await screen.findByDisplayValue('120')).toBeTruthy();
});

const Where = () => <p>{useLocation().pathname}</p>;

/** The sheet, and the address of the page. */
function openWithAddress() {
  const onClose = vi.fn();
  const page = open(
    <>
      <WithdrawModal opened onClose={onClose} onOpenStatement={vi.fn()} />
      <Where />
    </>,
  );
  return { ...page, onClose };
}

// MNY-330
test('leads from a refusal for a bonus to the bonus', async () => {
  const { user, onClose } = openWithAddress();
  await user.type(await amount(), '120');
  await user.click(screen.getByRole('button', { name: withdraw.submit }));
  const refusal = within(await screen.findByRole('dialog', { name: common.error }));
  await user.click(refusal.getByRole('button', { name: texts.actions.bonus }));
  expect(await screen.findByText('/user/bonus')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

// MNY-330
test('fills in all that there is after a refusal of more', async () => {
  backend = await simulate();
  const { user } = open(sheet());
  const { wallet, slots } = await backend.elsewhere<WalletView>('/api/wallet');
  const all = slots.reduce((sum, { isActive, amount: satang }) => sum + (isActive ? satang : 0), wallet.amount);
  await user.type(await amount(), '20000');
  await user.click(screen.getByRole('button', { name: withdraw.submit }));
  const refusal = within(await screen.findByRole('dialog', { name: common.error }));
  refusal.getByText(errorMsg.MONEY_NOT_ENOUGH);
  expect(refusal.queryByRole('button', { name: texts.home.actions.deposit })).toBeNull();
  await user.click(refusal.getByRole('button', { name: texts.actions.all }));
  expect(await screen.findByDisplayValue(amountText(Math.round(all * 100)))).toBeTruthy();
  expect(backend.times('withdrawAll')).toBe(1);
});

// MNY-331
test('says that the history has it after a refusal of a request that the browser has repeated', async () => {
  backend = await simulate('everyday', { at: Date.now() });
  const { user } = open(sheet());
  const { wallet } = await backend.elsewhere<WalletView>('/api/wallet');
  const most = Math.floor(wallet.amount);
  await user.type(await amount(), String(most));
  const arrive = backend.hold('withdrawAll');
  await user.click(screen.getByRole('button', { name: withdraw.submit }));
  await waitFor(() => expect(backend.times('withdrawAll')).toBe(1));
  await backend.elsewhere('/api/wallet/withdrawAll', 'POST', { amount: most });
  backend.sandbox.fault('withdrawAll', 'MONEY_NOT_ENOUGH');
  arrive();
  const dialog = within(await screen.findByRole('dialog', { name: withdraw.unknownTitle }));
  dialog.getByText(new RegExp(common.foundInHistory.split('{{time}}')[1] ?? ''));
});

// WDR-8
test('closes on cancel without a call', async () => {
  const onClose = vi.fn();
  const { user } = open(<WithdrawModal opened onClose={onClose} onOpenStatement={vi.fn()} />);
  await user.type(await amount(), '120');
  await user.click(screen.getByRole('button', { name: common.cancel }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(backend.times('withdrawAll')).toBe(0);
});

// WDR-1, WDR-5, WDR-6
test('warns of a bonus that runs before the amount, calls nothing withdrawable, and leads to the bonus', async () => {
  const { user, onClose } = openWithAddress();
  const warning = await screen.findByText(withdraw.bonus);
  expect(warning.compareDocumentPosition(await amount()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText(withdraw.total)).toBeNull();
  expect(screen.getByText(withdraw.sum)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.actions.bonus }));
  expect(await screen.findByText('/user/bonus')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

/** The wallet of now, with other fields. */
async function forgeWallet(change: (wallet: WalletView) => object) {
  const wallet = await backend.elsewhere<WalletView>('/api/wallet');
  backend.forge('getWallet', { ...wallet, ...change(wallet) });
}
const inCurrency = (currency: string) => (wallet: WalletView) => ({ profile: { ...wallet.profile, currency } });

// MNY-324
test('is cleared with a message when the unit changes', async () => {
  backend = await simulate();
  const { user, client } = open(sheet());
  await user.type(await amount(), '1000');
  await forgeWallet(inCurrency('LAK'));
  await act(() => client.refetchQueries());
  expect(await screen.findByText(common.formEmptied)).toBeTruthy();
  expect((await amount()).getAttribute('value')).toBe('');
  await user.click(screen.getByRole('button', { name: withdraw.submit }));
  expect(backend.times('withdrawAll')).toBe(0);
  await user.type(await amount(), '5');
  expect(screen.queryByText(common.formEmptied)).toBeNull();
});

// MNY-324
test('keeps the form when only balance, account, limits or language change', async () => {
  backend = await simulate();
  const { user, client } = open(sheet());
  await user.type(await amount(), '1000');
  await forgeWallet(({ wallet, bankAccount }) => ({
    wallet: { ...wallet, amount: 1 },
    bankAccount: { ...bankAccount, bankAccountNo: '9990001112' },
  }));
  backend.forge('getWithdrawLimits', { withdrawMin: 200, withdrawMax: 1_000 });
  await act(() => client.refetchQueries());
  await act(() => setLanguage('en'));
  onTestFinished(() => setLanguage('th'));
  expect(screen.getByRole('textbox').getAttribute('value')).toBe('1000');
});

const withoutAccount = () =>
  forgeWallet(({ bankAccount }) => ({ bankAccount: { ...bankAccount, bankAccountNo: null } }));
const noLimits = { withdrawMin: null, withdrawMax: null };

// MNY-19, WDR-3, WDR-4, WDR-7
test.each([
  ['no account number', withoutAccount],
  ['an unknown currency, which it does not name', () => forgeWallet(inCurrency('USD'))],
  ['no limits', () => Promise.resolve(backend.forge('getWithdrawLimits', noLimits))],
  ['a failed lookup of the limits', () => Promise.resolve(backend.sandbox.fault('getWithdrawLimits', 'KEY_INVALID'))],
])('sends a withdrawal with %s: the server decides', async (what, prepare) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  backend = await simulate();
  await prepare();
  const { user } = open(sheet());
  await user.type(await amount(), '1000');
  expect(screen.queryByText(withdraw.limitUnknown) !== null).toBe(what.includes('limits'));
  expect(screen.getByRole('dialog').textContent?.includes(texts.formats.currency.BAHT)).toBe(
    !what.includes('currency'),
  );
  await user.click(screen.getByRole('button', { name: withdraw.submit }));
  await screen.findByRole('dialog', { name: withdraw.done });
  expect(backend.bodies('withdrawAll')).toEqual([{ amount: 1_000 }]);
});

// WDR-30
test('marks a loss in its total, and offers the amount that can be moved', async () => {
  backend = await simulate('everyday', { set: { gameBalances: 'none' } });
  await forgeWallet(({ slots }) => ({ slots: slots.map((slot, at) => (at === 0 ? { ...slot, amount: -500 } : slot)) }));
  const { user } = open(sheet());
  const field = await amount();
  const said = texts.home.loss.replace('{{amount}}', withCurrency('500.00', texts.formats.currency.BAHT));
  expect(screen.getByRole('dialog').textContent?.replaceAll('\u00a0', ' ')).toContain(said.replaceAll('\u00a0', ' '));
  await user.click(screen.getByRole('button', { name: withdraw.all }));
  expect(field.getAttribute('value')).toBe('4,250.75');
});

// MNY-43, MNY-56
test('shows a pending withdrawal in a reopened sheet, and sends no second one', async () => {
  backend = await simulate();
  const arrive = backend.hold('withdrawAll');
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
  arrive();
  await waitFor(() => expect(page.said).toEqual([{ kind: 'success', text: withdraw.done }]));
  await waitFor(() => expect(screen.queryByText(common.sending)).toBeNull());
  expect(backend.times('withdrawAll')).toBe(1);
});

// DES-310, MNY-261, MNY-263, MNY-265, WDR-19, WDR-31
test('ends in a receipt with amount, marked account, time, reference, balance, next step and a link to the entry', async () => {
  backend = await simulate('everyday', { at: Date.now() });
  const onOpenStatement = vi.fn();
  const { user } = open(<WithdrawModal opened onClose={vi.fn()} onOpenStatement={onOpenStatement} />);
  const before = await backend.elsewhere<WalletView>('/api/wallet');
  await user.type(await amount(), '500');
  await user.click(screen.getByRole('button', { name: withdraw.submit }));
  const receipt = await screen.findByRole('dialog', { name: withdraw.done });
  const said = () => receipt.textContent ?? '';
  expect(said()).toContain(withCurrency('500.00', texts.formats.currency.BAHT));
  expect(said()).toContain(maskedAccount(before.bankAccount.bankAccountNo ?? ''));
  expect(said()).toContain(bankLook(before.bankAccount.bankCode ?? '').letters);
  expect(said()).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  expect(said()).toContain(withdraw.next);
  expect(within(receipt).getByText(texts.receipt.step.sent).getAttribute('aria-current')).toBe('step');
  // It takes from the wallet first.
  const left = formatMoney(Math.round((before.wallet.amount - 500) * 100));
  await waitFor(() => expect(said().replaceAll(' ', '')).toContain(left));
  const { statements } = await backend.elsewhere<StatementPage>('/api/statement', 'POST', { page: 1, limit: 1 });
  const reference = statements[0]?._id ?? '';
  expect(reference).not.toBe('');
  expect(await within(receipt).findByText(reference)).toBeTruthy();
  await user.click(within(receipt).getByRole('button', { name: common.openStatement }));
  expect(onOpenStatement.mock.calls).toEqual([[reference]]);
});

// MNY-261
test('names the account in the receipt when the refetched wallet has none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  backend = await simulate('everyday', { at: Date.now() });
  const { bankAccount, ...others } = await backend.elsewhere<WalletView>('/api/wallet');
  const { user } = open(sheet());
  await user.type(await amount(), '500');
  backend.forge('getWallet', others);
  await user.click(screen.getByRole('button', { name: withdraw.submit }));
  const receipt = await screen.findByRole('dialog', { name: withdraw.done });
  await waitFor(() => expect(receipt.textContent).toContain(formatMoney(Math.round(others.wallet.amount * 100))));
  expect(receipt.textContent).toContain(maskedAccount(bankAccount.bankAccountNo ?? ''));
});

/** A text up to its first value. */
const start = (text: string) => new RegExp(`^${text.split('{{')[0]}`);

/** Opens the sheet and sends an order whose answer is lost, then an equal one, which is held back. */
async function orderTwice() {
  backend = await simulate();
  backend.sandbox.fault('withdrawAll', { after: 'cut' });
  const onOpenStatement = vi.fn();
  const { user } = open(<WithdrawModal opened onClose={vi.fn()} onOpenStatement={onOpenStatement} />);
  const order = async () => {
    await user.type(await amount(), '500');
    await user.click(screen.getByRole('button', { name: withdraw.submit }));
  };
  await order();
  const unknown = within(await screen.findByRole('dialog', { name: withdraw.unknownTitle }));
  unknown.getByRole('button', { name: common.openStatement });
  await user.click(unknown.getByRole('button', { name: common.close }));
  await order();
  await screen.findByText(start(common.orderedBefore));
  return { user, onOpenStatement };
}

// MNY-322, WDR-21
test('warns before an equal order that the first may have gone through, and sends it with the next press', async () => {
  const { user } = await orderTwice();
  expect(screen.queryByRole('heading', { name: common.error })).toBeNull();
  expect(screen.getByText(start(common.orderedBefore)).closest('[role="alert"]')).not.toBeNull();
  expect(backend.times('withdrawAll')).toBe(1);
  // Until then a press is the second tap of a double tap.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
  await user.click(screen.getByRole('button', { name: withdraw.submit }));
  await screen.findByRole('dialog', { name: withdraw.done });
  expect(backend.times('withdrawAll')).toBe(2);
});

// MNY-322
test('leads from the note about an equal order to the history', async () => {
  const { user, onOpenStatement } = await orderTwice();
  await user.click(screen.getByRole('button', { name: common.openStatement }));
  expect(onOpenStatement).toHaveBeenCalledOnce();
});

// MNY-322
test('forgets the note about an equal order when the amount changes', async () => {
  const { user } = await orderTwice();
  await user.type(await amount(), '1');
  expect(screen.queryByText(start(common.orderedBefore))).toBeNull();
});
