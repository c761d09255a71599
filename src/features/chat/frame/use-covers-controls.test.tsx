import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCoversControls } from './use-covers-controls.ts';

/** A phone's window of 390 × 844 px with the menu at the bottom. */
const places = { page: new DOMRect(0, 60, 390, 1600), float: new DOMRect(318, 704, 56, 56) };
let receive = new DOMRect();

function Float() {
  const place = useRef<HTMLSpanElement>(null);
  const covers = useCoversControls(place, 'page');
  return (
    <span ref={place} data-float>
      {covers ? 'aside' : 'free'}
    </span>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.id === 'page') return places.page;
    return this.hasAttribute('data-float') ? places.float : receive;
  });
});
afterEach(() => vi.useRealTimers());

const draw = (top: number, left = 264) => {
  receive = new DOMRect(left, top, 94, 40);
  render(
    <>
      <main id="page">
        <p>Words are nothing to press.</p>
        <button type="button">Receive</button>
      </main>
      <Float />
    </>,
  );
  act(() => vi.advanceTimersToNextFrame());
};
const scrollTo = (top: number) => {
  receive = new DOMRect(264, top, 94, 40);
  act(() => void window.dispatchEvent(new Event('scroll')));
};

// CHT-4
it('stays where nothing can be pressed, and moves away from a control', () => {
  draw(900);
  expect(screen.getByText('free')).toBeTruthy();
  scrollTo(720);
  expect(screen.getByText('aside')).toBeTruthy();
});

// CHT-4
it('returns when scrolling ends, not during it', () => {
  draw(720);
  scrollTo(500);
  act(() => void vi.advanceTimersByTime(200));
  scrollTo(400);
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText('aside')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(200));
  act(() => vi.advanceTimersToNextFrame());
  expect(screen.getByText('free')).toBeTruthy();
});

it('ignores controls outside the page', () => {
  places.page = new DOMRect(0, 60, 300, 1600);
  draw(720, 310);
  expect(screen.getByText('free')).toBeTruthy();
});
