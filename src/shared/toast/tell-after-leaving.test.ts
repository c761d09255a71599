// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearSession, login } from '../session/session.ts';
import { toasts } from './notify.ts';
import { tellAfterLeaving, watchLeaving } from './tell-after-leaving.ts';

let said: string[] = [];
const ends: (() => void)[] = [];

/** Leaves the page and opens another in the same tab. */
function reload() {
  window.dispatchEvent(new Event('pagehide'));
  said = [];
  ends.push(watchLeaving());
}

beforeEach(() => {
  login('a-player', false);
  ends.push(toasts.on(({ text }) => void said.push(text)));
  ends.push(watchLeaving());
});
afterEach(() => {
  clearSession('logout');
  for (const end of ends.splice(0)) end();
});

// MNY-213, SPN-59
it('the next page shows untold texts of the page that was left, each once', () => {
  const texts = ['first', 'second', 'first'];
  const told = texts.map((text) => tellAfterLeaving(text));
  reload();
  expect(said).toEqual(['first', 'second']);
  for (const tell of told) tell();
  reload();
  expect(said).toEqual([]);
});

// MNY-213
it('a text that was shown is not shown again', () => {
  tellAfterLeaving('done')();
  reload();
  expect(said).toEqual([]);
});

// MNY-213, MNY-55
it.each([
  ['a logout', () => void clearSession('logout')],
  ['the login of another player', () => void login('another-player', false)],
])('nothing is told after %s', (_what, change) => {
  const told = tellAfterLeaving('of the former player');
  change();
  reload();
  expect(said).toEqual([]);
  told();
});

// MNY-213, MNY-55
it('untold texts are dropped when the session ends', () => {
  const told = tellAfterLeaving('of the former player');
  window.dispatchEvent(new Event('pagehide'));
  told();
  login('another-player', false);
  reload();
  expect(said).toEqual([]);
});

// MNY-213
it('a page restored from the back/forward cache goes on, and stores nothing', () => {
  const told = tellAfterLeaving('under way');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  told();
  reload();
  expect(said).toEqual([]);
});
