// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Presenter } from '../presenter.ts';
import { tellNotes } from './tell-notes.ts';

const posted: { window: string }[] = [];

beforeEach(() => {
  sessionStorage.clear();
  posted.length = 0;
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(): void {}
      postMessage(message: { window: string }): void {
        posted.push(message);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const presenter = { story: { name: 'lucky-spin' }, told: 0, state: 'ready' } as unknown as Presenter;

/** Starts the page of a presenting window. @returns the id that it tells */
function load(isNew = false): string | undefined {
  tellNotes(presenter, { isNew, now: () => 5 })();
  return posted.at(-1)?.window;
}

// APP-374
test('a window keeps its name over a reload and to another story', () => {
  const first = load(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(load()).toBe(first);
  window.dispatchEvent(new Event('pagehide'));
  expect(load(true)).toBe(first);
});

// APP-374
test('a duplicated window has a name of its own', () => {
  const first = load(true);
  // the copy begins with the session storage of the open page
  expect(load()).not.toBe(first);
});
