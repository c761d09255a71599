// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { showBar } from './bar.ts';
import type { Presenter } from './presenter.ts';
import type { Story } from './story.ts';

const inAll = (text: string) => ({ th: text, la: text, en: text });
const story: Story = {
  name: 'own',
  title: inAll('Own'),
  lead: inAll('Lead'),
  world: { scenario: 'everyday' },
  as: 'player',
  opening: [],
  pictured: 0,
  beats: [],
};

test('a key that a step of the story presses reaches the app, and one of the presenter does not', () => {
  const controls = { next: vi.fn(), back: vi.fn(), restart: vi.fn(), frame: vi.fn<() => void>(), exit: vi.fn() };
  showBar({ story, told: 0, beat: null, state: 'ready', over: false } as unknown as Presenter, controls);
  const onApp = vi.fn();
  document.body.addEventListener('keydown', onApp);
  const press = (isTrusted: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    document.body.dispatchEvent(event);
  };
  press(false);
  expect([onApp.mock.calls.length, controls.exit.mock.calls.length]).toEqual([1, 0]);
  press(true);
  expect([onApp.mock.calls.length, controls.exit.mock.calls.length]).toEqual([1, 1]);
});
