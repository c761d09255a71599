import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Answers, lost, open, serve, walletView } from '../../../tests/support/components/served.tsx';
import { getGetWalletQueryKey } from '../../shared/api/generated/wallet/wallet.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { ReceiveInvite } from './receive-invite.tsx';

const { common, invite, errorMsg } = texts;
const path = '/api/invite/bonus';
const walletWith = (amount: unknown) => ({ ...walletView, invite: { amount, success: 80, fail: 20 } });
let answers: Answers;

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: invite.receive });
const question = () => screen.findByRole('dialog', { name: invite.confirmTitle });
const reason = (of: HTMLElement) => document.getElementById(of.getAttribute('aria-describedby') ?? '')?.textContent;

async function confirm({ user }: ReturnType<typeof open>) {
  await user.click(await button());
  await user.dblClick(within(await question()).getByRole('button', { name: invite.confirm }));
}

beforeAll(() => initI18n());
beforeEach(() => {
  answers = { '/api/wallet': walletWith(320) };
});

// INV-33, MNY-52
it.each([
  [0, errorMsg.NO_INVITE_BONUS],
  [-1, errorMsg.NO_INVITE_BONUS],
  ['320', common.loadFailed],
])('is off for an amount of %j and says why', async (amount, why) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answers['/api/wallet'] = walletWith(amount);
  const { times } = serve(answers);
  const { user } = open(<ReceiveInvite />);
  expect((await button()).disabled).toBe(true);
  expect(reason(await button())).toBe(why);
  await user.click(await button());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(times(path)).toBe(0);
});

// INV-33
it('is no longer asked about once the amount is gone', async () => {
  serve(answers);
  const { user, client } = open(<ReceiveInvite />);
  await user.click(await button());
  await question();
  answers['/api/wallet'] = walletWith(0);
  await client.refetchQueries({ queryKey: getGetWalletQueryKey() });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// INV-24, INV-33, MNY-41
it('that is refused looks the amount up anew', async () => {
  answers[path] = () => {
    answers['/api/wallet'] = walletWith(0);
    return Response.json({ message: 'INVITE_COLLECT' }, { status: 400 });
  };
  serve(answers);
  const page = open(<ReceiveInvite />);
  await confirm(page);
  await waitFor(() => expect(page.said).toEqual([{ kind: 'error', text: errorMsg.INVITE_COLLECT }]));
  await waitFor(async () => expect((await button()).disabled).toBe(true));
});

// MNY-29, MNY-43, MNY-56
it.each([
  ['done', () => Response.json({ message: 'INVITE_BONUS_SUCCESS' }), 'success', errorMsg.INVITE_BONUS_SUCCESS],
  ['refused', () => Response.json({ message: 'INVITE_COLLECT' }, { status: 400 }), 'error', errorMsg.INVITE_COLLECT],
  ['unknown', lost, 'error', common.unknownOutcome],
] as const)(
  'under way is one call, says so, waits for a player who left and came back, and is told once when %s',
  async (_end, ended, kind, text) => {
    let answer: (response: Response | Promise<Response>) => void = () => {};
    answers[path] = () => new Promise((resolve) => (answer = resolve));
    const { times } = serve(answers);
    const page = open(<ReceiveInvite />);
    await confirm(page);
    expect(await within(await question()).findByText(common.sending)).toBeTruthy();
    page.again(<p>Another screen</p>);
    page.again(<ReceiveInvite />);
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
    await page.user.click(await button());
    answer(ended());
    await waitFor(() => expect(page.said).toEqual([{ kind, text }]));
    expect(times(path)).toBe(1);
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('false'));
  },
);
