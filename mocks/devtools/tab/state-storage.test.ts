// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { takeOwnStorage } from './state-storage.ts';

/** The storage of a page that shows a state; restores the shared one after the test. */
function ownStorage(): Storage {
  const { BroadcastChannel, localStorage: shared } = window;
  onTestFinished(() => {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: shared });
    window.BroadcastChannel = BroadcastChannel;
    localStorage.clear();
    sessionStorage.clear();
  });
  localStorage.setItem('token', 'of the other tabs');
  takeOwnStorage();
  return localStorage;
}

// APP-361
test('lists its own entries with their values', () => {
  const own = ownStorage();
  own.setItem('guest-id', '7');
  expect(Object.entries(own)).toEqual([['guest-id', '7']]);
  expect(own.getItem('token')).toBeNull();
  expect(own).toHaveLength(1);
});
