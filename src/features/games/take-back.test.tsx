import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { openGame } from '../../../tests/support/components/opened-game.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { formatBaht } from '../../shared/money/money.ts';
import { login } from '../../shared/session/session.ts';
import { toasts } from '../../shared/toast/notify.ts';
import { TakeBackSheet } from './take-back-sheet.tsx';

const { games, common, errorMsg, receipt, statement } = texts;
const { step } = games.takeBack;
let backend: SimulatedBackend;

function openSheet() {
  const onClose = vi.fn();
  const onOpenStatement = vi.fn();
  const sheet = (opened: boolean) => <TakeBackSheet {...{ opened, onClose, onOpenStatement }} />;
  const opened = open(sheet(true));
  return { ...opened, onClose, onOpenStatement, hide: () => opened.again(sheet(false)) };
}

/** The button that starts it, once the balances were asked for anew. */
async function startButton() {
  const button = await screen.findByRole('button', { name: /^โยกกลับ / });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  return button;
}
/** Presses a button, and holds the response of the transfer that it sends. @returns lets the response arrive */
async function pressAndHold(user: ReturnType<typeof open>['user'], button: HTMLElement) {
  const arrive = backend.holdAnswer('transfer');
  await user.click(button);
  await waitFor(() => expect(backend.times('transfer')).toBe(1));
  return arrive;
}
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
const saidOf = (at: number) => rows()[at]?.textContent ?? '';
const wallet = () => backend.elsewhere<WalletView>('/api/wallet');
const filled = async () => (await wallet()).slots.filter(({ amount, isActive }) => isActive && amount >= 1);

/** The toasts of this test, each with its link. */
function toastsSaid() {
  const said: unknown[] = [];
  onTestFinished(toasts.on((one) => void said.push(one)));
  return said;
}
const ended = (moved: number) => games.takeBack.ended.replace('{{moved}}', `${moved}`).replace('{{all}}', '6');

beforeEach(async () => {
  backend = await simulate();
});

describe('taking everything back', () => {
  // GAM-286
  test('fetches the balances, then sends one transfer after the other, however often it is tapped', async () => {
    const before = await filled();
    const sum = before.reduce((all, { amount }) => all + Math.round(amount * 100), 425_075) / 100;
    const { user } = openSheet();
    const button = await startButton();
    expect(backend.times('refreshSlots')).toBe(1);
    expect(rows()).toHaveLength(before.length);
    await user.dblClick(button);
    await screen.findByText(ended(6));
    expect(backend.bodies('transfer')).toEqual(
      before.map(({ code, amount }) => ({ from: code, to: 'WALLET', amount })),
    );
    for (const row of rows()) expect(row.textContent).toContain(step.moved);
    expect((await wallet()).wallet.amount).toBe(sum);
    expect(await filled()).toEqual([]);
    expect(screen.queryByRole('button', { name: /^โยกกลับ / })).toBeNull();
  });

  // MNY-261, MNY-263
  test('ends in a receipt with the sum, the time, the wallet now, and the reference of each game', async () => {
    backend = await simulate('everyday', { at: Date.now() });
    const { user, onOpenStatement } = openSheet();
    await user.click(await startButton());
    await screen.findByText(receipt.inWallet);
    const dialog = screen.getByRole('dialog');
    const said = (label: string) => within(dialog).getByText(label).nextElementSibling?.textContent ?? '';
    const { amount } = (await wallet()).wallet;
    const now = receipt.now.replace('{{account}}', texts.account.WALLET);
    await waitFor(() => expect(said(now).replaceAll(' ', '')).toContain(formatBaht(amount)));
    expect(said(receipt.at)).toMatch(/^\d\d\/\d\d\/\d{4} /);
    await waitFor(() => rows().forEach((_row, at) => expect(saidOf(at)).toMatch(/KP\d{16}/)));
    await user.click(screen.getByRole('button', { name: common.openStatement }));
    expect(onOpenStatement.mock.calls).toEqual([[undefined]]);
  });

  // GAM-286, MNY-330
  test('asks one game when a bonus refuses all, says so once, leads to the bonus, and has no receipt', async () => {
    backend = await simulate('bonus-active');
    const { user, onClose } = openSheet();
    await user.click(await startButton());
    expect(await screen.findAllByText(errorMsg.BONUS_REMAINING)).toHaveLength(1);
    expect(backend.times('transfer')).toBe(1);
    expect(rows().map(({ textContent }) => textContent?.includes(step.left))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(saidOf(0)).toContain(step.refused);
    await user.click(await screen.findByRole('button', { name: texts.actions.bonus }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByText(receipt.inWallet)).toBeNull();
    expect(screen.queryByRole('button', { name: common.openStatement })).toBeNull();
  });

  // GAM-286
  test('says once that there is no connection', async () => {
    const { user } = openSheet();
    const button = await startButton();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    await backend.sandbox.set('offline', true);
    await user.click(button);
    expect(await screen.findAllByText(errorMsg.NETWORK)).toHaveLength(1);
    expect(saidOf(1)).toContain(step.left);
  });

  // GAM-286
  test('continues with the next game after a refusal, and explains it', async () => {
    const { user } = openSheet();
    const button = await startButton();
    backend.sandbox.fault('transfer', 'TRANSFER_FAIL');
    await user.click(button);
    await screen.findByText(ended(5));
    expect(saidOf(0)).toContain(step.refused);
    expect(saidOf(0)).toContain(errorMsg.TRANSFER_FAIL);
    expect(saidOf(5)).toContain(step.moved);
    expect(backend.times('transfer')).toBe(6);
  });

  // GAM-287, MNY-39
  test.each([
    ['a lost answer', () => void backend.sandbox.fault('transfer', { after: 'cut' })],
    ['a 500 without a code', () => backend.forge('transfer', { message: 'Error' }, 500)],
  ])('sends nothing more after %s, and leads to the history', async (_what, prepare) => {
    const { user, onOpenStatement } = openSheet();
    const button = await startButton();
    prepare();
    await user.click(button);
    await screen.findByText(common.unknownOutcome, { exact: false });
    expect(backend.times('transfer')).toBe(1);
    expect(saidOf(0)).toContain(step.unknown);
    for (const at of [1, 2, 3, 4, 5]) expect(saidOf(at)).toContain(step.left);
    await user.click(screen.getByRole('button', { name: common.openStatement }));
    expect(onOpenStatement).toHaveBeenCalledOnce();
  });

  // GAM-287, MNY-322
  test('stops before an order that may already be done, and explains why', async () => {
    const { user, again } = openSheet();
    backend.sandbox.fault('transfer', { cut: true });
    await user.click(await startButton());
    await screen.findByText(common.unknownOutcome);
    again(<p>Another screen</p>);
    again(<TakeBackSheet opened onClose={vi.fn()} onOpenStatement={vi.fn()} />);
    await user.click(await startButton());
    await screen.findByText(new RegExp(`^${common.orderedBefore.split('{{')[0]}`));
    expect(saidOf(0)).toContain(step.unknown);
    expect(saidOf(1)).toContain(step.left);
    expect(backend.times('transfer')).toBe(1);
  });

  // GAM-287
  test('sends nothing in the name of another player who logs in meanwhile', async () => {
    const { user } = openSheet();
    const button = await startButton();
    const arrive = await pressAndHold(user, button);
    login(`${backend.sandbox.token('player')}x`, true);
    arrive();
    await waitFor(() => expect(saidOf(5)).toContain(step.left));
    expect(backend.times('transfer')).toBe(1);
  });

  // GAM-287, MNY-263
  test('stops when the player leaves the screen, after the transfer that is under way', async () => {
    const said = toastsSaid();
    const { user, unmount } = openSheet();
    const button = await startButton();
    const arrive = await pressAndHold(user, button);
    unmount();
    arrive();
    await waitFor(() => expect(said).toHaveLength(1));
    const text = ended(1);
    expect(said[0]).toEqual({ kind: 'error', text, action: 'history' });
    expect(backend.times('transfer')).toBe(1);
  });

  // GAM-288, MNY-263
  test('continues when the sheet closes, and ends in a toast that links to the history', async () => {
    const said = toastsSaid();
    const { user, hide, onClose } = openSheet();
    const button = await startButton();
    const arrive = await pressAndHold(user, button);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    hide();
    arrive();
    const text = ended(6);
    await waitFor(() => expect(said).toContainEqual({ kind: 'success', text, action: 'history' }));
  });

  // GAM-288
  test('ends in a toast without a link when every game was refused', async () => {
    const said = toastsSaid();
    const { user, hide } = openSheet();
    const button = await startButton();
    backend.forge('transfer', { message: 'TRANSFER_FAIL' }, 400);
    const arrive = await pressAndHold(user, button);
    hide();
    arrive();
    const text = ended(0);
    await waitFor(() => expect(said).toContainEqual({ kind: 'error', text, action: undefined }));
  });

  // GAM-286
  test('has nothing to send where no game holds 1 baht', async () => {
    backend = await simulate('everyday', { set: { gameBalances: 'none' } });
    openSheet();
    expect((await startButton()).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(games.takeBack.nothing)).toBeDefined();
  });
});

describe('taking one game’s credit back', () => {
  const backButton = () => screen.findByRole('button', { name: /^โยก .*กลับกระเป๋า$/ });

  // GAM-285, MNY-261
  test('moves all of it once and shows a receipt, however often it is tapped', async () => {
    backend = await simulate('everyday', { at: Date.now() });
    const game = (await filled()).find(({ code }) => code === 'PG');
    const { user } = openGame();
    await user.dblClick(await backButton());
    const dialog = await screen.findByRole('dialog', { name: games.transferred });
    expect(dialog.textContent).toContain(String(game?.amount));
    const said = (label: string) => within(dialog).getByText(label).nextSibling?.textContent;
    await waitFor(() => expect(said(receipt.now.replace('{{account}}', 'PG'))).toContain('0.00'));
    await waitFor(() => expect(said(statement.field.reference)).toMatch(/\S/));
    expect([said(receipt.from), said(receipt.to)]).toEqual(['PG', texts.account.WALLET]);
    expect(backend.bodies('transfer')).toEqual([{ from: 'PG', to: 'WALLET', amount: game?.amount }]);
  });

  // GAM-285, MNY-263
  test.each([
    ['done', null, { kind: 'success', text: games.transferred, action: 'history' }],
    ['refused', 'BONUS_REMAINING', { kind: 'error', text: errorMsg.BONUS_REMAINING, action: 'bonus' }],
  ] as const)('reports in a toast that it was %s after the player has left', async (_end, code, toast) => {
    const said = toastsSaid();
    const { user, unmount } = openGame();
    const button = await backButton();
    if (code) backend.sandbox.fault('transfer', code);
    const arrive = await pressAndHold(user, button);
    unmount();
    arrive();
    await waitFor(() => expect(said).toEqual([toast]));
  });

  // GAM-285
  test('explains a refusal, and returns to the sheet', async () => {
    backend.sandbox.fault('transfer', 'BONUS_REMAINING');
    const { user } = openGame();
    await user.click(await backButton());
    await screen.findByText(errorMsg.BONUS_REMAINING);
    await user.click(screen.getByRole('button', { name: common.ok }));
    expect(await backButton()).toBeDefined();
  });

  // GAM-285, GAM-287
  test('calls a transfer with a lost response unconfirmed', async () => {
    backend.sandbox.fault('transfer', { after: 'cut' });
    const { user } = openGame();
    await user.click(await backButton());
    expect(await screen.findByRole('dialog', { name: games.unknownTitle })).toBeDefined();
  });
});
