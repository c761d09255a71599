import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  broken,
  lost,
  open,
  serve,
  waiting,
  walletView,
} from '../../../tests/support/components/served.tsx';
import { getListStatementsQueryKey } from '../../shared/api/generated/statement/statement.ts';
import { initI18n } from '../../shared/i18n/i18n.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };
import { SpinPage } from './spin-page.tsx';

const { spin, common } = texts;
const slice = (code: string) => ({
  ...{ code, label: `prize ${code}`, bgColor: '#111111', textColor: '#ffffff', htmlDescription: '' },
});
const setup = (codes: string[], userCoin: number) => ({
  result: { activeSpinwheel: { name: 'Wheel', slice: codes.map(slice) }, userCoin },
});
const won = (code: string) => ({ success: true, result: { code, label: `prize ${code}`, remainingCoin: 2 } });
const coupon = { _id: '4', amount: 0, prize: { label: 'coupon 4', name: 'n', slice: { htmlDescription: '' } } };
let answers: Answers;

const wheelButton = () => screen.findByRole('button', { name: new RegExp(`^${spin.spin}`) });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeAll(() => initI18n());
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  answers = {
    '/api/wallet': walletView,
    '/api/spinwheel/active': { isActive: true },
    '/api/spinwheel/setup': setup(['A', 'B'], 3),
    '/api/spinwheel/coupon': { coupons: [] },
    '/api/spinwheel/spin': won('B'),
  };
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
});

describe('the wheel', () => {
  // SPN-4
  it.each(['/api/spinwheel/setup', '/api/spinwheel/active'])('has its place kept while %s loads', async (path) => {
    answers[path] = waiting;
    const { asked } = serve(answers);
    open(<SpinPage />);
    await waitFor(() => expect(asked).toContain(path));
    expect(screen.getByRole('region', { name: common.loading }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: new RegExp(spin.spin) })).toBeNull();
    expect(screen.queryByText(spin.off)).toBeNull();
  });

  // SPN-4
  it('that fails to load says so with another try, and in no toast', async () => {
    answers['/api/spinwheel/setup'] = broken;
    serve(answers);
    const { said } = open(<SpinPage />);
    await screen.findByText(spin.failed);
    answers['/api/spinwheel/setup'] = setup(['A', 'B'], 3);
    act(() => screen.getByRole('button', { name: common.retry }).click());
    expect(await wheelButton()).toBeTruthy();
    expect(said).toEqual([]);
  });

  // SPN-27
  it('keeps its slices while it is spun, whatever is set up meanwhile', async () => {
    let land: (response: Response) => void = () => {};
    answers['/api/spinwheel/spin'] = () => new Promise((resolve) => (land = resolve));
    const { times } = serve(answers);
    const { client } = open(<SpinPage />);
    const before = (await screen.findByRole('img')).getAttribute('aria-label');
    const button = await wheelButton();
    act(() => button.click());
    await waitFor(() => expect(times('/api/spinwheel/spin')).toBe(1));
    answers['/api/spinwheel/setup'] = setup(['X', 'Y', 'Z'], 9);
    await act(() => client.refetchQueries());
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(before);
    land(Response.json(won('B')));
    await screen.findByText('วงล้อหยุดที่ prize B');
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(before);
    await pass(2_000);
    act(() => screen.getByRole('button', { name: common.ok }).click());
    await waitFor(() => expect(screen.getByRole('img').getAttribute('aria-label')).toContain('prize Z'));
  });

  // SPN-26
  it('tells its prize in a tab in the background, where no frame is drawn', async () => {
    const frames = vi.fn(() => 0);
    vi.stubGlobal('requestAnimationFrame', frames);
    serve(answers);
    open(<SpinPage />);
    const button = await wheelButton();
    act(() => button.click());
    await screen.findByText('วงล้อหยุดที่ prize B');
    await pass(2_000);
    expect(screen.getByRole('heading', { name: 'prize B' })).toBeTruthy();
  });

  // SPN-5
  it('is that of the server after a reload: nothing of a spin is kept on the device', async () => {
    serve(answers);
    const first = open(<SpinPage />);
    const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const before = kept();
    const button = await wheelButton();
    act(() => button.click());
    await screen.findByText('วงล้อหยุดที่ prize B');
    expect(kept()).toBe(before);
    first.unmount();
    answers['/api/spinwheel/setup'] = setup(['X', 'Y'], 41);
    open(<SpinPage />);
    expect((await wheelButton()).textContent).toContain('41');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('prize X');
  });

  // SPN-30
  it.each([
    ['B', true],
    ...['none', 'Nothing', 'BLANK', 'lose', 'miss', 'Empty'].map((code) => [code, false] as const),
  ] as const)('celebrates %s: %j', async (code, celebrated) => {
    answers['/api/spinwheel/setup'] = setup(['A', code], 3);
    answers['/api/spinwheel/spin'] = won(code);
    const { times } = serve(answers);
    open(<SpinPage />);
    const button = await wheelButton();
    act(() => button.click());
    await waitFor(() => expect(times('/api/spinwheel/spin')).toBe(1));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    await pass(700);
    await pass(2_000);
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('heading', { name: `prize ${code}` });
    expect(document.querySelectorAll('[data-hue]').length > 0).toBe(celebrated);
    expect(dialog.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe(celebrated ? 'success' : 'neutral');
  });
});

describe('coupons', () => {
  // SPN-48
  it('that could not be loaded can be asked for again, without a toast; where there is none, it is said', async () => {
    answers['/api/spinwheel/coupon'] = broken;
    serve(answers);
    const { said } = open(<SpinPage />);
    const list = within(await screen.findByRole('region', { name: spin.coupons }));
    await list.findByText(common.loadFailed);
    expect(list.queryByText(spin.noCoupons)).toBeNull();
    answers['/api/spinwheel/coupon'] = { coupons: [] };
    act(() => list.getByRole('button', { name: common.retry }).click());
    await list.findByText(spin.noCoupons);
    expect(said).toEqual([]);
  });

  // SPN-45
  it('whose claim has no answer are unconfirmed, and coupons, wallet and statement are fetched again', async () => {
    answers['/api/spinwheel/coupon'] = { coupons: [coupon] };
    answers['/api/spinwheel/coupon/claim'] = lost;
    const { times } = serve(answers);
    const { client } = open(<SpinPage />);
    const statement = getListStatementsQueryKey({ page: 1, limit: 10 });
    client.setQueryData(statement, { statements: [], total: 0 });
    const claim = await screen.findByRole('button', { name: /coupon 4/ });
    await waitFor(() => expect(times('/api/wallet')).toBe(1));
    act(() => claim.click());
    act(() => screen.getByRole('button', { name: spin.claimConfirm }).click());
    await screen.findByText(spin.unknown);
    await waitFor(() => expect([times('/api/spinwheel/coupon'), times('/api/wallet')]).toEqual([2, 2]));
    expect(client.getQueryState(statement)?.isInvalidated).toBe(true);
  });
});
