// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openLayer } from './open-layers.ts';

afterEach(() => vi.restoreAllMocks());

// DES-26
it.each([-3, 0.5, Number.NaN, 'many', null])('a depth of %j in the history counts as none', async (kpLayers) => {
  window.history.replaceState({ kpLayers }, '');
  const push = vi.spyOn(window.history, 'pushState');
  const back = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const leave = openLayer({ close: () => {}, focus: () => {}, contains: () => false, beside: false });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(push.mock.calls.map(([state]) => state)).toEqual([{ kpLayers: 1 }]);
  leave();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(back.mock.calls).toEqual([[-1]]);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.replaceState(null, '');
});

it('holds writes to the history during a step back, and then tells the router', async () => {
  window.history.replaceState(null, '', '/user/home');
  vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const leave = openLayer({ close: () => {}, focus: () => {}, contains: () => false, beside: false });
  await new Promise((resolve) => setTimeout(resolve, 0));
  leave();
  await new Promise((resolve) => setTimeout(resolve, 0));
  const close = vi.fn<() => void>();
  const leaveNext = openLayer({ close, focus: () => {}, contains: () => false, beside: false });
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

  // Nothing is held any more.
  window.history.pushState(null, '', '/user/bonus');
  expect(window.location.pathname).toBe('/user/bonus');
  window.removeEventListener('popstate', look);
  leaveNext();
  await new Promise((resolve) => setTimeout(resolve, 0));
  window.history.replaceState(null, '', '/');
});
