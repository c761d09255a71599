import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../../tests/support/components/render.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

const base: Omit<SheetProps, 'opened' | 'onClose'> = {
  title: 'Coupon',
  closeLabel: 'Close',
  loading: false,
  error: null,
};

/** Two tasks later, when what has closed has given the focus back. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const focused = () => document.activeElement?.textContent;

/** A list whose rows are drawn anew, under other keys, while the sheet of one of them is open. */
function Rows() {
  const [opened, setOpened] = useState(false);
  const version = opened ? 'later' : 'earlier';
  return (
    <main tabIndex={-1} aria-label="Page">
      <ul>
        {['A', 'B'].map((name) => (
          <li key={`${name} ${version}`}>
            <button type="button" onClick={() => setOpened(true)}>
              Use {name}
            </button>
          </li>
        ))}
      </ul>
      {opened ? (
        <Sheet {...base} opened onClose={() => setOpened(false)}>
          Text
        </Sheet>
      ) : null}
    </main>
  );
}

// DES-27
it('returns to the button that took the place of the one that opened the sheet', async () => {
  show(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'Use B' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await settled();
  expect(focused()).toBe('Use B');
});

/** A sheet that was closed by its answer, whose button in the page has gone with it. */
function OneUse() {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before');
  return (
    <main tabIndex={-1}>
      {state === 'after' ? (
        'Used'
      ) : (
        <button type="button" onClick={() => setState('open')}>
          Use
        </button>
      )}
      <Sheet {...base} opened={state === 'open'} onClose={() => setState('after')}>
        Text
      </Sheet>
    </main>
  );
}

// DES-27
it('goes to the page’s content when nothing is left of what opened the sheet', async () => {
  show(<OneUse />);
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await settled();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

function Chain() {
  const [stage, setStage] = useState<'none' | 'sheet' | 'alert'>('none');
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setStage('sheet')}>
        Transfer
      </button>
      <Sheet
        {...base}
        opened={stage === 'sheet'}
        onClose={() => setStage('none')}
        footer={
          <button type="button" onClick={() => setStage('alert')}>
            Send
          </button>
        }
      />
      {stage === 'alert' ? (
        <AlertDialog kind="success" title="Done" okLabel="OK" onClose={() => setStage('none')} />
      ) : null}
    </main>
  );
}

// DES-27
it('leads from the alert that takes a sheet’s place to what opened the sheet', async () => {
  show(<Chain />);
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await settled();
  expect(focused()).toBe('Transfer');
});

// DES-27
it('returns to a tapped button in a browser that gives the focus to no button that is tapped', async () => {
  show(<Chain />);
  // A click alone, without the focus that a pointer brings.
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await settled();
  expect(focused()).toBe('Transfer');
});

// DES-27
it('leaves the focus where the player has moved it meanwhile', async () => {
  show(
    <>
      <Chain />
      <input aria-label="Elsewhere" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await screen.findByRole('button', { name: 'Close' });
  screen.getByLabelText('Elsewhere').focus();
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Elsewhere');
});
