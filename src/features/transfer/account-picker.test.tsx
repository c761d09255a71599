import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AccountPicker, type AccountPickerProps, type PickerOption } from './account-picker.tsx';

const option = (value: string): PickerOption => ({ value, label: value, detail: '1.00', picture: null });
const options = ['WALLET', 'JOKER', 'PG', 'IMI'].map(option);

function Harness({ onPick, ...over }: Partial<AccountPickerProps> & { onPick?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <AccountPicker
      label="From"
      prompt="Select account"
      promptDetail=""
      options={options}
      value={value}
      onChange={(to) => {
        setValue(to);
        onPick?.(to);
      }}
      {...over}
    />
  );
}

const picked = () => screen.getByRole('option', { selected: true }).getAttribute('aria-label');

// TRF-3
test('starts on the prompt, with nothing picked', () => {
  render(<Harness />);
  expect(picked()).toBe('Select account');
  expect(screen.getAllByRole('option')).toHaveLength(5);
});

// DES-41, TRF-6
test('moves with the arrow keys, Home and End, and stops at both ends', async () => {
  render(<Harness />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('listbox', { name: 'From' })).toBe(document.activeElement);
  await user.keyboard('{ArrowUp}');
  expect(picked()).toBe('Select account');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(picked()).toBe('JOKER 1.00');
  await user.keyboard('{End}{ArrowDown}');
  expect(picked()).toBe('IMI 1.00');
  await user.keyboard('{Home}');
  expect(picked()).toBe('Select account');
});

// TRF-8
test('tells screen readers which option is the current one', async () => {
  render(<Harness />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const active = screen.getByRole('listbox').getAttribute('aria-activedescendant');
  expect(active).toBe(screen.getByRole('option', { name: 'WALLET 1.00' }).id);
});

// TRF-6
test('picks an option by a tap', async () => {
  const onPick = vi.fn();
  render(<Harness onPick={onPick} />);
  await userEvent.click(screen.getByRole('option', { name: 'PG 1.00' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('PG');
});

// TRF-21
test('does not move while it is disabled', async () => {
  const onPick = vi.fn();
  render(<Harness disabled onPick={onPick} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('option', { name: 'PG 1.00' }));
  expect(onPick).not.toHaveBeenCalled();
});

// TRF-9
test('falls back to the prompt when the picked account is no longer listed', () => {
  render(<Harness value="GONE" />);
  expect(picked()).toBe('Select account');
});

describe('turning the wheel', () => {
  const height = 72;
  const column = () => screen.getByRole('listbox');
  const shown = () => column().scrollTop / height;

  /** Gives the column the layout of a browser; a smooth scroll only begins, and `passes` moves it on. */
  function layOut() {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const { children = [], scrollTop = 0 } = this.parentElement ?? {};
      return new DOMRect(0, [...children].indexOf(this) * height - scrollTop, 300, height);
    });
    vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, options: unknown) {
      const { top, behavior } = options as ScrollToOptions;
      if (behavior === 'instant' && top !== undefined) this.scrollTop = top;
    });
  }
  const passes = (slide: number) => {
    column().scrollTop = slide * height;
    fireEvent.scroll(column());
  };
  afterEach(() => vi.restoreAllMocks());

  // TRF-6, TRF-7
  test('picks what stands in the middle', () => {
    layOut();
    render(<Harness />);
    passes(2.2);
    expect(picked()).toBe('JOKER 1.00');
  });

  // TRF-7
  test('keeps a pick while the wheel turns to it, despite an earlier scrollend and a touch', () => {
    layOut();
    render(<Harness />);
    fireEvent.click(screen.getByRole('option', { name: 'IMI 1.00' }));
    passes(1);
    fireEvent.pointerDown(column());
    fireEvent.touchStart(column());
    fireEvent(column(), new Event('scrollend', { bubbles: true }));
    passes(2);
    expect(picked()).toBe('IMI 1.00');
  });

  // TRF-7
  test('turns back to a pick that it is just passing', () => {
    layOut();
    render(<Harness />);
    fireEvent.click(screen.getByRole('option', { name: 'IMI 1.00' }));
    passes(2);
    fireEvent.click(screen.getByRole('option', { name: 'JOKER 1.00' }));
    passes(3);
    expect([picked(), shown()]).toEqual(['JOKER 1.00', 3]);
    fireEvent(column(), new Event('scrollend', { bubbles: true }));
    expect(shown()).toBe(2);
  });

  // TRF-7
  test('returns to the picked slide when it is tapped before the scroll event of a turn', () => {
    layOut();
    render(<Harness />);
    passes(4);
    column().scrollTop = 3 * height;
    fireEvent.click(screen.getByRole('option', { name: 'IMI 1.00' }));
    fireEvent.scroll(column());
    fireEvent(column(), new Event('scrollend', { bubbles: true }));
    expect([picked(), shown()]).toEqual(['IMI 1.00', 4]);
  });

  // TRF-7
  test('follows the player who turns it by hand', () => {
    layOut();
    render(<Harness />);
    fireEvent.click(screen.getByRole('option', { name: 'IMI 1.00' }));
    fireEvent.touchMove(column());
    passes(3);
    expect(picked()).toBe('PG 1.00');
  });

  // TRF-282
  test('picks what is tapped before the pick of a passed slide is rendered', () => {
    layOut();
    render(<Harness />);
    passes(3);
    act(() => {
      column().scrollTop = 2 * height;
      // Outside of React's batch of events, as a browser sends it.
      column().dispatchEvent(new Event('scroll'));
      screen.getByRole('option', { name: 'PG 1.00' }).click();
    });
    fireEvent(column(), new Event('scrollend', { bubbles: true }));
    expect([picked(), shown()]).toEqual(['PG 1.00', 3]);
  });

  const tapAt = (name: string, clientY: number) => {
    const option = screen.getByRole('option', { name });
    fireEvent.pointerDown(option, { clientY });
    fireEvent.click(option, { clientY, detail: 1 });
  };

  // TRF-282
  test('takes a second tap at the same place for the first, though a neighbour has come there', () => {
    layOut();
    render(<Harness />);
    tapAt('JOKER 1.00', 180);
    passes(1);
    tapAt('PG 1.00', 184);
    expect(picked()).toBe('JOKER 1.00');
    tapAt('PG 1.00', 250);
    expect(picked()).toBe('PG 1.00');
  });

  // TRF-282
  test('picks what was under the finger when it came down, and nothing when the finger moved away', () => {
    layOut();
    render(<Harness />);
    fireEvent.pointerDown(screen.getByRole('option', { name: 'JOKER 1.00' }), { clientY: 100 });
    fireEvent.click(column(), { clientY: 100, detail: 1 });
    expect(picked()).toBe('JOKER 1.00');
    fireEvent.pointerDown(screen.getByRole('option', { name: 'PG 1.00' }), { clientY: 170 });
    fireEvent.click(column(), { clientY: 20, detail: 1 });
    expect(picked()).toBe('JOKER 1.00');
  });

  // TRF-21
  test('shows what was picked, not what was turned to, while it is disabled', () => {
    layOut();
    const { rerender } = render(<Harness />);
    passes(2);
    rerender(<Harness disabled />);
    passes(3);
    fireEvent(column(), new Event('scrollend', { bubbles: true }));
    rerender(<Harness />);
    expect([picked(), shown()]).toEqual(['JOKER 1.00', 2]);
  });
});
