import { afterAll, beforeAll, expect, test } from 'vitest';
import './say-start-problem.js';

beforeAll(() => {
  document.body.innerHTML = '<p>Page</p><input type="tel"><textarea></textarea><input type="file">';
});
afterAll(() => document.body.replaceChildren());

/** Whether a dragged thing at this place is left to the browser. */
function isLeft(place: string, type: string, kind: string): boolean {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true, composed: true }), {
    dataTransfer: { types: [kind], dropEffect: 'copy' },
  });
  return document.querySelector(place)?.dispatchEvent(event) ?? false;
}

// APP-462
test.each([
  ['p', 'Files', false],
  ['p', 'text/uri-list', false],
  ['[type=tel]', 'Files', false],
  ['[type=tel]', 'text/uri-list', true],
  ['textarea', 'text/plain', true],
  ['[type=file]', 'Files', true],
  ['[type=file]', 'text/uri-list', true],
])('lets %s take a drop of %s: %s', (place, kind, left) => {
  expect(['dragover', 'drop'].map((type) => isLeft(place, type, kind))).toEqual([left, left]);
});
