import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { getGetWalletQueryKey } from '../../shared/api/generated/wallet/wallet.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { ReceiveInvite } from './receive-invite.tsx';

const { common, invite, errorMsg, receipt, statement } = texts;
let backend: SimulatedBackend;

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: invite.receive });
const question = () => screen.findByRole('dialog', { name: invite.confirmTitle });

async function confirm({ user }: ReturnType<typeof open>) {
  await user.click(await button());
  await user.dblClick(within(await question()).getByRole('button', { name: invite.confirm }));
}

beforeEach(async () => {
  backend = await simulate();
});

const receives = () => backend.times('receiveInviteBonus');
/** The player receives the bonus on another device. */
const receiveElsewhere = () => backend.elsewhere('/api/invite/bonus');

// INV-20, INV-37
test.each([
  ['amount', 0, '0.00'],
  ['amount', '320', '-'],
  ['success', 'many', '-'],
  ['fail', null, '-'],
])('leaves a bonus with the %s %j to the server', async (field, value, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const wallet = await backend.elsewhere<WalletView>('/api/wallet');
  backend.forge('getWallet', { ...wallet, invite: { ...wallet.invite, [field]: value } });
  const page = open(<ReceiveInvite />);
  await page.user.click(await button());
  expect((await question()).textContent).toContain(text);
  await page.user.click(within(await question()).getByRole('button', { name: invite.confirm }));
  await screen.findByRole('dialog', { name: errorMsg.INVITE_BONUS_SUCCESS });
  expect(receives()).toBe(1);
});

// INV-21, INV-37
test.each([
  ['amount', 90, '90.00'],
  ['fail', 90, '90%'],
])('closes the question when its %s changes', async (field, now, text) => {
  const { user, client } = open(<ReceiveInvite />);
  await user.click(await button());
  await question();
  const wallet = await backend.elsewhere<WalletView>('/api/wallet');
  backend.forge('getWallet', { ...wallet, invite: { ...wallet.invite, [field]: now } });
  await client.refetchQueries({ queryKey: getGetWalletQueryKey() });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await button());
  expect((await question()).textContent).toContain(text);
});

// INV-37
test('closes the question when the amount is gone, and keeps it closed when it returns', async () => {
  const { user, client } = open(<ReceiveInvite />);
  await user.click(await button());
  await question();
  const before = await backend.elsewhere<WalletView>('/api/wallet');
  await receiveElsewhere();
  await client.refetchQueries({ queryKey: getGetWalletQueryKey() });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  backend.forge('getWallet', before);
  await client.refetchQueries({ queryKey: getGetWalletQueryKey() });
  expect(screen.queryByRole('dialog')).toBeNull();
});

// INV-23, MNY-262
test('ends in a receipt with amount, source, time, reference, new balance and what comes next', async () => {
  backend = await simulate('everyday', { at: Date.now() });
  const page = open(<ReceiveInvite />);
  await confirm(page);
  const dialog = within(await screen.findByRole('dialog', { name: errorMsg.INVITE_BONUS_SUCCESS }));
  await dialog.findByText(receipt.ready);
  dialog.getByText('320.00 บาท');
  expect(dialog.getByText(receipt.from).nextSibling?.textContent).toBe(statement.source.invite);
  dialog.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  expect(dialog.getByText(statement.field.reference).nextSibling?.textContent).toMatch(/\S/);
  const { wallet } = await backend.elsewhere<WalletView>('/api/wallet');
  const now = dialog.getByText(receipt.now.replace('{{account}}', texts.account.WALLET)).nextSibling;
  await waitFor(() => expect(now?.textContent?.replace(/[^\d.]/g, '')).toBe(wallet.amount.toFixed(2)));
});

// MNY-262
test('shows the offered amount, and no reference, without a history', async () => {
  backend.sandbox.fault('listStatements', { status: 500, times: 'always' });
  const page = open(<ReceiveInvite />);
  await confirm(page);
  const dialog = within(await screen.findByRole('dialog', { name: errorMsg.INVITE_BONUS_SUCCESS }));
  await dialog.findByText(receipt.wait);
  dialog.getByText('320.00 บาท');
  expect(dialog.queryByText(statement.field.reference)).toBeNull();
});

// INV-24, MNY-41
test('fetches the amount again after a refusal', async () => {
  const page = open(<ReceiveInvite />);
  await button();
  await receiveElsewhere();
  await confirm(page);
  await waitFor(() => expect(page.said).toEqual([{ kind: 'error', text: errorMsg.NO_INVITE_BONUS }]));
  await page.user.click(await button());
  await waitFor(async () => expect((await question()).textContent).toContain('0.00'));
});

// MNY-29, MNY-43, MNY-56
test.each([
  ['done', () => {}, 'success', errorMsg.INVITE_BONUS_SUCCESS],
  ['refused', () => backend.sandbox.set('inviteState', 'collect'), 'error', errorMsg.INVITE_COLLECT],
  ['unknown', () => backend.sandbox.fault('receiveInviteBonus', { after: 'cut' }), 'error', common.unknownOutcome],
] as const)(
  'is sent once, shows as pending after leaving and returning, and is reported once when %s',
  async (_end, prepare, kind, text) => {
    await prepare();
    const arrive = backend.hold('receiveInviteBonus');
    const page = open(<ReceiveInvite />);
    await confirm(page);
    expect(await within(await question()).findByText(common.sending)).toBeTruthy();
    page.again(<p>Another screen</p>);
    page.again(<ReceiveInvite />);
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
    await page.user.click(await button());
    arrive();
    await waitFor(() => expect(page.said).toEqual([{ kind, text }]));
    expect(receives()).toBe(1);
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('false'));
  },
);

// MNY-210
test('announces that it continues when its question closes, and reports its end', async () => {
  const arrive = backend.hold('receiveInviteBonus');
  const page = open(<ReceiveInvite />);
  await confirm(page);
  await page.user.click(within(await question()).getByRole('button', { name: common.close }));
  expect(page.said).toEqual([{ kind: 'note', text: common.goesOn }]);
  arrive();
  await waitFor(() => expect(page.said.at(-1)).toEqual({ kind: 'success', text: errorMsg.INVITE_BONUS_SUCCESS }));
  expect(receives()).toBe(1);
});

// MNY-210
test('says nothing when its question closes before anything was sent', async () => {
  const page = open(<ReceiveInvite />);
  await page.user.click(await button());
  await page.user.click(within(await question()).getByRole('button', { name: common.cancel }));
  expect(page.said).toEqual([]);
});
