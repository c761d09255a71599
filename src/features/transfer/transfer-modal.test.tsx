import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getGetWalletQueryKey } from '../../shared/api/generated/wallet/wallet.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { toasts } from '../../shared/toast/notify.ts';
import { TransferModal } from './transfer-modal.tsx';

const slot = (code: string, isActive: boolean, amount: number) => ({
  ...{ code, name: `Game ${code}`, logo: '', background: '', isActive, amount, ftWalletSlot: 1 },
  ...{ web: null, android: null, ios: null, category: 'slot' },
});
const wallet = {
  profile: { _id: 'p', name: 'Somchai', username: '0812345678', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  bankAccount: { bankAccountName: 'A', bankAccountNo: '1', bank: { nameTH: 'ก' } },
  wallet: { amount: 1000.01 },
  invite: { amount: 0, success: 0, fail: 0 },
  slots: [slot('JOKER', true, 50), slot('PG', false, 10)],
};

interface Sent {
  body: unknown;
  answer: (status: number, body: unknown) => void;
  lose: () => void;
}
let sent: Sent[] = [];

/** The server: answers balances at once, and transfers when the test does so. */
function server(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = String(input instanceof Request ? input.url : input);
  if (!url.includes('/api/wallet/transfer')) return Promise.resolve(Response.json(wallet));
  return new Promise((resolve, reject) => {
    sent.push({
      body: JSON.parse(String(init?.body)),
      answer: (status, body) => resolve(Response.json(body, { status })),
      lose: () => reject(new TypeError('Failed to fetch')),
    });
  });
}

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(getGetWalletQueryKey(), wallet);
  return openWith(client);
}

function openWith(client: QueryClient) {
  const onClose = vi.fn();
  const onOpenStatement = vi.fn();
  const sheet = (opened: boolean) => (
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={client}>
        <TransferModal opened={opened} onClose={onClose} onOpenStatement={onOpenStatement} />
      </QueryClientProvider>
    </MantineProvider>
  );
  const { unmount, rerender } = render(sheet(true));
  const closed = () => rerender(sheet(false));
  const reopen = () => rerender(sheet(true));
  return { user: userEvent.setup(), onClose, onOpenStatement, unmount, closed, reopen };
}

const { transfer, common, account } = texts;
const side = (label: string) => within(screen.getByRole('listbox', { name: label }));
const pick = (user: ReturnType<typeof userEvent.setup>, label: string, name: string) =>
  user.click(side(label).getByRole('option', { name: new RegExp(name) }));
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: transfer.submit }));
const messages = () =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .filter(Boolean);

async function fillIn(user: ReturnType<typeof userEvent.setup>, amount = '100.50') {
  await pick(user, transfer.from, account.WALLET);
  await pick(user, transfer.to, 'Game JOKER');
  await user.type(screen.getByRole('textbox', { name: transfer.amountLabel }), amount);
}

beforeAll(() => initI18n());
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', server);
});

// TRF-2
it('without a wallet says that it could not be loaded, and offers another try', async () => {
  let lost = true;
  vi.stubGlobal('fetch', async () =>
    lost ? Response.json({ message: 'NO_DATA' }, { status: 400 }) : Response.json(wallet),
  );
  const user = openWith(new QueryClient({ defaultOptions: { queries: { retry: false } } })).user;
  await screen.findByText(common.loadFailed);
  expect(screen.queryByRole('textbox')).toBeNull();
  lost = false;
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByRole('textbox', { name: transfer.amountLabel })).toBeTruthy();
});

describe('the transfer form', () => {
  // TRF-1, TRF-4
  it('lists the prompt, the main wallet and every active game, with balances', () => {
    open();
    const names = side(transfer.from)
      .getAllByRole('option')
      .map((option) => option.getAttribute('aria-label'));
    expect(names).toEqual([
      `${transfer.prompt} ${transfer.promptHint.from}`,
      `${account.WALLET} 1,000.01`,
      'Game JOKER 50.00',
    ]);
  });

  // TRF-13, TRF-14, TRF-15
  it('reports accounts, then the same account, then the amount: one message at a time and no call', async () => {
    const { user } = open();
    await submit(user);
    expect(messages()).toEqual([transfer.selectAccount]);
    await pick(user, transfer.from, account.WALLET);
    expect(messages()).toEqual([]);
    await submit(user);
    expect(messages()).toEqual([transfer.selectAccount]);
    await pick(user, transfer.to, account.WALLET);
    await submit(user);
    expect(messages()).toEqual([transfer.sameAccount]);
    await pick(user, transfer.to, 'Game JOKER');
    await submit(user);
    expect(messages()).toEqual([transfer.amount.required]);
    await user.type(screen.getByRole('textbox', { name: transfer.amountLabel }), '0.99');
    await submit(user);
    expect(messages()).toHaveLength(1);
    expect(messages()[0]).toMatch(/1 บาท/);
    expect(sent).toEqual([]);
  });

  // TRF-10
  it('fills the amount in from the source balance, the last touch winning', async () => {
    const { user } = open();
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: transfer.amountLabel });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: transfer.all }).disabled).toBe(true);
    await pick(user, transfer.from, account.WALLET);
    await user.click(screen.getByRole('button', { name: transfer.half }));
    expect(amount.value).toBe('500');
    await user.type(amount, '5');
    await user.click(screen.getByRole('button', { name: transfer.all }));
    expect(amount.value).toBe('1,000.01');
  });

  // TRF-12
  it('closes on cancel without a call', async () => {
    const { user, onClose } = open();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: common.cancel }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });
});

describe('sending', () => {
  // MNY-33, TRF-19, TRF-21
  it('sends the amount as a number of baht, once however often it is tapped', async () => {
    const { user } = open();
    await fillIn(user, '1.30');
    const button = screen.getByRole('button', { name: transfer.submit });
    act(() => {
      button.click();
      button.click();
      button.click();
    });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ from: 'WALLET', to: 'JOKER', amount: 1.3 });
  });

  // TRF-22
  it('says that the transfer is done, and closes with that', async () => {
    const { user, onClose } = open();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(200, { message: 'SUCCESS' });
    await screen.findByRole('heading', { name: transfer.done });
    screen.getByText(/100\.50/);
    await user.click(screen.getByRole('button', { name: common.ok }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  // TRF-23
  it('shows a refusal under the title "error" with the server message, and keeps what was filled in', async () => {
    const { user, onClose } = open();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(400, { message: 'TRANSFER_FAIL' });
    await screen.findByRole('heading', { name: common.error });
    screen.getByText(texts.errorMsg.TRANSFER_FAIL);
    await user.click(screen.getByRole('button', { name: common.ok }));
    expect(onClose).not.toHaveBeenCalled();
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: transfer.amountLabel });
    expect(amount.value).toBe('100.50');
    expect(side(transfer.to).getByRole('option', { selected: true }).getAttribute('aria-label')).toContain('JOKER');
  });

  // MNY-40, TRF-25
  it('calls a lost answer unconfirmed, never failed, and leads to the statement', async () => {
    const { user, onOpenStatement } = open();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.lose();
    await screen.findByText(common.unknownOutcome);
    expect(screen.queryByRole('heading', { name: common.error })).toBeNull();
    await user.click(screen.getByRole('button', { name: common.openStatement }));
    expect(onOpenStatement).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
  });

  // MNY-43
  it.each([
    ['a success', () => sent[0]?.answer(200, { message: 'SUCCESS' }), transfer.done],
    ['a refusal', () => sent[0]?.answer(400, { message: 'TRANSFER_FAIL' }), texts.errorMsg.TRANSFER_FAIL],
    ['a lost answer', () => sent[0]?.lose(), common.unknownOutcome],
  ])('tells a player who has gone to another screen of %s in a toast', async (_name, end, text) => {
    const told: string[] = [];
    const stop = toasts.on(({ text: said }) => void told.push(said));
    const { user, unmount } = open();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    unmount();
    end();
    await waitFor(() => expect(told).toEqual([text]));
    stop();
  });
});

describe('a transfer under way', () => {
  const close = {
    button: (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getAllByRole('button', { name: common.close }).at(-1) as HTMLElement),
    Escape: (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}'),
    Back: async () => {
      await waitFor(() => expect(history.state).toMatchObject({ kpLayers: 1 }));
      act(() => {
        history.replaceState({ ...history.state, kpLayers: 0 }, '');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    },
  };

  it.each(['button', 'Escape', 'Back'] as const)(
    'says that it cannot be cancelled, goes on when closed by %s, and its end is told in a toast',
    async (way) => {
      const said = vi.fn();
      const stop = toasts.on(said);
      const { user, onClose, closed } = open();
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
      sent[0]?.answer(200, { message: 'SUCCESS' });
      await waitFor(() => expect(said.mock.calls).toEqual([[{ kind: 'success', text: transfer.done }]]));
      expect(screen.queryByRole('dialog')).toBeNull();
      stop();
    },
  );

  it('is still under way when the sheet opens again, and a refusal keeps what was filled in', async () => {
    const { user, closed, reopen } = open();
    await fillIn(user);
    await submit(user);
    await user.click(screen.getAllByRole('button', { name: common.close }).at(-1) as HTMLElement);
    closed();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    reopen();
    expect(await screen.findByText(common.sending)).toBeTruthy();
    sent[0]?.answer(400, { message: 'TRANSFER_FAIL' });
    await user.click(await screen.findByRole('button', { name: common.ok }));
    expect(await screen.findByDisplayValue('100.50')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});
