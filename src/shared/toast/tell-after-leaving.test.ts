// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearSession, login } from '../session/session.ts';
import { toasts } from './notify.ts';
import { tellAfterLeaving, watchLeaving } from './tell-after-leaving.ts';

let said: string[] = [];
const ends: (() => void)[] = [];

/** Leaves the page and opens another one in the same tab. */
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
test('shows pending texts on the next page, each once', () => {
  const texts = ['first', 'second', 'first'];
  const told = texts.map((text) => tellAfterLeaving(text));
  reload();
  expect(said).toEqual(['first', 'second']);
  for (const tell of told) tell();
  reload();
  expect(said).toEqual([]);
});

const leave = () => window.dispatchEvent(new Event('pagehide'));

// MNY-213, MNY-55
test.each([
  ['that was shown', (tell: () => void) => tell()],
  ['after a logout', () => void clearSession('logout')],
  ['after the login of another player', () => void login('another-player', false)],
  [
    'of a session that ended after the page was left',
    (tell: () => void) => {
      leave();
      tell();
      login('another-player', false);
    },
  ],
  [
    'shown by a page restored from the back/forward cache',
    (tell: () => void) => {
      leave();
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      tell();
    },
  ],
])('shows no text %s', (_which, happen) => {
  const tell = tellAfterLeaving('of the former page');
  happen(tell);
  reload();
  expect(said).toEqual([]);
  tell();
});
