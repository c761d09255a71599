// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openLayer } from './open-layers.ts';

const layer = { close: () => {}, focus: () => {}, contains: () => false, beside: false };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => vi.restoreAllMocks());

// DES-26
test.each([-3, 0.5, Number.NaN, 'many', null])('counts a depth of %j in the history as 0', async (kpLayers) => {
  window.history.replaceState({ kpLayers }, '');
  const push = vi.spyOn(window.history, 'pushState');
  const back = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const leave = openLayer(layer);
  await settled();
  expect(push.mock.calls.map(([state]) => state)).toEqual([{ kpLayers: 1 }]);
  leave();
  await settled();
  expect(back.mock.calls).toEqual([[-1]]);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.replaceState(null, '');
});

test('holds history writes during a step back, and then notifies the router', async () => {
  window.history.replaceState(null, '', '/user/home');
  vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const leave = openLayer(layer);
  await settled();
  leave();
  await settled();
  const close = vi.fn<() => void>();
  const leaveNext = openLayer({ ...layer, close });
  const seen: string[] = [];
  const look = () => seen.push(window.location.pathname);
  window.addEventListener('popstate', look);

  window.history.pushState({ idx: 1 }, '', '/user/statement');
  window.history.replaceState({ idx: 1 }, '', '/user/profile');
  expect(window.location.pathname).toBe('/user/home');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.pathname).toBe('/user/profile');
  expect(seen.at(-1)).toBe('/user/profile');
  expect(close).not.toHaveBeenCalled();

  // No longer held.
  window.history.pushState(null, '', '/user/bonus');
  expect(window.location.pathname).toBe('/user/bonus');
  window.removeEventListener('popstate', look);
  leaveNext();
  await settled();
  window.history.replaceState(null, '', '/');
});
