// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Story } from '../story.ts';
import { notesTexts as t } from '../texts.ts';
import { showNotes } from './notes-page.ts';

const inAll = (text: string) => ({ th: text, la: text, en: text });
const beat = { title: inAll('One'), says: inAll('Say one'), acts: [], ends: { route: '/' } };
/** As the recorder writes it. */
const story: Story = {
  ...{
    name: 'own',
    title: inAll('Own'),
    lead: inAll('Lead'),
    world: { scenario: 'everyday' },
    as: 'player',
    opening: [],
  },
  beats: [{ ...beat, notes: inAll('For me alone') }, beat],
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// APP-373
test('shows the notes of a step, and says so for a step without any', () => {
  vi.useFakeTimers();
  const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
  vi.stubGlobal(
    'BroadcastChannel',
    // a constructor that returns an object gives that object
    function open() {
      return channel;
    },
  );
  showNotes({ stories: [story], language: 'en', base: '/' }, () => 0);
  const tell = (told: number) =>
    channel.dispatchEvent(
      new MessageEvent('message', {
        data: { kind: 'shows', window: 'w', story: 'own', told, state: 'ready', began: 0 },
      }),
    );
  const own = () => screen.getByRole('region', { name: t.notes.en }).textContent;
  tell(1);
  expect(own()).toContain('For me alone');
  tell(2);
  expect(own()).toContain(t.noNotes.en);
});
