import { expect, test } from 'vitest';
import { visible } from './problem-page.ts';

// APP-399
test.each([
  ['scenario=\u202Epiv', 'scenario=⟨U+202E⟩piv'],
  ['seed=7\u2066\u2069', 'seed=7⟨U+2066⟩⟨U+2069⟩'],
  ['as=\u200Bplayer\0\n', 'as=⟨U+200B⟩player⟨U+0000⟩⟨U+000A⟩'],
  ['seed=\u{E0041}', 'seed=⟨U+E0041⟩'],
  ['set=ยอด:1', 'set=ยอด:1'],
])('shows %j as %s', (text, shown) => {
  expect(visible(text)).toBe(shown);
});
