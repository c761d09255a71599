// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openLayer } from './open-layers.ts';

afterEach(() => vi.restoreAllMocks());

// DES-26
it.each([-3, 0.5, Number.NaN, 'many', null])('a depth of %j in the history counts as none', async (kpLayers) => {
  window.history.replaceState({ kpLayers }, '');
  const push = vi.spyOn(window.history, 'pushState');
  const back = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const leave = openLayer({ close: () => {}, focus: () => {}, contains: () => false });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(push.mock.calls.map(([state]) => state)).toEqual([{ kpLayers: 1 }]);
  leave();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(back.mock.calls).toEqual([[-1]]);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.replaceState(null, '');
});
