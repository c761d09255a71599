import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
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
  it('adds the wallet and every game, inactive ones too', () => {
    expect(totalSatang(wire())).toEqual({ satang: 10530, partial: false });
    expect(gamesSatang(wire())).toEqual({ satang: 520, partial: false });
  });

  // WDR-1
  it('counts only active games as withdrawable', () => {
    expect(withdrawableSatang(wire())).toEqual({ satang: 10030, partial: false });
  });

  // WAL-2
  it('adds 0.1 and 0.2 to exactly 0.30', () => {
    const view = wire({ wallet: { amount: 0.1 }, slots: [game('JOKER', { amount: 0.2 })] });
    expect(totalSatang(view).satang).toBe(30);
  });

  it.each([null, undefined, '', '1,000.5', Number.NaN, Number.POSITIVE_INFINITY, 1e21, '12abc', { amount: 1 }, []])(
    // MNY-3, WAL-20, WDR-2
    'marks the total partial instead of guessing at a balance of %j',
    (amount) => {
      const view = wire({ slots: [game('JOKER', { amount }), game('PG', { amount: 1 })] });
      expect(gameAccounts(view)[0]?.balance).toBeNull();
      expect(totalSatang(view)).toEqual({ satang: 10110, partial: true });
    },
  );

  // MNY-2
  it('reads −0.001 as zero, not as a minus', () => {
    const view = wire({ slots: [game('JOKER', { amount: -0.001 })] });
    expect(Object.is(gameAccounts(view)[0]?.balance, 0)).toBe(true);
  });

  // WAL-25
  it('refuses a sum beyond exact satang and says partial', () => {
    const huge = 90_071_992_547_409;
    const view = wire({ wallet: { amount: huge }, slots: [game('JOKER', { amount: huge })] });
    expect(totalSatang(view)).toEqual({ satang: huge * 100, partial: true });
  });

  // WAL-2
  it('is exact for any basket of amounts', () => {
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
  it.each([null, 'no', {}, 7])('has no games when slots is %j, and a partial total of what is left', (slots) => {
    expect(gameAccounts(wire({ slots }))).toEqual([]);
    expect(totalSatang(wire({ slots }))).toEqual({ satang: 10010, partial: true });
  });

  it('has no total when nothing is known to be there: that is no zero', () => {
    expect(totalSatang(undefined)).toEqual({ satang: null, partial: true });
    expect(totalSatang(wire({ wallet: {}, slots: [] }))).toEqual({ satang: null, partial: true });
    expect(gamesSatang(wire({ slots: [game('PG', { amount: 'x' })] }))).toEqual({ satang: null, partial: true });
    expect(withdrawableSatang(wire({ wallet: null, slots: null }))).toEqual({ satang: null, partial: true });
    expect(totalSatang(wire({ wallet: { amount: 0 }, slots: [] }))).toEqual({ satang: 0, partial: false });
  });

  // MNY-19, WAL-1, WAL-6, WAL-21
  it('reads every section as unknown when it is missing', () => {
    const view = wire({ profile: null, wallet: null, invite: undefined });
    expect(playerName(view)).toBe('');
    expect(coinCount(view)).toBeNull();
    expect(walletSatang(view)).toBeNull();
    expect(inviteSatang(view)).toBeNull();
    expect(currencyWord(String, view)).toBe('formats.currency.BAHT');
  });

  // WAL-23
  it('drops entries without a code, keeps the rest and calls the total partial', () => {
    const view = wire({ slots: [null, 'x', game(''), game('PG')] });
    expect(gameAccounts(view).map((one) => one.code)).toEqual(['PG']);
    expect(totalSatang(view).partial).toBe(true);
  });

  // SAFE-46, TRF-5, WAL-24
  it('shows a code that comes twice as two cards with different keys, and offers it once for transfers', () => {
    const view = wire({ slots: [game('PG'), game('PG')] });
    expect(gameAccounts(view).map((one) => one.key)).toEqual(['PG', 'PG#2']);
    expect(accountOptions(view).map((one) => one.code)).toEqual(['WALLET', 'PG']);
  });
});

describe('games', () => {
  // WAL-7
  it('converts balance × factor for display, rounded to the satang', () => {
    const view = wire({
      slots: [
        game('A', { amount: 100, ftWalletSlot: 0.1 }),
        game('B', { amount: 100.35, ftWalletSlot: 0.1 }),
        game('C', { amount: 1, ftWalletSlot: null }),
        game('D', { amount: 1e12, ftWalletSlot: 1e9 }),
      ],
    });
    expect(gameAccounts(view).map((one) => one.converted)).toEqual([1000, 1004, null, null]);
  });

  // WAL-61
  it.each([0, -0, -2, 1, null, undefined, Number.NaN, Number.POSITIVE_INFINITY, '0.1', {}])(
    'converts nothing by a factor of %j',
    (ftWalletSlot) => {
      const [one] = gameAccounts(wire({ slots: [game('A', { amount: 100, ftWalletSlot })] }));
      expect(one).toMatchObject({ balance: 10_000, converted: null });
    },
  );

  // GAM-1
  it('have three categories', () => {
    expect(gameCategories).toEqual(['slot', 'sport', 'lotto']);
  });

  // GAM-1
  it('puts casino into sport and an unknown category into slot', () => {
    const view = wire({
      slots: [game('A', { category: 'casino' }), game('B', { category: 'bingo' }), game('C', { category: 'lotto' })],
    });
    expect(gameAccounts(view).map((one) => one.category)).toEqual(['sport', 'slot', 'lotto']);
  });

  // WAL-8
  it('takes a game as active only when the flag is exactly true', () => {
    const view = wire({ slots: [game('A', { isActive: 'false' }), game('B'), game('C', { isActive: null })] });
    expect(activeGames(view).map((one) => one.code)).toEqual(['B']);
  });

  it('reads every field of a game, whatever spaces came with it', () => {
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
  it('converts a loss like a gain, and nothing to nothing', () => {
    const slots = [-100, 0].map((amount) => game('A', { amount, ftWalletSlot: 0.1 }));
    expect(gameAccounts(wire({ slots })).map((one) => one.converted)).toEqual([-1000, 0]);
    const [least] = gameAccounts(wire({ slots: [game('A', { amount: -0.01, ftWalletSlot: 0.1 })] }));
    expect(Object.is(least?.converted, 0)).toBe(true);
  });

  // MNY-3, WAL-7
  it('converts no balance that can not be read', () => {
    const [one] = gameAccounts(wire({ slots: [game('A', { amount: 'x', ftWalletSlot: 0.1 })] }));
    expect(one?.converted).toBeNull();
  });

  // WAL-23
  it('names a game by its code when the server gave no name', () => {
    expect(gameAccounts(wire({ slots: [game('PG', { name: null })] }))[0]?.name).toBe('PG');
  });
});

// TRF-4
it('makes a figure once for each answer, because several places show it', () => {
  const view = wire();
  expect(totalSatang(view)).toBe(totalSatang(view));
  expect(activeGames(view)).toBe(activeGames(view));
  expect(totalSatang(wire())).not.toBe(totalSatang(view));
  expect(activeGames(undefined)).toEqual([]);
});

it('offers the main wallet first and then every active game', () => {
  expect(accountOptions(wire()).map((one) => one.code)).toEqual(['WALLET', 'JOKER']);
});

// WAL-5
it('shows whole coins and never a negative count', () => {
  expect(coinCount(wire({ profile: { coin: 12.9 } }))).toBe(12);
  expect(coinCount(wire({ profile: { coin: -4 } }))).toBe(0);
  expect(coinCount(wire({ profile: { coin: 1e308 } }))).toBeNull();
  expect(coinCount(wire({ profile: { coin: Number.POSITIVE_INFINITY } }))).toBeNull();
});

// MNY-19
it.each([
  [undefined, 'BAHT'],
  [null, 'BAHT'],
  ['', 'BAHT'],
  ['BAHT', 'BAHT'],
  ['thb', 'BAHT'],
  [' LAK ', 'LAK'],
  ['USD', null],
  ['ยูโร', null],
  ['__proto__', null],
])('reads the currency %j as %j, and guesses at none', (currency, unit) => {
  expect(unitOf(wire({ profile: { currency } }))).toBe(unit);
  expect(currencyWord(String, wire({ profile: { currency } }))).toBe(unit === null ? '' : `formats.currency.${unit}`);
});

describe('an account below zero', () => {
  const slots = [
    game('A', { amount: -500 }),
    game('B', { amount: 30 }),
    game('C', { amount: -1, isActive: false }),
    game('D', { amount: 'x' }),
  ];
  const view = wire({ wallet: { amount: 100 }, slots });

  // WAL-287, WDR-30
  it('lowers the sums, which tell by how much, and not what can be moved', () => {
    expect([totalSatang(view).satang, totalLoss(view)]).toEqual([-37_100, -50_100]);
    expect([withdrawableSatang(view).satang, withdrawableLoss(view)]).toEqual([-37_000, -50_000]);
    expect(movableSatang(view)).toEqual({ satang: 13_000, partial: true });
  });

  it('is none where every balance is zero or more', () => {
    const plain = wire({ wallet: { amount: 0 }, slots: [game('A', { amount: 5 }), game('B', { amount: null })] });
    expect([totalLoss(plain), withdrawableLoss(plain), totalLoss(undefined)]).toEqual([0, 0, 0]);
  });
});

// MNY-19
it('uses kip for a LAK account', () => {
  expect(currencyWord(String, wire({ profile: { currency: 'LAK' } }))).toBe('formats.currency.LAK');
});

// TRF-4, TRF-5
it('offers accounts by their codes, with name, logo and balance', () => {
  const view = wire({ slots: [game('WALLET', { amount: 7 }), game('PG', { amount: 5 })] });
  expect(accountOptions(view)).toMatchObject([
    { code: 'WALLET', name: null, logo: null, balance: 10_010 },
    { code: 'PG', name: 'pg', logo: '/logo.svg', balance: 500 },
  ]);
});

it('names the player and the invite bonus, or knows neither', () => {
  const view = wire({ profile: { _id: ' p1 ', name: ' Somchai ' } });
  expect([playerId(view), playerName(view), inviteSatang(view)]).toEqual(['p1', 'Somchai', 1250]);
  const bare = wire({ profile: { _id: ' ' }, invite: null });
  expect([playerId(bare), playerName(bare), inviteSatang(bare)]).toEqual([null, '', null]);
  expect([playerId(undefined), playerName(undefined), inviteSatang(undefined)]).toEqual([null, '', null]);
  expect([coinCount(undefined), currencyWord(String, undefined)]).toEqual([null, 'formats.currency.BAHT']);
});
