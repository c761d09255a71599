import { describe, expect, test } from 'vitest';
import type { FaultEffect } from '../../../wire/faults.ts';
import { labels, missText } from '../kit/labels.ts';
import { conditionText, effects, emptyForm, faultLine, faultOf, faultText } from './fault-form.ts';

describe('the form of a fault', () => {
  test('is valid initially with every effect', () => {
    for (const effect of effects) expect(faultOf({ ...emptyForm, effect }), effect).not.toBeNull();
  });

  test('makes a fault of every nth call', () => {
    const form = { ...emptyForm, operation: 'getWallet', effect: 'status', rhythm: 'nth' } as const;
    expect(faultOf({ ...form, status: '503', nth: '3' })).toEqual({ operation: 'getWallet', status: 503, times: 3 });
  });

  test('makes a fault with an own body and status', () => {
    const form = {
      ...emptyForm,
      operation: 'getWallet',
      effect: 'text',
      text: '{"amount":',
      textStatus: '418',
    } as const;
    const fault = faultOf(form);
    expect(fault).toEqual({ operation: 'getWallet', times: 'once', body: '{"amount":', status: 418 });
    expect(fault && faultText(fault, labels.en.faults)).toBe('418 · body “{"amount":”');
  });

  test('makes a fault with conditions', () => {
    const filled = {
      ...emptyForm,
      operation: 'transfer',
      fields: [{ path: 'amount', value: '500' }],
      player: ' 0812345678 ',
      from: '2',
    } as const;
    const fault = faultOf(filled);
    expect(fault).toEqual({
      operation: 'transfer',
      times: 'once',
      code: 'INTERNAL_SERVER_ERROR',
      when: { body: { amount: '500' }, player: '0812345678', nth: 2 },
    });
    expect(fault && conditionText(fault, labels.en.faults)).toBe('amount = 500 · player 0812345678 · from call 2 on');
    expect(fault && faultLine(fault, labels.en.faults)).toContain(
      ' · amount = 500 · player 0812345678 · from call 2 on · ',
    );
  });

  test('describes a near miss', () => {
    const fault = { operation: 'transfer', times: 'once' } as const;
    const said = (at: string, waited: string, came: string) =>
      missText(15, { fault, at, waited, came }, labels.en.faults);
    expect(said('amount', '500', '50')).toBe('Call 15 just missed: waited for amount = 500, came 50');
    expect(said('nth', '2', '1')).toBe('Call 15 just missed: waited for call 2, came call 1');
    expect(said('player', '0812345678', '–')).toBe('Call 15 just missed: waited for player 0812345678, came –');
  });

  test.each([
    { effect: 'status', status: '99' },
    { from: '0' },
    { from: 'second' },
    { operation: 'getWallet', fields: [{ path: 'amount', value: '5' }] },
    { effect: 'status', status: '600' },
    { effect: 'status', status: '5e2' },
    { effect: 'delay', delay: '' },
    { effect: 'delay', delay: '600001' },
    { effect: 'delay', delay: '0' },
    { rhythm: 'nth', nth: '0' },
    { operation: 'noSuchOperation' },
    { effect: 'code', code: 'NO_SUCH_CODE' },
  ] as const)('refuses %o', (changes) => {
    expect(faultOf({ ...emptyForm, ...changes })).toBeNull();
  });

  test('describes a fault', () => {
    const said = (effect: FaultEffect) => faultText(effect, labels.en.faults);
    expect(said({ delay: 30, code: 'gone' })).toBe('30 ms later · gone');
    expect(said({ body: '' })).toBe('empty body');
    expect(said({ body: 'x'.repeat(41) })).toBe(`body “${'x'.repeat(40)}…”`);
    expect(said({ after: 'hang' })).toBe('done, then never answered');
  });
});
