import { describe, expect, test } from 'vitest';
import { type BonusOffer, bonusOffers } from './offers.ts';
import {
  checkActivation,
  isExhausted,
  type RunningBonus,
  requireEndable,
  requireOffer,
  turnoverSince,
} from './rules.ts';
import { bonusTexts } from './texts.ts';

const at = (iso: string) => Date.parse(iso);
const receipts = (...times: string[]) => times.map((updatedAt) => ({ updatedAt: new Date(updatedAt).toISOString() }));
const offer = (code: string) => bonusOffers.find((one) => one.code === code) as BonusOffer;
const running = (code: string, turnover: number, met = false) =>
  ({ offer: offer(code), turnover, met }) as RunningBonus;
const request = {
  offer: offer('DAILY'),
  running: null,
  received: [],
  full: false,
  now: at('2026-03-14T20:15:00+07:00'),
};

describe('a bonus is exhausted', () => {
  const limit = { type: 'limit', maxReceived: 2 } as const;
  test('by limit when its receipts reach the maximum', () => {
    expect(isExhausted(limit, receipts('2020-01-01'), request.now)).toBe(false);
    expect(isExhausted(limit, receipts('2020-01-01', '2026-03-14'), request.now)).toBe(true);
  });

  test.each([
    ['day', '2026-03-14T00:00:00+07:00', '2026-03-14T23:59:59.999+07:00', true],
    ['day', '2026-03-13T23:59:59.999+07:00', '2026-03-14T00:00:00+07:00', false],
    ['week', '2026-03-09T00:00:00+07:00', '2026-03-15T23:59:59.999+07:00', true],
    ['week', '2026-03-15T23:59:59.999+07:00', '2026-03-16T00:00:00+07:00', false],
  ] as const)('by %s: received at %s, is exhausted at %s: %s', (type, received, now, used) => {
    expect(isExhausted({ type, maxReceived: 1 }, receipts(received), at(now))).toBe(used);
  });
});

describe('taking a bonus', () => {
  const refusal = (changes: Partial<Parameters<typeof checkActivation>[0]>) => () =>
    checkActivation({ ...request, ...changes });

  test('is allowed by default', () => {
    expect(refusal({})).not.toThrow();
  });

  // BON-41, BON-42
  test('is refused with the reason', () => {
    expect(refusal({ running: running('DAILY', 0) })).toThrow('BONUS_ALREADY_ACTIVE');
    expect(refusal({ running: running('WEEKLY', 0) })).toThrow('BONUS_CONDITION');
    expect(refusal({ running: running('WEEKLY', 1) })).toThrow('BONUS_REMAINING');
    expect(refusal({ running: running('WEEKLY', 1, true) })).toThrow('BONUS_ALREADY_ACTIVE');
    expect(refusal({ received: receipts('2026-03-14T10:00:00+07:00') })).toThrow('BONUS_MAX_CLAIMED');
    expect(refusal({ full: true })).toThrow('BONUS_FULL');
  });
});

// BON-43
test('ends only a running bonus whose condition is met', () => {
  expect(() => requireEndable(null)).toThrow('BONUS_CONDITION');
  expect(() => requireEndable(running('DAILY', 1))).toThrow('BONUS_CONDITION');
  expect(requireEndable(running('DAILY', 1, true)).offer.code).toBe('DAILY');
});

// BON-38
test('counts as turnover only transfers from the wallet to games since the bonus began', () => {
  const move = (from: string, to: string, amount: number) => ({ from, to, amount, at: 0, memo: '' }) as never;
  const postings = [
    move('wallet:1', 'game:1:PG', 100),
    move('outside:bonus', 'wallet:1', 50),
    move('wallet:1', 'game:1:PG', 30),
    move('game:1:PG', 'wallet:1', 30),
    move('wallet:1', 'outside:bank', 7),
    move('wallet:2', 'game:2:PG', 9),
    move('wallet:1', 'game:1:JOKER', 4),
    move('outside:opening', 'game:1:JOKER', 11),
    move('game:1:JOKER', 'game:1:PG', 13),
  ];
  expect(turnoverSince(postings, '1', 1)).toBe(34);
});

// BON-36
test('offers six bonuses, two of each type, each with its amount and its share', () => {
  expect(bonusOffers.map(({ type }) => type).sort()).toEqual(['day', 'day', 'limit', 'limit', 'week', 'week']);
  expect(new Set(bonusOffers.map(({ banner }) => banner)).size).toBe(6);
  for (const language of ['th', 'la'] as const) {
    const descriptions = bonusOffers.map(({ code }) => bonusTexts[code][language].description);
    expect(descriptions.filter((text) => !text.includes('percentFail') || !text.includes('{amount}'))).toEqual([]);
  }
});

// BON-36
test('pays the documented amount of each bonus, as often as documented', () => {
  expect(bonusOffers.map(({ code, amount, maxReceived, type }) => [code, amount, maxReceived, type])).toEqual([
    ['WELCOME', 100_00, 1, 'limit'],
    ['FRIENDLY', 150_00, 3, 'limit'],
    ['DAILY', 50_00, 1, 'day'],
    ['NIGHT', 30_00, 2, 'day'],
    ['WEEKLY', 200_00, 1, 'week'],
    ['SPORTWEEK', 80_00, 2, 'week'],
  ]);
});

// BON-42
test('refuses a bonus that is not on offer', () => {
  expect(requireOffer('NIGHT').code).toBe('NIGHT');
  for (const code of ['night', '', 'toString']) expect(() => requireOffer(code)).toThrow('NO_PROMOTION');
});
