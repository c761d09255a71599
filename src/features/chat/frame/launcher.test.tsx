import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digest } from '../../../shared/base/ids.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { Launcher } from './launcher.tsx';

const { chat } = texts;
const key = `kept-chat-button-${digest('device')}`;
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const edge = () => button().parentElement?.dataset['side'];
const button = () => screen.getByRole('button', { name: chat.open });

function draw(onPress = vi.fn()) {
  render(
    <>
      <main id="main">
        <ul data-testid="carousel" />
      </main>
      <Launcher open={false} unread={0} onPress={onPress} />
    </>,
  );
  return onPress;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// CHT-4
test('is away while the page scrolls, without reading the layout, and back when it rests', () => {
  draw();
  const read = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  fireEvent.scroll(screen.getByTestId('carousel'));
  expect(button().hasAttribute('data-away')).toBe(false);
  for (let step = 0; step < 3; step += 1) {
    fireEvent.scroll(document);
    act(() => void vi.advanceTimersByTime(200));
    expect(button().hasAttribute('data-away')).toBe(true);
  }
  act(() => void vi.advanceTimersByTime(100));
  expect(button().hasAttribute('data-away')).toBe(false);
  expect(read).not.toHaveBeenCalled();
});

// CHT-305
test('moves by arrow keys to the next place of its edge and to the other edge, says where, and stays there', () => {
  draw();
  const steps = [
    ['ArrowUp', 'middle-right', { side: 'right', height: 50 }],
    ['ArrowLeft', 'middle-left', { side: 'left', height: 50 }],
    ['ArrowUp', 'top-left', { side: 'left', height: 0 }],
    ['ArrowRight', 'top-right', { side: 'right', height: 0 }],
  ] as const;
  for (const [pressed, place, kept] of steps) {
    fireEvent.keyDown(button(), { key: pressed });
    expect(screen.getByText(chat.place[place])).toBeTruthy();
    expect(stored()).toEqual(kept);
  }
  fireEvent.keyDown(button(), { key: 'ArrowUp' });
  expect(stored()).toEqual({ side: 'right', height: 0 });
});

// CHT-305
test.each(['{"side":"right","height":"3"}', '{"side":"up","height":3}', '{"side":"left","height":101}', '[]', '{'])(
  'starts at the bottom right if %s is stored',
  (raw) => {
    localStorage.setItem(key, raw);
    draw();
    expect(edge()).toBe('right');
    expect(button().style.top).toContain('* 1)');
  },
);

// CHT-305
test('takes a drag for no press, and a press with a trembling finger for no drag', () => {
  const onPress = draw();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 400, 500));
  HTMLElement.prototype.setPointerCapture = vi.fn();
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, isPrimary: true, button: 0 });
  fireEvent.pointerDown(button(), at(390, 500));
  fireEvent.pointerMove(button(), at(393, 503));
  fireEvent.pointerUp(button(), at(393, 503));
  fireEvent.click(button());
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(stored()).toBeNull();

  fireEvent.pointerDown(button(), at(390, 500));
  fireEvent.pointerMove(button(), at(20, 300));
  expect(edge()).toBe('left');
  fireEvent.pointerUp(button(), at(20, 300));
  fireEvent.click(button());
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(stored()).toMatchObject({ side: 'left' });
  fireEvent.click(button());
  expect(onPress).toHaveBeenCalledTimes(2);
});
