import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digest } from '../../../shared/base/ids.ts';
import texts from '../../../shared/i18n/th.json' with { type: 'json' };
import { Launcher } from './launcher.tsx';
import { freeTop } from './use-launcher-spot.ts';

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
test('is half beyond the edge while the page scrolls, without reading the layout, and back when it rests', () => {
  const read = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 500));
  draw();
  read.mockClear();
  const isTucked = () => button().hasAttribute('data-tucked');
  fireEvent.scroll(screen.getByTestId('carousel'));
  expect(isTucked()).toBe(false);
  for (let step = 0; step < 3; step += 1) {
    fireEvent.scroll(document);
    act(() => void vi.advanceTimersByTime(200));
    expect(isTucked()).toBe(true);
  }
  expect(read).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(100));
  expect(isTucked()).toBe(false);
});

// CHT-4
test.each([
  ['no content there', [], 300],
  ['content at the end', [[290, 400]], 232],
  [
    'less room above than below',
    [
      [0, 250],
      [290, 310],
    ],
    318,
  ],
  ['no room', [[0, 400]], undefined],
] as const)('lies at the free place nearest to the wanted one: %s', (_, taken, top) => {
  const boxes = taken.map(([from, to]) => ({ left: 0, right: 9, top: from, bottom: to }));
  expect(freeTop(boxes, { left: 0, right: 9, top: 0, bottom: 400 }, 50, 300)).toBe(top);
});

// CHT-305
test.each(['{"side":"right","height":"3"}', '{"side":"up","height":3}', '{"side":"left","height":101}', '[]', '{'])(
  'starts at the bottom right if %s is stored',
  (raw) => {
    localStorage.setItem(key, raw);
    draw();
    expect(edge()).toBe('right');
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
