import { describe, expect, test } from 'vitest';
import { addressOf, parseStartParams, usualAddress } from './params.ts';

const names = ['everyday', 'broke'];
const parse = (search: string) => parseStartParams(search, names, ['lucky-spin']);

describe('the address', () => {
  test('sets every parameter', () => {
    const { params, problems } = parse(
      '?scenario=broke&seed=7&at=2026-03-14T20:15:00%2B07:00&freeze=1&lang=la&as=player&set=balance:12.5,registerOtp:off&panel=0&net=page&reset=1&present=lucky-spin&frame=phone',
    );
    expect(problems).toEqual([]);
    expect(params).toEqual({
      scenario: 'broke',
      seed: 7,
      at: Date.parse('2026-03-14T13:15:00Z'),
      freeze: true,
      lang: 'la',
      as: 'player',
      set: { balance: 12.5, registerOtp: false },
      panel: false,
      net: 'page',
      reset: true,
      present: 'lucky-spin',
      frame: 'phone',
    });
  });

  test.each([
    ['scenario', 'nope', '<img src=x>'],
    ['seed', '-1', '1.5', '99999999999'],
    ['at', 'yesterday', '2026-99-99T00:00', '2026-02-30T10:00', '2026-04-31T10:00', '2025-02-29T10:00'],
    ['at', '1999-12-31T10:00', '2200-01-01T12:00', '9999-12-31T23:59'],
    ['freeze', 'yes'],
    ['lang', 'de'],
    ['as', 'admin'],
    [
      'set',
      'nothing:on',
      'balance:lots',
      'coins:1.5',
      'statementRows:2.5',
      'sessionCalls:0.5',
      'coins:',
      '__proto__:1',
    ],
    ['panel', ''],
    ['net', 'carrier-pigeon'],
    ['reset', 'please'],
    ['present', '', 'nothing', '<b>'],
  ])('refuses invalid values of %s and lists the accepted ones', (parameter, ...values) => {
    for (const value of values) {
      const { problems } = parse(`?${new URLSearchParams({ [parameter]: value })}`);
      expect(problems, value).toMatchObject([{ parameter, value, accepts: expect.any(Array) }]);
      expect(problems[0]?.accepts.length).toBeGreaterThan(0);
    }
  });

  test('lists the values of a switch, not of all switches', () => {
    const accepts = (set: string) => parse(`?set=${set}`).problems[0]?.accepts;
    expect(accepts('coins:1.5')).toEqual(['coins:0 … 100000']);
    expect(accepts('latency:5g')).toEqual(['latency:none', 'latency:3g', 'latency:slow']);
    expect(accepts('terminated:perhaps')).toEqual(['terminated:on', 'terminated:off']);
    expect(accepts('teleport:on')?.length).toBeGreaterThan(50);
  });

  test('names the rule of whole numbers and of time bounds', () => {
    expect(parse('?set=coins:1.5').problems).toMatchObject([{ rule: 'whole' }]);
    expect(parse('?set=spinActive:on,balance:lots').problems).toMatchObject([
      { rule: 'switchValue', part: 'balance:lots' },
    ]);
    expect(parse('?set=teleport:on').problems).toMatchObject([{ rule: 'switch', part: 'teleport' }]);
    expect(parse('?at=2026-02-30T10:00').problems).toMatchObject([{ rule: 'time' }]);
    expect(parse('?at=2024-02-29T10:00').problems).toEqual([]);
    expect(parse('?at=2000-01-01T00:00').problems).toEqual([]);
  });

  test('lists all problems', () => {
    expect(parse('?seed=x&lang=y').problems.map(({ parameter }) => parameter)).toEqual(['seed', 'lang']);
  });

  test('ignores parameters of the app', () => {
    expect(parse('?code=PR1&page=2').problems).toEqual([]);
  });

  test('counts unread parameters', () => {
    const unread = (search: string) => parse(search).unread;
    expect(['', '?scenario=broke&seed=7&lang=en&as=player'].map(unread)).toEqual([0, 0]);
    expect(['?scenaro=broke', '?page=2', '?as=player&as=player', '?fault=spin:gone'].map(unread)).toEqual([1, 1, 1, 1]);
  });

  test('accepts an unescaped +, and uses Bangkok time without a zone', () => {
    const expected = Date.parse('2026-03-14T13:15:00Z');
    expect(parse('?at=2026-03-14T20:15:00+07:00').params.at).toBe(expected);
    expect(parse('?at=2026-03-14T20:15').params.at).toBe(expected);
  });
});

describe('the world of an address', () => {
  const last = { scenario: 'broke', seed: 7, at: 5, set: { balance: 1 } };

  test('is the last one without parameters of a world', () => {
    expect(addressOf(parse('?lang=en').params, last)).toEqual(last);
  });

  test('starts from the defaults with any parameter of a world', () => {
    expect(addressOf(parse('?seed=2').params, last)).toEqual({ scenario: 'broke', seed: 2, at: null, set: {} });
    expect(addressOf(parse('?scenario=everyday').params, last)).toEqual(usualAddress);
  });

  test('is everyday without a last world', () => {
    expect(addressOf(parse('').params, null)).toEqual(usualAddress);
  });
});

test('passes a state on unchecked, after a story', () => {
  expect(parse('?state=login-refused').params.present).toBe('state:login-refused');
  expect(parse('?state=login-refused&present=lucky-spin').params.present).toBe('lucky-spin');
});
