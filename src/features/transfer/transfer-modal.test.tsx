import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { open as openPart } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { TransferModal } from './transfer-modal.tsx';

const { transfer, common, account, errorMsg } = texts;
type User = ReturnType<typeof openPart>['user'];
let backend: SimulatedBackend;

function openSheet() {
  const onClose = vi.fn();
  const onOpenStatement = vi.fn();
  const sheet = (opened: boolean) => (
    <TransferModal opened={opened} onClose={onClose} onOpenStatement={onOpenStatement} />
  );
  const { user, client, said, again, unmount } = openPart(sheet(true));
  const closed = () => again(sheet(false));
  const reopen = () => again(sheet(true));
  return { user, client, said, onClose, onOpenStatement, unmount, closed, reopen };
}

/** Opens the sheet, with its form. */
async function open() {
  const sheet = openSheet();
  await screen.findByRole('textbox', { name: transfer.amountLabel });
  return sheet;
}

const side = (label: string) => within(screen.getByRole('listbox', { name: label }));
const pick = (user: User, label: string, name: string) =>
  user.click(side(label).getByRole('option', { name: new RegExp(name) }));
/** Names the order as well, once there is one. */
const submitName = new RegExp(`^${transfer.submit}`);
const submit = (user: User) => user.click(screen.getByRole('button', { name: submitName }));
const messages = () =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .filter(Boolean);

async function fillIn(user: User, amount = '100.50') {
  await pick(user, transfer.from, account.WALLET);
  await pick(user, transfer.to, '^Joker ');
  await user.type(screen.getByRole('textbox', { name: transfer.amountLabel }), amount);
}

/** The transfers that were sent. */
const sent = () => backend.bodies('transfer');

beforeEach(async () => {
  backend = await simulate('everyday', { set: { balance: 1000.01 } });
});

// TRF-2
test('reports a wallet that failed to load, and offers a retry', async () => {
  backend.sandbox.fault('getWallet', 'NO_WALLET');
  const { user } = openSheet();
  await screen.findByText(common.loadFailed);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByRole('textbox', { name: transfer.amountLabel })).toBeTruthy();
});

// MNY-211, TRF-14
test('says that no game is open, asks for an account and sends nothing', async () => {
  backend = await simulate('all-games-closed');
  const { user } = await open();
  screen.getByText(transfer.noGame);
  await user.click(screen.getByRole('button', { name: submitName }));
  expect(messages()).toEqual([transfer.selectAccount]);
  expect(sent()).toEqual([]);
});

describe('the transfer form', () => {
  // TRF-1, TRF-4
  test('lists the prompt, the main wallet and every active game, with balances', async () => {
    await open();
    const names = side(transfer.from)
      .getAllByRole('option')
      .map((option) => option.getAttribute('aria-label'));
    expect(names).toEqual([
      `${transfer.prompt} ${transfer.promptHint.from}`,
      `${account.WALLET} 1,000.01`,
      'Joker 1,655.39',
      'PG 997.94',
      'Super Slot 0.00',
      'PG Slot 922.74',
      'UFABET 1,593.94',
      'Sexy Game 0.00',
      'Betflix 803.13',
      'Huay HD 928.25',
    ]);
  });

  // TRF-13, TRF-14, TRF-15
  test('reports accounts, then the same account, then the amount: one message at a time and no call', async () => {
    const { user } = await open();
    await submit(user);
    expect(messages()).toEqual([transfer.selectAccount]);
    await pick(user, transfer.from, account.WALLET);
    expect(messages()).toEqual([]);
    await submit(user);
    expect(messages()).toEqual([transfer.selectAccount]);
    await pick(user, transfer.to, account.WALLET);
    await submit(user);
    expect(messages()).toEqual([transfer.sameAccount]);
    await pick(user, transfer.to, '^Joker ');
    await submit(user);
    expect(messages()).toEqual([transfer.amount.required]);
    await user.type(screen.getByRole('textbox', { name: transfer.amountLabel }), '0.99');
    await submit(user);
    expect(messages()).toHaveLength(1);
    expect(messages()[0]).toMatch(/1 บาท/);
    expect(sent()).toEqual([]);
  });

  // TRF-10, TRF-11
  test('fills the amount in from the source balance, the last touch winning', async () => {
    const { user } = await open();
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: transfer.amountLabel });
    const half = screen.getByRole<HTMLButtonElement>('button', { name: transfer.half });
    await pick(user, transfer.from, transfer.prompt);
    expect(half.disabled).toBe(true);
    await pick(user, transfer.from, account.WALLET);
    await user.click(half);
    expect(amount.value).toBe('500');
    await user.type(amount, '5');
    await user.click(screen.getByRole('button', { name: transfer.all }));
    expect(amount.value).toBe('1,000.01');
  });

  // TRF-283
  test('names source, target and amount on the button, as soon as there is an order', async () => {
    const { user } = await open();
    await pick(user, transfer.from, account.WALLET);
    await pick(user, transfer.to, '^Joker ');
    screen.getByRole('button', { name: transfer.submit });
    await user.type(screen.getByRole('textbox', { name: transfer.amountLabel }), '๑๐๐');
    const button = screen.getByRole('button', { name: submitName });
    const order = `${transfer.submit} 100.00 บาท ${account.WALLET} ${common.to} Joker`;
    expect(button.textContent?.replaceAll(/\s+/g, ' ')).toBe(order);
  });

  const chosen = (label: string) => side(label).getByRole('option', { selected: true }).textContent;

  // TRF-3, TRF-280
  test('swaps the two accounts, and sends them as shown', async () => {
    const { user } = await open();
    const swap = screen.getByRole<HTMLButtonElement>('button', { name: transfer.swap });
    expect(chosen(transfer.from)).toContain(account.WALLET);
    await pick(user, transfer.from, transfer.prompt);
    expect(swap.disabled).toBe(true);
    await fillIn(user, '5');
    await user.click(swap);
    expect(chosen(transfer.from)).toContain('Joker');
    expect(chosen(transfer.to)).toContain(account.WALLET);
    await submit(user);
    await waitFor(() => expect(sent()).toEqual([{ from: 'JOKER', to: 'WALLET', amount: 5 }]));
  });

  // TRF-281
  test('offers the accounts of completed transfers, and not of a refused one', async () => {
    const { user } = await open();
    backend.sandbox.fault('transfer', 'TRANSFER_FAIL');
    await fillIn(user);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: common.ok }));
    expect(screen.queryByRole('group', { name: transfer.recent })).toBeNull();
    await submit(user);
    await screen.findByText(transfer.done);
    cleanup();
    const again = await open();
    const recent = within(screen.getByRole('group', { name: transfer.recent }));
    await again.user.click(recent.getByRole('button', { name: /Joker/ }));
    expect(chosen(transfer.from)).toContain(account.WALLET);
    expect(chosen(transfer.to)).toContain('Joker');
  });

  // TRF-12
  test('closes on cancel without a call', async () => {
    const { user, onClose } = await open();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: common.cancel }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });
});

describe('sending', () => {
  // MNY-33, TRF-19, TRF-21
  test('sends the amount as a number of baht, once for many taps', async () => {
    const { user } = await open();
    await fillIn(user, '1.30');
    const button = screen.getByRole('button', { name: submitName });
    act(() => {
      button.click();
      button.click();
      button.click();
    });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({ from: 'WALLET', to: 'JOKER', amount: 1.3 });
  });

  // MNY-261, TRF-22
  test('shows a receipt, and closes with it', async () => {
    const { user, onClose } = await open();
    await fillIn(user);
    await submit(user);
    await screen.findByRole('heading', { name: transfer.done });
    screen.getByText(/100\.50/);
    screen.getByText(texts.receipt.now.replace('{{account}}', 'Joker'));
    screen.getByText(texts.receipt.inGame);
    screen.getByText(/\d\d:\d\d:\d\d/);
    await user.click(screen.getByRole('button', { name: common.ok }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  // APP-56, TRF-18, TRF-23
  test('shows a refusal under the title "error" with the server message, and keeps what was filled in', async () => {
    await backend.sandbox.set('transferFails', true);
    const { user, onClose } = await open();
    await fillIn(user);
    await submit(user);
    await screen.findByRole('heading', { name: common.error });
    screen.getByText(errorMsg.TRANSFER_FAIL);
    await user.click(screen.getByRole('button', { name: common.ok }));
    expect(onClose).not.toHaveBeenCalled();
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: transfer.amountLabel });
    expect(amount.value).toBe('100.50');
    expect(side(transfer.to).getByRole('option', { selected: true }).getAttribute('aria-label')).toContain('Joker');
  });

  // MNY-40, TRF-25
  test('calls a transfer with a lost response unconfirmed, never failed, and leads to the statement', async () => {
    backend.sandbox.fault('transfer', { after: 'cut' });
    const { user, onOpenStatement } = await open();
    await fillIn(user);
    await submit(user);
    await screen.findByText(common.unknownOutcome);
    expect(screen.queryByRole('heading', { name: common.error })).toBeNull();
    await user.click(screen.getByRole('button', { name: common.openStatement }));
    expect(onOpenStatement).toHaveBeenCalledOnce();
    expect(sent()).toHaveLength(1);
  });

  // MNY-43
  test.each([
    ['a success', () => {}, transfer.done],
    ['a refusal', () => backend.sandbox.set('transferFails', true), errorMsg.TRANSFER_FAIL],
    ['a lost answer', () => backend.sandbox.fault('transfer', { after: 'cut' }), common.unknownOutcome],
  ])('reports %s in a toast on another screen', async (_name, prepare, text) => {
    await prepare();
    const arrive = backend.hold('transfer');
    const { user, said, unmount } = await open();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    arrive();
    await waitFor(() => expect(said.map((toast) => toast.text)).toEqual([text]));
  });
});

describe('a transfer under way', () => {
  const close = {
    button: (user: User) => user.click(screen.getAllByRole('button', { name: common.close }).at(-1) as HTMLElement),
    Escape: (user: User) => user.keyboard('{Escape}'),
    Back: async () => {
      await waitFor(() => expect(history.state).toMatchObject({ kpLayers: 1 }));
      act(() => {
        history.replaceState({ ...history.state, kpLayers: 0 }, '');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    },
  };

  // MNY-43, MNY-210
  test.each(['button', 'Escape', 'Back'] as const)(
    'cannot be cancelled, continues when closed by %s, and reports its end in a toast',
    async (way) => {
      const arrive = backend.hold('transfer');
      const { user, said, onClose, closed } = await open();
      expect(screen.getByRole('button', { name: common.cancel })).toBeTruthy();
      await fillIn(user);
      await submit(user);
      const note = await screen.findByText(common.sending);
      expect(note.closest('[role="status"]')).toBe(document.activeElement);
      expect(screen.queryByRole('button', { name: common.cancel })).toBeNull();
      await close[way](user);
      expect(onClose).toHaveBeenCalledOnce();
      closed();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(said).toEqual([{ kind: 'note', text: common.goesOn }]);
      arrive();
      await waitFor(() => expect(said.slice(1)).toEqual([{ kind: 'success', text: transfer.done }]));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('is still pending when the sheet reopens, and a refusal keeps the form', async () => {
    await backend.sandbox.set('transferFails', true);
    const arrive = backend.hold('transfer');
    const { user, closed, reopen } = await open();
    await fillIn(user);
    await submit(user);
    await user.click(screen.getAllByRole('button', { name: common.close }).at(-1) as HTMLElement);
    closed();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    reopen();
    expect(await screen.findByText(common.sending)).toBeTruthy();
    arrive();
    await user.click(await screen.findByRole('button', { name: common.ok }));
    expect(await screen.findByDisplayValue('100.50')).toBeTruthy();
    expect(sent()).toHaveLength(1);
  });
});
