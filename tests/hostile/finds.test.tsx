/** Regressions: hostile responses that once broke a screen. */
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareApp } from './app.tsx';
import type { Subject } from './cases.ts';
import { listenToEverything, runOn } from './run-case.ts';
import { screensOf } from './screens.ts';

vi.mock('socket.io-client', () => import('./fake-socket.ts'));

beforeAll(prepareApp, 120_000);

interface Answer {
  readonly status?: number;
  readonly text: string;
}

/** Shows a screen of the operation, by default the first, with its valid response changed. */
async function faultsOf(subject: Subject, answer: (valid: never) => Answer, nth = 0): Promise<string[]> {
  listenToEverything();
  const screen = screensOf(subject)[nth];
  if (!screen) throw new Error(`${subject} has no such screen.`);
  const { faults } = await runOn(screen, subject, (valid) => {
    const { status = 200, text } = answer(JSON.parse(valid) as never);
    return { reply: { kind: 'find', status, text }, what: 'find' };
  });
  return faults;
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

// SAFE-37, SAFE-40
test.each<[Subject, string]>([
  ['activateGame', `{"message":${deep(2_000)}}`],
  ['claimCoupon', `{"success":true,"result":{"code":"x","label":${deep(2_000)}}}`],
])('survives a deeply nested response of %s', async (subject, text) => {
  expect(await faultsOf(subject, () => ({ text }))).toEqual([]);
});

const twice = (name: string) => (valid: Record<string, unknown[]>) => {
  const list = valid[name] ?? [];
  return { text: JSON.stringify({ ...valid, [name]: [...list, ...list] }) };
};

// SAFE-46
test('lists a duplicated bank twice, with distinct ids', async () => {
  expect(await faultsOf('getBanks', twice('banks'))).toEqual([]);
});

// SAFE-46
test('lists a duplicated coupon twice', async () => {
  expect(await faultsOf('listCoupons', twice('coupons'))).toEqual([]);
});

// WAL-5
test('shows an uncountable number of coins as unknown', async () => {
  const answer = (valid: { profile: object }) => ({
    text: JSON.stringify({ ...valid, profile: { ...valid.profile, coin: 1e308 } }),
  });
  expect(await faultsOf('getWallet', answer)).toEqual([]);
});

// CHT-16
test('does not show a chat without a profile as connecting', async () => {
  expect(await faultsOf('getProfile', () => ({ status: 204, text: '' }), 1)).toEqual([]);
});

// SAFE-67
test('breaks a hundred thousand Thai letters without spaces', async () => {
  const conditions = ['ก็'.repeat(49_000)];
  expect(await faultsOf('getConditions', () => ({ text: JSON.stringify({ conditions }) }))).toEqual([]);
  const shown = /ก็[^<]*/.exec(document.body.innerHTML)?.[0] ?? '';
  const runs = shown.split('\u200b').map(({ length }) => length);
  expect(shown.length).toBeGreaterThan(98_000);
  expect(Math.max(...runs)).toBe(1_000);
});

// SAFE-9
test('survives deeply nested HTML', { timeout: 60_000 }, async () => {
  const banners = [{ image: '', html: '<b>'.repeat(33_000) }];
  expect(await faultsOf('getInviteBanners', () => ({ text: JSON.stringify({ banners }) }))).toEqual([]);
});
