import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, lost, open, serve, walletView } from '../../../tests/support/components/served.tsx';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { clearSession, login } from '../../shared/session/session.ts';
import { SpinPage } from './spin-page.tsx';

const { spin, common } = texts;
const result = (label: string) => spin.result.replace('{{label}}', label);
const slice = (code: string) => ({
  ...{ code, label: `prize ${code}`, bgColor: '#111111', textColor: '#ffffff', htmlDescription: '' },
});
const setup = (userCoin: number) => ({
  result: { activeSpinwheel: { name: 'Wheel', slice: ['A', 'B'].map(slice) }, userCoin },
});
const won = (remainingCoin: number) => ({ success: true, result: { code: 'B', label: 'prize B', remainingCoin } });
const coupon = (id: string) => ({
  ...{ _id: id, amount: 30, prize: { label: `coupon ${id}`, name: 'n', slice: { htmlDescription: '' } } },
});
const spinPath = '/api/spinwheel/spin';
const claimPath = '/api/spinwheel/coupon/claim';
let answers: Answers;

const wheelButton = () => screen.findByRole('button', { name: new RegExp(`^(${spin.spin}|${spin.spinning})`) });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The wheel turns for at most 2 s (SPN-19). */
const untilItStands = () => pass(2_000);

/** An answer that comes when the test says so. */
function held(path: string) {
  let answer: (response: Response | Promise<Response>) => void = () => {};
  answers[path] = () => new Promise((resolve) => (answer = resolve));
  return (response: Response | Promise<Response>) => answer(response);
}

/** Another screen, and its toasts. */
const elsewhere = <p>Another screen</p>;

beforeAll(() => initI18n());
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  answers = {
    '/api/wallet': walletView,
    '/api/spinwheel/active': { isActive: true },
    '/api/spinwheel/setup': setup(12),
    '/api/spinwheel/coupon': { coupons: ['1', '2'].map(coupon) },
    [spinPath]: won(14),
    [claimPath]: { success: true, result: { code: '1', label: 'coupon 1' } },
  };
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
});

/** Spins, and waits until the wheel turns to its prize. */
async function turning() {
  const button = await wheelButton();
  act(() => button.click());
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  return button;
}

describe('the coins', () => {
  // SPN-20
  it('of the prize count once the wheel stands, whatever is set up meanwhile', async () => {
    serve(answers);
    const { client } = open(<SpinPage />);
    const button = await turning();
    expect(button.textContent).toContain('12');
    answers['/api/spinwheel/setup'] = setup(14);
    await act(() => client.refetchQueries({ queryKey: ['/api/spinwheel/setup'] }));
    expect(button.textContent).toContain('12');
    await untilItStands();
    expect(button.textContent).toContain('14');
  });
});

describe('a wheel that is switched off', () => {
  // SPN-58
  it('while it turns tells its prize first, and says then that it is off', async () => {
    serve(answers);
    const { client, said } = open(<SpinPage />);
    await turning();
    answers['/api/spinwheel/active'] = { isActive: false };
    await act(() => client.refetchQueries({ queryKey: ['/api/spinwheel/active'] }));
    await untilItStands();
    await screen.findByText(result('prize B'));
    await pass(2_000);
    const prize = await screen.findByRole('dialog');
    within(prize).getByRole('heading', { name: 'prize B' });
    act(() => within(prize).getByRole('button', { name: common.ok }).click());
    await screen.findByText(spin.off);
    expect(said).toEqual([]);
  });

  // SPN-32, SPN-58
  it('while it is shown refuses one spin with its reason, and sends none afterwards', async () => {
    answers[spinPath] = () => {
      answers['/api/spinwheel/active'] = { isActive: false };
      return Response.json({ success: false, error: 'INVALID_PRIZE_CODE' });
    };
    const { times } = serve(answers);
    open(<SpinPage />);
    const button = await wheelButton();
    act(() => button.click());
    const alert = await screen.findByRole('dialog', { name: common.error });
    within(alert).getByText(spin.error.INVALID_PRIZE_CODE);
    act(() => within(alert).getByRole('button', { name: common.ok }).click());
    await screen.findByText(spin.off);
    expect(screen.queryByRole('button', { name: new RegExp(`^${spin.spin}`) })).toBeNull();
    expect(times(spinPath)).toBe(1);
  });
});

describe('a prize whose page is left', () => {
  // SPN-59
  it('while the wheel turns is told once, wherever the player is', async () => {
    serve(answers);
    const page = open(<SpinPage />);
    await turning();
    page.again(elsewhere);
    await pass(10_000);
    expect(page.said).toEqual([{ kind: 'success', text: result('prize B') }]);
  });

  // SPN-59
  it('while the wheel stands but its dialog is still to come is told once', async () => {
    serve(answers);
    const page = open(<SpinPage />);
    await turning();
    await untilItStands();
    page.again(elsewhere);
    await pass(10_000);
    expect(page.said).toEqual([{ kind: 'success', text: result('prize B') }]);
  });

  // SPN-59
  it('after its dialog has opened is not told again', async () => {
    serve(answers);
    const page = open(<SpinPage />);
    await turning();
    await untilItStands();
    await pass(2_000);
    await screen.findByRole('heading', { name: 'prize B' });
    page.again(elsewhere);
    await pass(10_000);
    expect(page.said).toEqual([]);
  });

  // MNY-55
  it('by a login of another player is not told to that player', async () => {
    login('t1', true);
    serve(answers);
    const page = open(<SpinPage />);
    await turning();
    login('t2', true);
    page.again(elsewhere);
    await pass(10_000);
    expect(page.said).toEqual([]);
    clearSession('logout');
  });
});

const endings = [
  ['done', () => Response.json(won(14)), { kind: 'success', text: result('prize B') }],
  [
    'refused',
    () => Response.json({ success: false, error: 'BONUS_REMAINING' }),
    { kind: 'error', text: spin.error.BONUS_REMAINING },
  ],
  ['unknown', lost, { kind: 'error', text: common.unknownOutcome }],
] as const;

describe('a spin under way', () => {
  // MNY-29, MNY-43, MNY-56, SPN-14, SPN-15
  it.each(endings)(
    'is one call, says so, waits for a player who left and came back, and is told once when %s',
    async (_end, ended, told) => {
      const answer = held(spinPath);
      const { times } = serve(answers);
      const page = open(<SpinPage />);
      const first = await wheelButton();
      act(() => [first.click(), first.click()]);
      await waitFor(() => expect(first.textContent).toContain(spin.spinning));
      page.again(elsewhere);
      page.again(<SpinPage />);
      await waitFor(async () => expect((await wheelButton()).textContent).toContain(spin.spinning));
      const again = await wheelButton();
      act(() => again.click());
      answer(ended());
      await waitFor(() => expect(page.said).toEqual([told]));
      expect(times(spinPath)).toBe(1);
      await waitFor(() => expect(again.textContent).not.toContain(spin.spinning));
    },
  );
});

describe('a coupon being claimed', () => {
  const claimButton = (id: string) =>
    screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`coupon ${id}`) });
  async function claim() {
    const button = await claimButton('1');
    act(() => button.click());
    const dialog = within(await screen.findByRole('dialog', { name: spin.claimTitle }));
    act(() => dialog.getByRole('button', { name: spin.claimConfirm }).click());
    await dialog.findByText(common.sending);
  }
  const claims = [
    ['done', () => Response.json(answers['ok']), { kind: 'success', text: `${spin.claimed}: coupon 1` }],
    [
      'refused',
      () => Response.json({ success: false, error: 'COUPON_EXPIRED' }),
      { kind: 'error', text: spin.error.COUPON_EXPIRED },
    ],
    ['unknown', lost, { kind: 'error', text: common.unknownOutcome }],
  ] as const;

  // MNY-29, MNY-43, MNY-56
  it.each(claims)(
    'is one call, says so, is waited for by a page that was left, and is told once when %s',
    async (_end, ended, told) => {
      answers['ok'] = { success: true, result: { code: '1', label: 'coupon 1' } };
      const answer = held(claimPath);
      const { times } = serve(answers);
      const page = open(<SpinPage />);
      await claim();
      page.again(elsewhere);
      page.again(<SpinPage />);
      await screen.findByText(common.sending);
      expect([(await claimButton('1')).disabled, (await claimButton('2')).disabled]).toEqual([true, true]);
      answer(ended());
      await waitFor(() => expect(page.said).toEqual([told]));
      expect(times(claimPath)).toBe(1);
      await waitFor(async () => expect((await claimButton('2')).disabled).toBe(false));
    },
  );
});
