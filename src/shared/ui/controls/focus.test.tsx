import { useRef } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
import { useFocusBack } from './focus.ts';

function Form({ waiting }: { waiting: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(waiting, button);
  return (
    <>
      <button type="button" ref={button} disabled={waiting}>
        Send
      </button>
      <input aria-label="Elsewhere" />
    </>
  );
}

// DES-21
test('returns to a button that was disabled, unless it moved elsewhere', () => {
  const { again, getByRole } = show(<Form waiting={false} />);
  const button = getByRole('button');
  const wait = () => {
    button.focus();
    // Browsers blur disabled elements; the test environment does not.
    button.blur();
    again(<Form waiting />);
  };
  wait();
  expect(document.activeElement).toBe(document.body);
  again(<Form waiting={false} />);
  expect(document.activeElement).toBe(button);

  wait();
  getByRole('textbox').focus();
  again(<Form waiting={false} />);
  expect(document.activeElement).toBe(getByRole('textbox'));
});
