import { describe, expect, test } from 'vitest';
import type { Bonus } from '../../../contract/generated/models/bonus.ts';
import { type BonusCard, bonusCards, limitOf, nameOf, receivedCount, timeLeft } from './bonus-rules.ts';

const at = (text: string) => Date.parse(`${text}+07:00`);
const bonus = (type: string, maxReceived: number, received: readonly string[], isActive = false): Bonus => ({
  ...{ code: type, type, maxReceived, banners: [], percentFail: 20 },
  userBonus: { _id: 'ub', isActive, received: received.map((text) => ({ updatedAt: `${text}+07:00` })) },
});
const states = (bonuses: readonly Bonus[], now: number) => bonusCards(bonuses, now).map(({ state }) => state);

const sunday = at('2026-03-15T23:59:59');
const monday = at('2026-03-16T00:00:00');

describe('a bonus with a limit', () => {
  // BON-13
  test('is used up when it was received as often as it may be, whenever that was', () => {
    const old = ['2020-01-01T00:00:00', '2026-03-15T10:00:00'];
    expect(states([bonus('limit', 2, old), bonus('limit', 3, old)], sunday)).toEqual(['received', 'open']);
  });

  // BON-16
  test('counts every receipt if its type is unknown, and leaves the limit to the server', () => {
    const moon = bonus('moon', 1, ['2020-01-01T00:00:00']);
    expect([receivedCount(moon, sunday), states([moon], sunday)]).toEqual([1, ['open']]);
  });

  // BON-18
  test('can never be taken when it may be received no times', () => {
    expect(states([bonus('limit', 0, [])], sunday)).toEqual(['received']);
  });
});

describe('a daily bonus', () => {
  const today = bonus('day', 1, ['2026-03-14T23:59:59', '2026-03-15T00:00:00']);

  // BON-14
  test('counts receipts of the day in Bangkok, and opens again at midnight there', () => {
    expect(states([today], sunday)).toEqual(['received']);
    expect(states([today], monday)).toEqual(['open']);
  });
});

describe('a weekly bonus', () => {
  const thisWeek = bonus('week', 1, ['2026-03-09T00:00:00']);

  // BON-15
  test('counts from Monday to Sunday in Bangkok', () => {
    expect(states([thisWeek], sunday)).toEqual(['received']);
    expect(states([thisWeek], monday)).toEqual(['open']);
    expect(states([bonus('week', 1, ['2026-03-08T23:59:59'])], sunday)).toEqual(['open']);
  });
});

// BON-18
test('leaves a bonus with a malformed limit to the server', () => {
  const unread = { ...bonus('limit', 1, []), maxReceived: null as unknown as number };
  expect(bonusCards([unread, bonus('limit', -4, [])], 1).map(({ state, max }) => [state, max])).toEqual([
    ['open', null],
    ['received', 0],
  ]);
});

// BON-11, BON-12
test('marks the first of two running bonuses, and leaves all others to the server', () => {
  const running = bonus('limit', 9, [], true);
  const usedUp = bonus('limit', 0, []);
  expect(states([bonus('limit', 9, []), running, running, usedUp], sunday)).toEqual([
    'open',
    'current',
    'open',
    'received',
  ]);
});

// BON-48
test.each([
  ['2026-03-15T20:15:00', '3:45:00'],
  ['2026-03-15T23:59:59', '0:00:01'],
  ['2026-03-15T00:00:00', '24:00:00'],
  ['2026-03-16T00:00:00', ''],
  ['2026-03-16T00:00:02', ''],
])('counts down from %s to the next midnight in Bangkok and stops there: "%s"', (moment, left) => {
  const [card] = bonusCards([bonus('day', 1, [])], at('2026-03-15T12:00:00'));
  expect(timeLeft((card?.dayEnds ?? 0) - at(moment))).toBe(left);
});

// BON-17
test('leaves receipts without a date out of the count', () => {
  const received = [{ updatedAt: 'soon' }, null as never];
  expect(receivedCount({ type: 'day', userBonus: { _id: '', isActive: false, received } }, 1)).toBe(0);
});

describe('the name of a bonus', () => {
  // SAFE-63
  test.each([
    [' Daily ', 'Daily'],
    ['\u200b', 'D1'],
    ['', 'D1'],
    [undefined, 'D1'],
  ])('for %j is %s', (name, shown) => {
    expect(nameOf({ name, code: 'D1' })).toBe(shown);
  });
});

// BON-13, BON-14, BON-15, BON-18
test('shows on its card the receipts, their limit and its period', () => {
  const old = ['2026-03-09T00:00:00', '2026-03-15T00:00:00'];
  const cards = bonusCards([bonus('limit', 3, old), bonus('day', 2, old), bonus('week', 1, old)], sunday);
  expect(cards.map(({ received, max, period }) => [received, max, period])).toEqual([
    [2, 3, 'ever'],
    [1, 2, 'day'],
    [2, 1, 'week'],
  ]);
});

test('counts no receipt for a player without data or receipts', () => {
  const counted = [null, {} as never].map((userBonus) => receivedCount({ type: 'limit', userBonus }, sunday));
  expect(counted).toEqual([0, 0]);
  expect(bonusCards([{ ...bonus('limit', 1, []), userBonus: null }], sunday)[0]?.state).toBe('open');
});

// BON-8, BON-18, MNY-320
test.each([
  ['as counts', 1_234, 12_345, { received: '1,234', max: '12,345' }],
  ['never as received more often than it may be', 3, 2, { received: '2', max: '2' }],
  ['with a dash for a limit that can not be read', 1, null, { received: '1', max: '-' }],
])('writes how often a bonus was received %s', (_, received, max, written) => {
  expect(limitOf({ received, max } as BonusCard)).toEqual(written);
});
