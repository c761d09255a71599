import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { open as openPart } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { DepositModal } from './deposit-modal.tsx';

const { common, deposit, errorMsg, qr } = texts;
let backend: SimulatedBackend;

function open() {
  const nothing = vi.fn();
  const waysOn = { onOpenStatement: nothing, onPlay: nothing };
  const { user, client, said, unmount } = openPart(
    <DepositModal opened onClose={nothing} onUploadSlip={nothing} onContact={nothing} waysOn={waysOn} />,
  );
  const lookAgain = () =>
    act(async () => {
      await client.refetchQueries();
      // What was learnt is told a moment later.
      await new Promise<void>((told) => notifyManager.schedule(told));
    });
  return { user, said, unmount, lookAgain };
}

beforeEach(async () => {
  // WW alone makes QR codes.
  backend = await simulate('everyday', { set: { depositPaytimz: false } });
});

// DEP-6
test('reports that the own account failed to load, not that there is none', async () => {
  backend.sandbox.fault('getWallet', 'INTERNAL_SERVER_ERROR');
  const { user } = open();
  expect(await screen.findByText(common.loadFailed)).toBeTruthy();
  expect(screen.queryByText(deposit.noBank)).toBeNull();
  expect(screen.getByRole('button', { name: new RegExp(`^${deposit.qrs}`) })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('422-206-0335')).toBeTruthy();
});

// DEP-50, QR-3, QR-270
test('fetches the current QR on opening and names it in the closed section', async () => {
  backend = await simulate('everyday', { at: Date.now() });
  await backend.elsewhere('/api/qrcode/WW', 'POST', { amount: 150 });
  const { user } = open();
  await screen.findAllByRole('button', { name: deposit.copyNumber });
  const waits = qr.waits.replace('{{amount}}', '150.00').replace('{{currency}}', 'บาท');
  await waitFor(() => expect(screen.getByRole('region', { name: deposit.qrs }).textContent).toContain(waits));
  expect(screen.queryByRole('button', { name: qr.cancel })).toBeNull();
  await user.click(screen.getByRole('button', { name: deposit.qrs }));
  await screen.findByRole('button', { name: qr.cancel });
});

// QR-5
test('keeps the typed amount when a later QR check fails', async () => {
  const { user, lookAgain } = open();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${deposit.qrs}`) }));
  const field = await screen.findByLabelText<HTMLInputElement>(qr.amount);
  await user.type(field, '250');
  backend.sandbox.fault('getQr', 'INTERNAL_SERVER_ERROR');
  await lookAgain();
  expect(backend.sandbox.faults()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>(qr.amount).value).toBe('250');
});

// QR-19, QR-20
test.each([
  ['an answer without a QR', { hasQrcode: false, message: 'ปิด <b>5 นาที</b>' }, 200, 'ปิด <b>5 นาที</b>'],
  ['a refusal', { message: 'QR_FAIL' }, 400, errorMsg.QR_FAIL],
])('reports %s in a toast, and keeps the amount', async (_what, body, status, text) => {
  const { user, said } = open();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${deposit.qrs}`) }));
  await user.type(await screen.findByLabelText<HTMLInputElement>(qr.amount), '150');
  backend.forge('createQr', body, status);
  await user.click(screen.getByRole('button', { name: qr.create }));
  await waitFor(() => expect(said).toEqual([{ kind: 'error', text }]));
  expect(screen.getByLabelText<HTMLInputElement>(qr.amount).value).toBe('150');
});

// DEP-27
test('offers the slip upload with every method, and not without any', async () => {
  backend = await simulate('everyday', { set: { depositGiftLink: true } });
  const { user, unmount } = open();
  for (const title of [deposit.banks, deposit.qrs, deposit.wallets, deposit.gift.title]) {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
    screen.getByRole('button', { name: deposit.slip });
  }
  unmount();
  backend = await simulate('no-deposit');
  open();
  await screen.findByText(deposit.empty);
  expect(screen.queryByRole('button', { name: deposit.slip })).toBeNull();
});

/** The player's wallet names another currency from here on. */
async function forgeCurrency(currency: string) {
  const { profile, ...wallet } = await backend.elsewhere<WalletView>('/api/wallet');
  backend.forge('getWallet', { ...wallet, profile: { ...profile, currency } });
}

// MNY-324
test('clears the amount of a QR with a message when the unit changes', async () => {
  const { user, lookAgain } = open();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${deposit.qrs}`) }));
  await user.type(await screen.findByLabelText<HTMLInputElement>(qr.amount), '250');
  await forgeCurrency('LAK');
  await lookAgain();
  expect(screen.getByLabelText<HTMLInputElement>(qr.amount).value).toBe('');
  expect(screen.getByText(common.formEmptied)).toBeTruthy();
});

// MNY-19
test('makes a QR in an unknown currency, without a word for it', async () => {
  await forgeCurrency('USD');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${deposit.qrs}`) }));
  await user.type(await screen.findByLabelText<HTMLInputElement>(qr.amount), '100');
  expect(screen.getByRole('dialog').textContent).not.toContain(texts.formats.currency.BAHT);
  await user.click(screen.getByRole('button', { name: qr.create }));
  await waitFor(() => expect(backend.bodies('createQr')).toEqual([{ amount: 100 }]));
});
