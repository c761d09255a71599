import { describe, expect, it } from 'vitest';
import { labels } from '../kit/labels.ts';
import { effects, emptyForm, faultOf, faultText } from './fault-form.ts';

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

  it.each([
    { effect: 'status', status: '99' },
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
