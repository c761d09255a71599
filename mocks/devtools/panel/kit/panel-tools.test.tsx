import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusWhen } from './panel-tools.ts';

function Panel({ isMeant }: { isMeant: boolean }) {
  const row = useFocusWhen<HTMLButtonElement>(isMeant);
  return (
    <>
      <input aria-label="app" />
      <div role="dialog">
        <button type="button">press</button>
        <button ref={row} type="button">
          row
        </button>
      </div>
    </>
  );
}

test.each([
  ['takes the focus from another part of the panel', () => screen.getByText('press'), 'row'],
  ['leaves the focus in the app', () => screen.getByLabelText('app'), null],
])('%s', (_title, former, focused) => {
  const { rerender } = render(<Panel isMeant={false} />);
  former().focus();
  rerender(<Panel isMeant />);
  expect(document.activeElement).toBe(focused === null ? former() : screen.getByText(focused));
});
