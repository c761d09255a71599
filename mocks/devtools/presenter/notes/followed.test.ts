import { describe, expect, it } from 'vitest';
import {
  afterMessage,
  afterSilence,
  type Followed,
  followedOf,
  nothingYet,
  silentAfter,
  sinceText,
} from './followed.ts';
import { type NotesMessage, readMessage, type Shown } from './messages.ts';

const shows = (window: string, more: Partial<Shown> = {}): Shown => ({
  ...{ kind: 'shows', window, story: 'lucky-spin', told: 0, state: 'ready', began: null },
  ...more,
});

const after = (messages: readonly (NotesMessage | null)[], before: Followed = nothingYet) =>
  messages.reduce((followed, message) => afterMessage(followed, message, 1_000), before);

const stepOf = (followed: Followed) => {
  const shown = followedOf(followed);
  return shown && [shown.window, shown.story, shown.told];
};

// APP-374
describe('the notes', () => {
  it('follow no window before one presents or after the last one left', () => {
    expect(followedOf(nothingYet)).toBeNull();
    expect(followedOf(after([shows('a'), { kind: 'left', window: 'a' }]))).toBeNull();
    expect(followedOf(after([{ kind: 'left', window: 'a' }, { kind: 'who' }]))).toBeNull();
  });

  it('follow each step of a window, and its next story', () => {
    expect(stepOf(after([shows('a'), shows('a', { told: 2 })]))).toEqual(['a', 'lucky-spin', 2]);
    expect(stepOf(after([shows('a'), shows('a', { story: 'first-deposit' })]))).toEqual(['a', 'first-deposit', 0]);
  });

  it('follow the first of two windows until the other one is chosen', () => {
    const both = after([shows('a'), shows('b'), shows('a', { told: 1 }), shows('b', { told: 3 })]);
    expect(both.windows.map(({ window }) => window)).toEqual(['a', 'b']);
    expect(stepOf(both)).toEqual(['a', 'lucky-spin', 1]);
    const chosen = { ...both, chosen: 'b' };
    expect(stepOf(after([shows('a', { told: 2 })], chosen))).toEqual(['b', 'lucky-spin', 3]);
    expect(stepOf(after([{ kind: 'left', window: 'b' }], chosen))).toEqual(['a', 'lucky-spin', 1]);
  });

  it('follow a window again that comes back from a reload, also without a choice', () => {
    const both = after([shows('a'), shows('b')]);
    const alone = after([{ kind: 'left', window: 'a' }], both);
    expect(stepOf(alone)).toEqual(['b', 'lucky-spin', 0]);
    expect(stepOf(after([shows('a', { told: 1 })], alone))).toEqual(['a', 'lucky-spin', 1]);
  });

  it('drop a window that stopped answering', () => {
    const both = afterMessage(after([shows('a'), shows('b')]), shows('b'), 1_000 + silentAfter);
    expect(afterSilence(both, 999 + silentAfter).windows).toHaveLength(2);
    expect(stepOf(afterSilence(both, 1_000 + silentAfter))).toEqual(['b', 'lucky-spin', 0]);
  });

  it('keep their content after an unreadable message, and report it for a while', () => {
    const odd = after([shows('a', { told: 1 }), null, shows('a', { told: 2 })]);
    expect(stepOf(odd)).toEqual(['a', 'lucky-spin', 2]);
    expect(odd.unreadable).toBe(1_000);
    expect(afterSilence(odd, 999 + silentAfter).unreadable).toBe(1_000);
    expect(afterSilence(odd, 1_000 + silentAfter).unreadable).toBeNull();
  });
});

// APP-374
describe('a message', () => {
  it.each([
    ['no object', 'next'],
    ['nothing', null],
    ['another kind', { kind: 'dance' }],
    ['a window without a name', { kind: 'left', window: '' }],
    ['a step below zero', shows('a', { told: -1 })],
    ['half a step', shows('a', { told: 0.5 })],
    ['an unknown state', { ...shows('a'), state: 'bored' }],
    ['an invalid start time', { ...shows('a'), began: 'noon' }],
    ['an unknown control', { kind: 'press', window: 'a', control: 'exit' }],
    ['unknown fields', { ...shows('a'), html: '<b>' }],
  ])('that is %s is rejected', (_what, data) => {
    expect(readMessage(data)).toBeNull();
  });

  it('is read as it was sent', () => {
    const sent: NotesMessage[] = [shows('a', { began: 5 }), { kind: 'press', window: 'a', control: 'next' }];
    expect(sent.map(readMessage)).toEqual(sent);
  });
});

it('formats minutes and seconds, and hours if any', () => {
  expect([-5, 0, 59_999, 187_000, 3_729_000].map(sinceText)).toEqual(['0:00', '0:00', '0:59', '3:07', '1:02:09']);
});
