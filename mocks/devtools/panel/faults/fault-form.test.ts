import { describe, expect, it } from 'vitest';
import { labels, missText } from '../kit/labels.ts';
import { conditionText, effects, emptyEffect, emptyForm, faultOf, faultText } from './fault-form.ts';

describe('the form of a fault', () => {
  it('makes a fault of every effect as it is first filled in', () => {
    for (const effect of effects) expect(faultOf({ ...emptyForm, effect }), effect).not.toBeNull();
  });

  it('makes a fault that strikes every nth call', () => {
    const form = {
      ...emptyForm,
      operation: 'getWallet',
      effect: 'status',
      status: '503',
      rhythm: 'nth',
      nth: '3',
    } as const;
    expect(faultOf(form)).toEqual({ operation: 'getWallet', status: 503, times: 3 });
  });

  it('makes a fault for some calls, and one that does several things', () => {
    const filled = {
      ...emptyForm,
      operation: 'transfer',
      fields: [{ path: 'amount', value: '500' }],
      player: ' 0812345678 ',
      from: '2',
      next: [
        { ...emptyEffect, effect: 'cut' },
        { ...emptyEffect, effect: 'good' },
      ],
    } as const;
    const fault = faultOf(filled);
    expect(fault).toEqual({
      operation: 'transfer',
      times: 'once',
      code: 'INTERNAL_SERVER_ERROR',
      when: { body: { amount: '500' }, player: '0812345678', nth: 2 },
      next: [{ cut: true }, {}],
    });
    expect(fault && faultText(fault)).toBe('INTERNAL_SERVER_ERROR → cut → ok');
    expect(fault && conditionText(fault, labels.en.faults)).toBe('amount = 500 · player 0812345678 · from call 2 on');
  });

  it('says what a call lacked', () => {
    const fault = { operation: 'transfer', times: 'once' } as const;
    const said = (at: string, waited: string, came: string) =>
      missText(15, { fault, at, waited, came }, labels.en.faults);
    expect(said('amount', '500', '50')).toBe('Call 15 just missed: waited for amount = 500, came 50');
    expect(said('nth', '2', '1')).toBe('Call 15 just missed: waited for call 2, came call 1');
    expect(said('player', '0812345678', '–')).toBe('Call 15 just missed: waited for player 0812345678, came –');
  });

  it.each([
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

  it('says what a fault does', () => {
    expect(faultText({ operation: '*', times: 'once', delay: 30, code: 'gone' })).toBe('+30 ms · gone');
    expect(faultText({ operation: '*', times: 'once', body: '' })).toBe('empty body');
    expect(faultText({ operation: '*', times: 'once', after: 'hang' })).toBe('commit, then hang');
  });
});

describe.each(Object.entries(labels))('the form in %s', (_language, t) => {
  it('has a label for every effect', () => {
    const labelled: Readonly<Record<string, string>> = t.faults.effects;
    expect(effects.filter((effect) => !labelled[effect]?.trim())).toEqual([]);
  });
});
