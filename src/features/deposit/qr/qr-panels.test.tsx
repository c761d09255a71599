import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { open } from '../../../../tests/support/components/open-part.tsx';
import { type SimulatedBackend, simulate } from '../../../../tests/support/components/simulated-backend.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { DepositModal } from '../deposit-modal.tsx';
import { useQrWatch } from './look-for-money.ts';
import { OpenQrLines } from './open-qr-line.tsx';
import { openQrs } from './open-qrs.ts';

const { deposit, qr } = texts;
const nothing = vi.fn();
let backend: SimulatedBackend;

function Page({ sheet }: { sheet: boolean }) {
  useQrWatch();
  const waysOn = { onOpenStatement: nothing, onPlay: nothing };
  return (
    <>
      <OpenQrLines onOpen={nothing} />
      {sheet ? (
        <DepositModal opened onClose={nothing} onUploadSlip={nothing} onContact={nothing} waysOn={waysOn} />
      ) : null}
    </>
  );
}

/** The sheet of a player with five QR providers and no other method. */
function openSheet() {
  const page = open(<Page sheet />);
  const again = () => {
    page.again(<Page sheet={false} />);
    page.again(<Page sheet />);
  };
  return { ...page, again, close: () => page.again(<Page sheet={false} />), reopen: () => page.again(<Page sheet />) };
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const head = (name: string) => screen.findByRole('button', { name });
const openHeads = () =>
  screen.getAllByRole('button', { expanded: true }).flatMap((one) => (one.closest('h4') ? [one.textContent] : []));

beforeEach(async () => {
  backend = await simulate('qr-deposit', { at: Date.now() });
});

describe('several QR providers', () => {
  // QR-3
  test('show the form of one at a time, keep typed amounts, and begin with the last used one', async () => {
    const { user, again } = openSheet();
    await user.click(await head('WW'));
    await user.type(await screen.findByLabelText(qr.amount), '250');
    await user.click(await head('Payonex'));
    expect(openHeads()).toEqual(['Payonex']);
    expect(screen.getByLabelText<HTMLInputElement>(qr.amount).value).toBe('');
    await user.click(await head('WW'));
    expect(screen.getByLabelText<HTMLInputElement>(qr.amount).value).toBe('250');
    await user.click(await head('WW'));
    expect(screen.queryByLabelText(qr.amount)).toBeNull();
    again();
    await head('WW');
    expect(openHeads()).toEqual(['WW']);
  });

  // QR-3, QR-263, QR-270
  test('begin with the one whose QR was tapped on home, and name the QRs of the others', async () => {
    await backend.elsewhere('/api/qrcode/WW', 'POST', { amount: 150 });
    await backend.elsewhere('/api/qrcode/FP', 'POST', { amount: 250 });
    const { user, close, reopen } = openSheet();
    const says = (amount: string) => qr.waits.replace('{{amount}}', amount).replace('{{currency}}', 'บาท');
    const isShown = async (name: string) => (await panel(name)).findByRole('button', { name: qr.cancel });
    // Found by the panels, known to home.
    await waitFor(() => expect(openQrs.items()).toHaveLength(2));
    for (const [name, amount, other, otherAmount] of [
      ['FP', '250.00', 'WW', '150.00'],
      ['WW', '150.00', 'FP', '250.00'],
    ] as const) {
      close();
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${says(amount)}`) }));
      reopen();
      expect(await isShown(name)).toBeTruthy();
      expect(openHeads()).toEqual([name]);
      const closed = await panel(other);
      await closed.findByText(says(otherAmount));
      expect(closed.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/);
      expect(closed.queryByRole('button', { name: qr.cancel })).toBeNull();
    }
  });

  // QR-261, QR-270
  test('report the money of a closed one in its panel and in a toast', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await backend.elsewhere('/api/qrcode/WW', 'POST', { amount: 150 });
    const { user, said } = openSheet();
    await (await panel('WW')).findByRole('button', { name: qr.cancel });
    await user.click(await head('FP'));
    await backend.sandbox.operate('payQr', { bankCode: 'WW' });
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    const received = qr.received.replace('{{amount}}', '150.00').replace('{{currency}}', 'บาท');
    await (await panel('WW')).findByText(received);
    expect(said.map(({ text }) => text)).toEqual([received]);
    expect(openHeads()).toEqual(['FP']);
    await user.click(await head('WW'));
    await (await panel('WW')).findByRole('button', { name: qr.play });
    vi.useRealTimers();
  });
});

// QR-3
test('a single provider has a form and no way to close it', async () => {
  await simulate('everyday', { set: { depositPaytimz: false } });
  const { user } = openSheet();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${deposit.qrs}`) }));
  await screen.findByLabelText(qr.amount);
  expect(openHeads()).toEqual([]);
});

// QR-37, DES-94
test.each(['QR_FAIL', 'REQUEST_LIMIT'] as const)('explains below the QR why it was not cancelled: %s', async (code) => {
  await backend.elsewhere('/api/qrcode/WW', 'POST', { amount: 150 });
  backend.sandbox.fault('cancelQr', code);
  const { user } = openSheet();
  const ww = await panel('WW');
  await user.click(await ww.findByRole('button', { name: qr.cancel }));
  await ww.findByText(texts.errorMsg[code]);
  await user.click(ww.getByRole('button', { name: qr.cancel }));
  await ww.findByText(qr.cancelled);
  expect(ww.queryByText(texts.errorMsg[code])).toBeNull();
});
