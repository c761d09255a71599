import { describe, expect, test } from 'vitest';
import { type Random, randomFor } from '../../kernel/random.ts';
import { wheelCodes } from '../../reference/codes.ts';
import { couponCodes, couponPrize, couponPrizes } from './coupon-prizes.ts';
import { claimRefusal, spinRefusal, wonCoupons } from './rules.ts';
import { couponTexts } from './texts.ts';
import { wordsFor } from './views.ts';
import { drawSlice, wheel } from './wheel.ts';

/** WCAG relative luminance of a `#rrggbb`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('the wheel', () => {
  test.each(wheel)(
    'can be read on the slice $label, which differs from its neighbour',
    ({ code, bgColor, textColor }) => {
      const [dark = 0, light = 0] = [luminance(bgColor), luminance(textColor)].sort((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
      const next = wheel[(wheelCodes.indexOf(code) + 1) % wheel.length];
      expect(next?.bgColor).not.toBe(bgColor);
    },
  );

  // SPN-51
  test('stops on the chosen slice', () => {
    expect(drawSlice(randomFor(1, 'x'), 'B500').code).toBe('B500');
  });

  // SPN-51
  test('gives each slice its weight in a hundred tickets, clockwise', () => {
    const drawn = (ticket: number) => drawSlice({ int: () => ticket } as unknown as Random, 'random').code;
    const tickets = Array.from({ length: 100 }, (_, index) => drawn(index + 1));
    expect(tickets).toEqual(wheel.flatMap(({ code, weight }) => Array.from({ length: weight }, () => code)));
    expect(() => drawn(101)).toThrow('no slice to win');
  });

  // SPN-51
  test('draws one of a hundred tickets', () => {
    const asked: number[][] = [];
    const random = { int: (...bounds: number[]) => asked.push(bounds) } as unknown as Random;
    drawSlice(random, 'random');
    expect(asked).toEqual([[1, 100]]);
  });

  // SPN-52
  describe.each([
    [false, 'BAHT', (baht: number) => `${baht} บาท`, 'เหรียญ'],
    [true, 'LAK', (baht: number) => `${(baht * 500).toLocaleString('en')} ກີບ`, 'ຫຼຽນ'],
    [true, 'BAHT', (baht: number) => `${baht} ບາດ`, 'ຫຼຽນ'],
  ])('in Laos: %s, for a player with %s', (laos, currency, money, coins) => {
    test.each(wheel)('says on the slice $code what it gives', async (slice) => {
      const { sliceOf } = await wordsFor({ switches: { laos } }, { currency });
      const { label, htmlDescription } = sliceOf(slice);
      const { prize } = slice;
      expect(label).not.toBe('');
      expect(htmlDescription).toMatch(/^<p>.+<\/p>$/);
      const gives =
        prize.kind === 'money' ? money(prize.amount / 100) : 'coins' in prize ? `${prize.coins} ${coins}` : null;
      if (gives === null) return;
      expect(label).toBe(laos && slice.code === 'B500' ? 'ແຈັກພັອດ' : gives);
      expect(htmlDescription).toContain(`<strong>${gives}</strong>`);
    });
  });

  test('is shown by the texts and colours of its slices, without weights and prizes', async () => {
    const { wheelName, sliceOf } = await wordsFor({ switches: { laos: false } }, { currency: 'BAHT' });
    for (const slice of wheel) {
      const { code, bgColor, textColor } = slice;
      const texts = { label: expect.any(String), htmlDescription: expect.any(String) };
      expect(sliceOf(slice)).toEqual({ code, bgColor, textColor, ...texts });
    }
    expect(wheelName).not.toBe('');
  });

  // SPN-51, SPN-52
  test('has the documented slices, weights and prizes', () => {
    expect(wheel.map(({ code }) => code)).toEqual([...wheelCodes]);
    expect(wheel.map(({ code, weight, prize }) => [code, weight, prize])).toEqual([
      ['B20', 24, { kind: 'money', amount: 20_00 }],
      ['COIN1', 15, { kind: 'coins', coins: 1 }],
      ['B50', 14, { kind: 'money', amount: 50_00 }],
      ['NONE', 20, { kind: 'nothing' }],
      ['B100', 6, { kind: 'money', amount: 100_00 }],
      ['COUPON', 15, { kind: 'coupon' }],
      ['COIN3', 5, { kind: 'coins', coins: 3 }],
      ['B500', 1, { kind: 'money', amount: 500_00 }],
    ]);
  });

  // SPN-53
  test('refuses to spin when off, without a coin, or while a bonus runs', () => {
    const ready = { active: true, coins: 1, bonusRuns: false };
    expect(spinRefusal(ready)).toBeNull();
    expect(spinRefusal({ ...ready, active: false })).toBe('INVALID_PRIZE_CODE');
    for (const coins of [0, -1]) expect(spinRefusal({ ...ready, coins, bonusRuns: true })).toBe('INVALID_CODE');
    expect(spinRefusal({ ...ready, active: false, coins: 0 })).toBe('INVALID_PRIZE_CODE');
    expect(spinRefusal({ ...ready, bonusRuns: true })).toBe('BONUS_REMAINING');
  });
});

describe('a coupon', () => {
  const expiresAt = '2026-03-14T13:15:00.000Z';
  const now = Date.parse(expiresAt) - 1;
  const claim = { id: 'cp1', coupon: { expiresAt }, kind: 'money' as const, bonusRuns: false, now };

  // SPN-56, SPN-57
  test('gives baht or coins, unless it is goods, withdrawn or cancelled', () => {
    expect(couponCodes.map((code) => [code, couponPrizes[code].kind, couponPrizes[code].amount])).toEqual([
      ['CREDIT30', 'money', 30_00],
      ['CREDIT88', 'money', 88_50],
      ['CREDIT200', 'money', 200_00],
      ['COINS2', 'coins', 0],
      ['SHIRT', 'goods', 0],
      ['OLDWHEEL', 'withdrawn', 50_00],
      ['CANCELLED', 'cancelled', 20_00],
    ]);
    expect(couponCodes.filter((code) => couponPrizes[code].coins > 0)).toEqual(['COINS2']);
    expect(couponPrizes.COINS2.coins).toBe(2);
  });

  test('says in HTML what it gives, and is worth what it says', async () => {
    const coupon = { _id: 'cp1', player: '1', prize: 'CREDIT30', expiresAt };
    const shown = async (laos: boolean, currency: string) => {
      const { prize, amount } = (await wordsFor({ switches: { laos } }, { currency })).couponOf(coupon);
      return [prize.label, prize.slice?.htmlDescription, amount];
    };
    expect(await shown(false, 'BAHT')).toEqual(['30 บาท', '<p>เครดิตเข้ากระเป๋าทันที</p>', 30]);
    expect(await shown(true, 'LAK')).toEqual(['15,000 ກີບ', '<p>ເຄຣດິດເຂົ້າກະເປົາຫຼັກທັນທີ</p>', 15_000]);
    expect(await shown(true, 'BAHT')).toEqual(['30 ບາດ', '<p>ເຄຣດິດເຂົ້າກະເປົາຫຼັກທັນທີ</p>', 30]);
  });

  // SPN-62
  test.each(couponCodes)('%s names no amount but its own, for players in baht and in kip', async (code) => {
    for (const [laos, currency] of [false, true].flatMap((laos) => [[laos, 'BAHT'] as const, [laos, 'LAK'] as const])) {
      const coupon = { _id: 'cp1', player: '1', prize: code, expiresAt };
      const { prize, amount } = (await wordsFor({ switches: { laos } }, { currency })).couponOf(coupon);
      const said = `${prize.label} ${prize.slice?.htmlDescription}`.matchAll(/[\d,.]*\d(?= (?:บาท|กีบ|ບາດ|ກີບ))/g);
      const figures = [...said].map(([figure]) => Number(figure.replaceAll(',', '')));
      expect(figures.filter((figure) => figure !== amount)).toEqual([]);
      expect(figures.length > 0).toBe(amount > 0);
    }
  });

  test.each(couponCodes)('%s has label, name and text in both languages', (code) => {
    for (const { label, name, text } of Object.values(couponTexts[code])) {
      expect(text).toMatch(/^<p>.+<\/p>$/);
      expect([label, name]).not.toContain('');
    }
  });

  test('is won for baht or for coins', () => {
    expect(wonCoupons).toEqual(['CREDIT30', 'CREDIT88', 'COINS2']);
  });

  test('of an unknown code has no prize', () => {
    expect(['CREDIT30', 'toString', ''].map((code) => couponPrize(code)?.kind)).toEqual([
      'money',
      undefined,
      undefined,
    ]);
  });

  // SPN-55
  test('can be claimed up to the moment it expires', () => {
    expect(claimRefusal(claim)).toBeNull();
    expect(claimRefusal({ ...claim, kind: 'coins' })).toBeNull();
    expect(claimRefusal({ ...claim, now: now + 1 })).toBe('COUPON_EXPIRED');
  });

  test.each([
    [{ id: 'a/b' }, 'INVALID_CODE'],
    [{ id: '/ab', coupon: null }, 'INVALID_CODE'],
    [{ id: 'ab/' }, 'INVALID_CODE'],
    [{ id: '' }, 'INVALID_CODE'],
    [{ kind: 'goods' as const, now: now + 1 }, 'COUPON_EXPIRED'],
    [{ kind: 'goods' as const, bonusRuns: true }, 'INVALID_COUPON_TYPE'],
    [{ kind: 'cancelled' as const }, 'INVALID_CODE'],
    [{ coupon: null, kind: null }, 'NO_CLAIMABLE_COUPON'],
    [{ kind: null }, 'INVALID_PRIZE_CODE'],
    [{ kind: 'withdrawn' as const }, 'INVALID_PRIZE_CODE'],
    [{ kind: 'goods' as const }, 'INVALID_COUPON_TYPE'],
    [{ bonusRuns: true }, 'BONUS_REMAINING'],
    // SPN-57
  ])('with %j is refused: %s', (changes, code) => {
    expect(claimRefusal({ ...claim, ...changes })).toBe(code);
  });
});
