// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openStory } from '../../mocks/devtools/presenter/open-story.ts';
import type { Story } from '../../mocks/devtools/presenter/story.ts';
import { remember } from '../../mocks/devtools/tab/memory.ts';
import { parseStartParams } from '../../mocks/devtools/tab/params.ts';
import type { StorageKey } from '../../src/shared/storage/storage.ts';

const story: Story = {
  name: 'told',
  title: { th: 'ก', la: 'ກ', en: 'a' },
  lead: { th: 'ก', la: 'ກ', en: 'a' },
  world: { scenario: 'everyday' },
  as: 'player',
  opening: [],
  pictured: 0,
  beats: [],
};

/** Everything that the app stores. */
const ofApp: Record<StorageKey, string> = {
  token: 't',
  player: 'p',
  'left-beside': 'l',
  'remember-agreement': 'a',
  last_sync: '1',
  code: 'c',
  'guest-id': 'g',
  locale: 'en',
  untold: 'u',
  'open-qrs': '{}',
  awaited: '{}',
  'open-commands': '{}',
  'last-balances': '{}',
};
const ofVisitor = { ...ofApp, 'chat-unsent:1:2': 'x', 'kept-games-1': '{}' };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (search: string) =>
  openStory('told', [story], parseStartParams(search, ['everyday'], ['told']).params, null, '/');

// APP-441
test('a story that begins again finds nothing of the visitor before, but the language', async () => {
  for (const storage of [localStorage, sessionStorage])
    for (const [key, value] of Object.entries(ofVisitor)) storage.setItem(key, value);
  localStorage.setItem('krapao-sandbox.brand', 'stays');
  localStorage.setItem('of-another-app', 'stays');
  await open('?present=told&reset=1');
  // The session stays until the world is open: other tabs of the story use it.
  expect(Object.keys(localStorage).sort()).toEqual(['krapao-sandbox.brand', 'locale', 'of-another-app', 'token']);
  expect(Object.keys(sessionStorage).sort()).toEqual(['locale', 'token']);
});

// APP-441
test('a story that goes on after a reload keeps what its visitor has done', async () => {
  localStorage.setItem('guest-id', 'g');
  const begun = await open('?present=told');
  localStorage.setItem('guest-id', 'of this visitor');
  const before = {
    address: begun?.address ?? expect.fail('no story'),
    frozen: false,
    panel: true,
    net: 'worker',
  } as const;
  remember({ ...before, present: 'told' });
  await openStory(
    'told',
    [story],
    parseStartParams('?present=told', ['everyday'], ['told']).params,
    { ...before, present: 'told' },
    '/',
  );
  expect(localStorage.getItem('guest-id')).toBe('of this visitor');
});
