import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { configure } from '../config/config.ts';
import { currencyWord, unitOf } from './unit.ts';
import {
  accountOptions,
  activeGames,
  coinCount,
  gameAccounts,
  gameCategories,
  gamesSatang,
  inviteSatang,
  movableSatang,
  playerId,
  playerName,
  totalLoss,
  totalSatang,
  walletSatang,
  withdrawableLoss,
  withdrawableSatang,
} from './wallet.ts';

const game = (code: string, over: Record<string, unknown> = {}) => ({
  code,
  name: code.toLowerCase(),
  logo: '/logo.svg',
  background: '/background.svg',
  isActive: true,
  amount: 0,
  ftWalletSlot: 1,
  web: null,
  android: null,
  ios: null,
  category: 'slot',
  ...over,
});

/** The wire can hold anything: these tests say what it held, not what the contract promised. */
const wire = (over: Record<string, unknown> = {}): WalletView =>
  ({
    profile: { name: 'Somchai', coin: 3 },
    bankAccount: null,
    wallet: { amount: 100.1 },
    invite: { amount: 12.5, success: 50, fail: 50 },
    slots: [game('JOKER', { amount: 0.2 }), game('PG', { amount: 5, isActive: false })],
    ...over,
  }) as unknown as WalletView;

describe('totals', () => {
  // WAL-2
  test('adds the wallet and all games, including inactive ones', () => {
    expect(totalSatang(wire())).toEqual({ satang: 10530, partial: false });
    expect(gamesSatang(wire())).toEqual({ satang: 520, partial: false });
  });

  // WDR-1
  test('includes only active games in what is withdrawable', () => {
    expect(withdrawableSatang(wire())).toEqual({ satang: 10030, partial: false });
  });

  // MNY-3, WAL-20, WDR-2
  test('is partial if a balance is unreadable', () => {
    const view = wire({ slots: [game('JOKER', { amount: '1,000.5' }), game('PG', { amount: 1 })] });
    expect(gameAccounts(view)[0]?.balance).toBeNull();
    expect(totalSatang(view)).toEqual({ satang: 10110, partial: true });
  });

  // WAL-2
  test('is exact for any amounts', () => {
    const satang = fc.integer({ min: 0, max: 1_000_000_000_00 });
    fc.assert(
      fc.property(satang, fc.array(satang, { maxLength: 20 }), (own, games) => {
        const slots = games.map((amount, at) => game(`G${at}`, { amount: amount / 100 }));
        const sum = [own, ...games].reduce((total, amount) => total + BigInt(amount), 0n);
        expect(totalSatang(wire({ wallet: { amount: own / 100 }, slots })).satang).toBe(Number(sum));
      }),
    );
  });
});

describe('a partial wallet', () => {
  // WAL-22
  test.each([null, 'no', {}, 7])('has no games and a partial total if slots is %j', (slots) => {
    expect(gameAccounts(wire({ slots }))).toEqual([]);
    expect(totalSatang(wire({ slots }))).toEqual({ satang: 10010, partial: true });
  });

  test('has an unknown total, and not zero, if nothing is known', () => {
    expect(totalSatang(undefined)).toEqual({ satang: null, partial: true });
    expect(totalSatang(wire({ wallet: {}, slots: [] }))).toEqual({ satang: null, partial: true });
    expect(gamesSatang(wire({ slots: [game('PG', { amount: 'x' })] }))).toEqual({ satang: null, partial: true });
    expect(withdrawableSatang(wire({ wallet: null, slots: null }))).toEqual({ satang: null, partial: true });
    expect(totalSatang(wire({ wallet: { amount: 0 }, slots: [] }))).toEqual({ satang: 0, partial: false });
  });

  // MNY-19, WAL-1, WAL-6, WAL-21
  test('reads missing sections as unknown', () => {
    const view = wire({ profile: null, wallet: null, invite: undefined });
    expect(playerName(view)).toBe('');
    expect(coinCount(view)).toBeNull();
    expect(walletSatang(view)).toBeNull();
    expect(inviteSatang(view)).toBeNull();
    expect(currencyWord(String, view)).toBe('formats.currency.BAHT');
  });

  // WAL-23
  test('drops entries without a code, and makes the total partial', () => {
    const view = wire({ slots: [null, 'x', game(''), game('PG')] });
    expect(gameAccounts(view).map((one) => one.code)).toEqual(['PG']);
    expect(totalSatang(view).partial).toBe(true);
  });

  // SAFE-46, TRF-5, WAL-24
  test('gives a repeated code two keys, and offers it once for transfers', () => {
    const view = wire({ slots: [game('PG'), game('PG')] });
    expect(gameAccounts(view).map((one) => one.key)).toEqual(['PG', 'PG#2']);
    expect(accountOptions(view).map((one) => one.code)).toEqual(['WALLET', 'PG']);
  });
});

describe('games', () => {
  // MNY-3, WAL-7
  test('converts balance × factor, rounded to the satang', () => {
    const view = wire({
      slots: [
        game('A', { amount: 100, ftWalletSlot: 0.1 }),
        game('B', { amount: 100.35, ftWalletSlot: 0.1 }),
        game('C', { amount: 1, ftWalletSlot: null }),
        game('D', { amount: 1e12, ftWalletSlot: 1e9 }),
        game('E', { amount: 'x', ftWalletSlot: 0.1 }),
      ],
    });
    expect(gameAccounts(view).map((one) => one.converted)).toEqual([1000, 1004, null, null, null]);
  });

  // WAL-61
  test.each([0, -0, -2, 1, null, undefined, Number.NaN, Number.POSITIVE_INFINITY, '0.1', {}])(
    'does not convert by a factor of %j',
    (ftWalletSlot) => {
      const [one] = gameAccounts(wire({ slots: [game('A', { amount: 100, ftWalletSlot })] }));
      expect(one).toMatchObject({ balance: 10_000, converted: null });
    },
  );

  // GAM-1
  test('have three categories', () => {
    expect(gameCategories).toEqual(['slot', 'sport', 'lotto']);
  });

  // GAM-1
  test('shows casino games in sport and unknown categories in slot', () => {
    const view = wire({
      slots: [game('A', { category: 'casino' }), game('B', { category: 'bingo' }), game('C', { category: 'lotto' })],
    });
    expect(gameAccounts(view).map((one) => one.category)).toEqual(['sport', 'slot', 'lotto']);
  });

  // WAL-8
  test('are active only if the flag is true', () => {
    const view = wire({ slots: [game('A', { isActive: 'false' }), game('B'), game('C', { isActive: null })] });
    expect(activeGames(view).map((one) => one.code)).toEqual(['B']);
  });

  test('reads all fields of a game, trimmed', () => {
    const addresses = { web: '/web', android: '/android', ios: '/ios' };
    const sent = game(' PG ', { ...addresses, name: ' Pocket ', amount: 5, ftWalletSlot: 2, category: 'sport' });
    expect(gameAccounts(wire({ slots: [sent] }))).toEqual([
      {
        ...{ key: 'PG', code: 'PG', name: 'Pocket', logo: '/logo.svg', background: '/background.svg' },
        ...{ ...addresses, active: true, balance: 500, converted: 1000, category: 'sport' },
      },
    ]);
  });

  // WAL-7
  test('converts a negative balance, and zero', () => {
    const slots = [-100, 0].map((amount) => game('A', { amount, ftWalletSlot: 0.1 }));
    expect(gameAccounts(wire({ slots })).map((one) => one.converted)).toEqual([-1000, 0]);
    const [least] = gameAccounts(wire({ slots: [game('A', { amount: -0.01, ftWalletSlot: 0.1 })] }));
    expect(Object.is(least?.converted, 0)).toBe(true);
  });

  // WAL-23
  test('shows the code of a game without a name', () => {
    expect(gameAccounts(wire({ slots: [game('PG', { name: null })] }))[0]?.name).toBe('PG');
  });
});

// TRF-4
test('computes figures once for each response', () => {
  const view = wire();
  expect(totalSatang(view)).toBe(totalSatang(view));
  expect(activeGames(view)).toBe(activeGames(view));
  expect(totalSatang(wire())).not.toBe(totalSatang(view));
  expect(activeGames(undefined)).toEqual([]);
});

// WAL-5
test('truncates coins, at least 0', () => {
  expect(coinCount(wire({ profile: { coin: 12.9 } }))).toBe(12);
  expect(coinCount(wire({ profile: { coin: -4 } }))).toBe(0);
  expect(coinCount(wire({ profile: { coin: 1e308 } }))).toBeNull();
  expect(coinCount(wire({ profile: { coin: Number.POSITIVE_INFINITY } }))).toBeNull();
});

// MNY-19
test.each([
  [undefined, 'BAHT'],
  [null, 'BAHT'],
  ['', 'BAHT'],
  ['BAHT', 'BAHT'],
  ['thb', 'BAHT'],
  [' LAK ', 'LAK'],
  ['USD', null],
  ['ยูโร', null],
  ['__proto__', null],
])('reads the currency %j as %j', (currency, unit) => {
  expect(unitOf(wire({ profile: { currency } }))).toBe(unit);
  expect(currencyWord(String, wire({ profile: { currency } }))).toBe(unit === null ? '' : `formats.currency.${unit}`);
  configure({ laos: true });
  expect(unitOf(wire({ profile: { currency } }))).toBe(currency ? unit : null);
  configure({ laos: false });
});

describe('a negative account', () => {
  const slots = [
    game('A', { amount: -500 }),
    game('B', { amount: 30 }),
    game('C', { amount: -1, isActive: false }),
    game('D', { amount: 'x' }),
  ];
  const view = wire({ wallet: { amount: 100 }, slots });

  // WAL-287, WDR-30
  test('lowers the sums by its loss, but not what can be moved', () => {
    expect([totalSatang(view).satang, totalLoss(view)]).toEqual([-37_100, -50_100]);
    expect([withdrawableSatang(view).satang, withdrawableLoss(view)]).toEqual([-37_000, -50_000]);
    expect(movableSatang(view)).toEqual({ satang: 13_000, partial: true });
  });

  test('makes no loss if no balance is negative', () => {
    const plain = wire({ wallet: { amount: 0 }, slots: [game('A', { amount: 5 }), game('B', { amount: null })] });
    expect([totalLoss(plain), withdrawableLoss(plain), totalLoss(undefined)]).toEqual([0, 0, 0]);
  });
});

// TRF-4, TRF-5
test('offers the main wallet, then active games, with name, logo and balance', () => {
  const view = wire({
    slots: [game('WALLET', { amount: 7 }), game('PG', { amount: 5 }), game('X', { isActive: false })],
  });
  expect(accountOptions(view)).toMatchObject([
    { code: 'WALLET', name: null, logo: null, balance: 10_010 },
    { code: 'PG', name: 'pg', logo: '/logo.svg', balance: 500 },
  ]);
});

test('reads player and invite bonus, null if absent', () => {
  const view = wire({ profile: { _id: ' p1 ', name: ' Somchai ' } });
  expect([playerId(view), playerName(view), inviteSatang(view)]).toEqual(['p1', 'Somchai', 1250]);
  const bare = wire({ profile: { _id: ' ' }, invite: null });
  expect([playerId(bare), playerName(bare), inviteSatang(bare)]).toEqual([null, '', null]);
  expect([playerId(undefined), playerName(undefined), inviteSatang(undefined)]).toEqual([null, '', null]);
  expect([coinCount(undefined), currencyWord(String, undefined)]).toEqual([null, 'formats.currency.BAHT']);
});
