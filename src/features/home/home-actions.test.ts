import { describe, expect, test } from 'vitest';
import { type HomeActionId, type HomeFacts, homeActionIds, homeActions, shownActions } from './home-actions.ts';

const facts = (offered: readonly HomeActionId[], over: Partial<HomeFacts> = {}): HomeFacts => ({
  offered: new Set(offered),
  spinActive: false,
  refreshing: false,
  ...over,
});
const shown = (given: HomeFacts) => shownActions(given).map(({ id }) => id);
const gold = (given: HomeFacts) =>
  homeActions(given)
    .filter(({ weight }) => weight === 'gold')
    .map(({ id }) => id);

describe('home actions', () => {
  // APP-33
  test('never shows an action without a handler', () => {
    expect(shown(facts(['transfer', 'history']))).toEqual(['transfer', 'history']);
    expect(homeActions(facts(['transfer'])).find(({ id }) => id === 'deposit')?.unavailable).toBe('notOffered');
  });

  // SPN-1, WAL-12
  test('puts refresh-all in the place of the wheel while the wheel is off', () => {
    const off = facts(homeActionIds);
    expect(shown(off)).toContain('refreshAll');
    expect(shown(off)).not.toContain('spin');
    const on = facts(homeActionIds, { spinActive: true });
    expect(shown(on)).toContain('spin');
    expect(shown(on)).not.toContain('refreshAll');
    expect(shown(on).indexOf('spin')).toBe(shown(off).indexOf('refreshAll'));
  });

  // WAL-12
  test('keeps the place of wheel and refresh-all free until one of them is known', () => {
    const awaited = facts(homeActionIds, { spinActive: null });
    expect(homeActions(awaited).find(({ id }) => id === 'refreshAll')?.unavailable).toBe('waiting');
    const on = facts(homeActionIds, { spinActive: true });
    expect(shown(awaited).indexOf('refreshAll')).toBe(shown(on).indexOf('spin'));
    expect(homeActions(facts(['refreshAll'], { spinActive: null }))[3]?.unavailable).toBeNull();
  });

  // WAL-12
  test('keeps refresh-all when the wheel is on but has no handler', () => {
    expect(shown(facts(['refreshAll', 'transfer'], { spinActive: true }))).toEqual(['refreshAll', 'transfer']);
  });

  // WAL-11
  test('keeps the refresh button in place while it runs', () => {
    const running = homeActions(facts(['refreshAll'], { refreshing: true }));
    expect(running.find(({ id }) => id === 'refreshAll')?.unavailable).toBe('busy');
    expect(shown(facts(['refreshAll'], { refreshing: true }))).toEqual(['refreshAll']);
  });

  // APP-31
  test('begins with the actions of the specification, in its order', () => {
    expect(shown(facts(homeActionIds, { spinActive: true }))).toEqual(
      'deposit withdraw spin invite conditions refund transfer history'.split(' '),
    );
  });

  // DES-1
  test('has exactly one golden action: deposit, or transfer while there is no deposit', () => {
    expect(gold(facts(homeActionIds))).toEqual(['deposit']);
    expect(gold(facts(['transfer', 'history']))).toEqual(['transfer']);
  });
});
