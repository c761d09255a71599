import { describe, expect, test } from 'vitest';
import { addressOf, parseStartParams } from './params.ts';

const names = ['everyday', 'broke'];
const parse = (search: string) => parseStartParams(search, names, ['lucky-spin']);

describe('the address', () => {
  test('says everything about a world', () => {
    const { params, problems } = parse(
      '?scenario=broke&seed=7&at=2026-03-14T20:15:00%2B07:00&freeze=1&lang=la&as=player&set=balance:12.5,registerOtp:off&panel=0&net=page&reset=1&present=lucky-spin',
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
    });
  });

  test.each([
    ['scenario', 'nope'],
    ['scenario', '<img src=x>'],
    ['seed', '-1'],
    ['seed', '1.5'],
    ['seed', '99999999999'],
    ['at', 'yesterday'],
    ['at', '2026-99-99T00:00'],
    ['at', '2026-02-30T10:00'],
    ['at', '2026-04-31T10:00'],
    ['at', '2025-02-29T10:00'],
    ['at', '1999-12-31T10:00'],
    ['at', '2200-01-01T12:00'],
    ['at', '9999-12-31T23:59'],
    ['freeze', 'yes'],
    ['lang', 'de'],
    ['as', 'admin'],
    ['set', 'nothing:on'],
    ['set', 'balance:lots'],
    ['set', 'coins:1.5'],
    ['set', 'statementRows:2.5'],
    ['set', 'sessionCalls:0.5'],
    ['set', 'coins:'],
    ['set', '__proto__:1'],
    ['panel', ''],
    ['net', 'carrier-pigeon'],
    ['reset', 'please'],
    ['present', ''],
    ['present', 'nothing'],
    ['present', '<b>'],
  ])('names %s=%s as something it cannot use', (parameter, value) => {
    const { problems } = parse(`?${new URLSearchParams({ [parameter]: value })}`);
    expect(problems).toMatchObject([{ parameter, value, accepts: expect.any(Array) }]);
    expect(problems[0]?.accepts.length).toBeGreaterThan(0);
  });

  test('says what a switch takes, and not what all the others take', () => {
    const accepts = (set: string) => parse(`?set=${set}`).problems[0]?.accepts;
    expect(accepts('coins:1.5')).toEqual(['coins:0 … 100000']);
    expect(accepts('latency:5g')).toEqual(['latency:none', 'latency:3g', 'latency:slow']);
    expect(accepts('terminated:perhaps')).toEqual(['terminated:on', 'terminated:off']);
    expect(accepts('teleport:on')?.length).toBeGreaterThan(50);
  });

  test('says that there is no half of a thing, and that time has bounds', () => {
    expect(parse('?set=coins:1.5').problems).toMatchObject([{ rule: 'whole' }]);
    expect(parse('?set=balance:lots').problems[0]?.rule).toBeUndefined();
    expect(parse('?at=2026-02-30T10:00').problems).toMatchObject([{ rule: 'time' }]);
    expect(parse('?at=2024-02-29T10:00').problems).toEqual([]);
    expect(parse('?at=2000-01-01T00:00').problems).toEqual([]);
  });

  test('names every problem at once', () => {
    expect(parse('?seed=x&lang=y').problems.map(({ parameter }) => parameter)).toEqual(['seed', 'lang']);
  });

  test('may carry parameters of the app, which are not its business', () => {
    expect(parse('?code=PR1&page=2').problems).toEqual([]);
  });

  test('says how many of its parameters it has not read', () => {
    const unread = (search: string) => parse(search).unread;
    expect(['', '?scenario=broke&seed=7&lang=en&as=player'].map(unread)).toEqual([0, 0]);
    expect(['?scenaro=broke', '?page=2', '?as=player&as=player', '?fault=spin:gone'].map(unread)).toEqual([1, 1, 1, 1]);
  });

  test('takes a + that was not escaped, and Bangkok where no zone is given', () => {
    const expected = Date.parse('2026-03-14T13:15:00Z');
    expect(parse('?at=2026-03-14T20:15:00+07:00').params.at).toBe(expected);
    expect(parse('?at=2026-03-14T20:15').params.at).toBe(expected);
  });
});

describe('the world an address means', () => {
  const last = { scenario: 'broke', seed: 7, at: 5, set: { balance: 1 } };

  test('is the last one when the address says nothing about it', () => {
    expect(addressOf(parse('?lang=en').params, last)).toEqual(last);
  });

  test('begins from the defaults as soon as it says anything', () => {
    expect(addressOf(parse('?seed=2').params, last)).toEqual({ scenario: 'broke', seed: 2, at: null, set: {} });
    expect(addressOf(parse('?scenario=everyday').params, last)).toEqual({
      scenario: 'everyday',
      seed: 1,
      at: null,
      set: {},
    });
  });

  test('is everyday in a browser that has opened no world yet', () => {
    expect(addressOf(parse('').params, null)).toEqual({ scenario: 'everyday', seed: 1, at: null, set: {} });
  });
});

// APP-375
test('passes notes and states on unchecked; a story takes precedence', () => {
  expect(parse('?notes=1').params.present).toBe('notes:1');
  expect(parse('?state=login-refused').params.present).toBe('state:login-refused');
  expect(parse('?notes=1&present=lucky-spin').params.present).toBe('lucky-spin');
});
