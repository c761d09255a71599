import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { toasts } from '../../shared/toast/notify.ts';
import { BonusPage } from './bonus-page.tsx';

const { bonus, common, errorMsg, promotion } = texts;
let running: boolean;
let asked: string[];
/** The server's answer to taking or ending a bonus. */
let outcome: () => Promise<Response>;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const list = () => ({
  bonuses: [
    {
      ...{ code: 'WELCOME', name: 'Welcome', type: 'limit', maxReceived: 2, banners: [], percentFail: 5 },
      userBonus: { _id: 'u', isActive: running, received: [] },
    },
  ],
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <QueryClientProvider client={client}>
        <BonusPage />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const lists = () => asked.filter((path) => path === '/api/bonus').length;

beforeAll(() => initI18n());
beforeEach(() => {
  [running, asked] = [false, []];
  vi.stubGlobal('fetch', async (input: URL | RequestInfo) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin);
    asked.push(pathname);
    if (pathname === '/api/bonus') return Response.json(list());
    if (pathname === '/api/bonus/check/active') return Response.json({ status: running, type: 'limit' });
    return outcome();
  });
});

// BON-27
it('calls a bonus unconfirmed, never failed, when the answer is lost, and looks whether it runs', async () => {
  outcome = () => {
    running = true;
    return lost();
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Welcome/ }));
  await user.click(await screen.findByRole('button', { name: bonus.take }));
  expect(await screen.findByRole('dialog', { name: bonus.unknownTitle })).toBeTruthy();
  expect(screen.queryByText(common.error)).toBeNull();
  // When the page opened, before the bonus was taken, and after it.
  await waitFor(() => expect(lists()).toBe(3));
  await user.click(screen.getByRole('button', { name: common.ok }));
  expect(await screen.findByText(bonus.state.current)).toBeTruthy();
  expect(screen.queryByRole('button', { name: bonus.take })).toBeNull();
});

// BON-25
it('leads back to the bonus when the server says no', async () => {
  outcome = async () => Response.json({ message: 'BONUS_MAX_CLAIMED' }, { status: 400 });
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Welcome/ }));
  await user.click(await screen.findByRole('button', { name: bonus.take }));
  expect(await screen.findByText(errorMsg.BONUS_MAX_CLAIMED)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: common.ok }));
  expect(await screen.findByRole('button', { name: bonus.take })).toBeTruthy();
});

// BON-32
it('calls the end of a bonus unconfirmed too, and says so even when it is over', async () => {
  running = true;
  outcome = () => {
    running = false;
    return lost();
  };
  const user = open();
  await user.click(await screen.findByRole('button', { name: bonus.cancel }));
  const question = await screen.findByRole('dialog', { name: bonus.cancelTitle });
  await user.click(within(question).getByRole('button', { name: bonus.cancelConfirm }));
  await screen.findByLabelText(promotion.code);
  expect(screen.getByRole('dialog', { name: bonus.unknownTitle })).toBeTruthy();
});

it('a bonus is taken although its sheet was closed meanwhile: said so before, and told in a toast', async () => {
  const said = vi.fn();
  const stop = toasts.on(said);
  let answer: (response: Response) => void = () => {};
  outcome = () => new Promise((resolve) => (answer = resolve));
  const user = open();
  await user.click(await screen.findByRole('button', { name: /Welcome/ }));
  await user.click(await screen.findByRole('button', { name: bonus.take }));
  expect(await screen.findByText(common.sending)).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Opened again, the sheet waits for the first call and sends no second one.
  await user.click(screen.getByRole('button', { name: /Welcome/ }));
  expect(await screen.findByText(common.sending)).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  running = true;
  answer(Response.json({ _id: 'u', isActive: true, received: [] }));
  expect(await screen.findByText(bonus.state.current)).toBeTruthy();
  expect(said.mock.calls).toEqual([[{ kind: 'success', text: bonus.taken }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
  stop();
});

it('ending a bonus goes on when its question is closed, and a refusal is told in a toast', async () => {
  const said = vi.fn();
  const stop = toasts.on(said);
  running = true;
  let answer: (response: Response) => void = () => {};
  outcome = () => new Promise((resolve) => (answer = resolve));
  const user = open();
  await user.click(await screen.findByRole('button', { name: bonus.cancel }));
  const question = await screen.findByRole('dialog', { name: bonus.cancelTitle });
  await user.click(within(question).getByRole('button', { name: bonus.cancelConfirm }));
  expect(await within(question).findByText(common.sending)).toBeTruthy();
  expect(within(question).queryByRole('button', { name: bonus.keep })).toBeNull();
  await user.click(within(question).getByRole('button', { name: common.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer(Response.json({ message: 'BONUS_CONDITION' }, { status: 400 }));
  await waitFor(() => expect(said.mock.calls).toEqual([[{ kind: 'error', text: errorMsg.BONUS_CONDITION }]]));
  expect(screen.queryByRole('dialog')).toBeNull();
  stop();
});
