import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { open } from '../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../tests/support/components/simulated-backend.ts';
import { stubNavigator } from '../../../tests/support/components/stub-browser.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { InviteModal } from './invite-modal.tsx';

const { common, invite } = texts;
const modal = (opened = true) => <InviteModal opened={opened} onClose={vi.fn()} />;
const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: invite.link });
let backend: SimulatedBackend;

beforeEach(async () => {
  backend = await simulate('everyday', { set: { banners: false, inviteRows: 0 } });
});

// INV-11
test('offers a retry for a link that could not be made, and then shows it', async () => {
  backend.sandbox.fault('getWallet', 'NO_WALLET');
  const { user } = open(modal());
  const retry = await screen.findByRole('button', { name: common.retry });
  await user.click(retry);
  expect((await link()).value).toMatch(/code=PR38524639$/);
});

// INV-34, INV-35, INV-36
test('copies the code alone, passes text and link to LINE, and shows the link as a QR', async () => {
  const { user, said } = open(modal());
  const address = (await link()).value;
  await user.click(screen.getByRole('button', { name: invite.copyCode }));
  expect(await navigator.clipboard.readText()).toBe('PR38524639');
  expect(said).toEqual([{ kind: 'success', text: common.copied.replace('{{text}}', 'PR38524639') }]);
  const line = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: invite.line }).href);
  expect([line.origin + line.pathname, line.searchParams.get('text')]).toEqual([
    'https://line.me/R/share',
    `${invite.shareText} ${address}`,
  ]);
  expect(await screen.findByRole('img', { name: invite.qr })).toBeTruthy();
});

// INV-19
test('tells a player without entries that there are none', async () => {
  open(modal());
  expect(await screen.findByText(invite.empty)).toBeTruthy();
});

// INV-3, INV-18
test('opens at once when its banners cannot be loaded, and keeps the link when the list cannot', async () => {
  backend = await simulate();
  backend.sandbox.fault('getInviteBanners', { status: 500 });
  backend.sandbox.fault('listInvites', 'KEY_INVALID');
  const { user, said } = open(modal());
  await link();
  await user.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findAllByText(/^\d\d\/\d\d\/\d{4} /)).not.toEqual([]);
  expect(said).toEqual([]);
});

// INV-2, INV-8
test('reuses its banners for five minutes, then fetches them again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { again } = open(modal());
  const openAgain = async () => {
    again(modal(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    again(modal());
    await link();
  };
  await link();
  vi.setSystemTime(Date.now() + 299_000);
  await openAgain();
  expect(backend.times('getInviteBanners')).toBe(1);
  vi.setSystemTime(Date.now() + 2_000);
  await openAgain();
  await waitFor(() => expect(backend.times('getInviteBanners')).toBe(2));
});

// INV-13
describe('sharing', () => {
  const openWith = async (share: unknown) => {
    stubNavigator({ share });
    const opened = open(modal());
    const address = (await link()).value;
    return { ...opened, address };
  };

  test('has no button where the browser cannot share', async () => {
    await openWith(undefined);
    expect(screen.queryByRole('button', { name: invite.share })).toBeNull();
  });

  test.each([
    ['passes the link on with its words', async () => {}, []],
    ['that is broken off says nothing', () => Promise.reject(new DOMException('', 'AbortError')), []],
    ['that fails says so', () => Promise.reject(new DOMException('', 'NotAllowedError')), [invite.shareFailed]],
  ])('%s', async (_what, answer, told) => {
    const share = vi.fn(answer);
    const { user, said, address } = await openWith(share);
    await user.click(screen.getByRole('button', { name: invite.share }));
    expect(share.mock.calls).toEqual([[expect.objectContaining({ text: invite.shareText, url: address })]]);
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual(told));
  });
});
