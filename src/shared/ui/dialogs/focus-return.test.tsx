import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
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

// APP-200, DES-27
it('goes to the page’s heading from a sheet that a reload has opened', async () => {
  function Reloaded() {
    const [opened, setOpened] = useState(true);
    return (
      <main tabIndex={-1}>
        <h1>Home</h1>
        <Sheet {...base} opened={opened} onClose={() => setOpened(false)} />
      </main>
    );
  }
  show(<Reloaded />);
  await screen.findByRole('button', { name: 'Close' });
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(focused()).toBe('Home');
});

/** A sheet with a button that asks a question, and is disabled or gone after the answer. */
function Asking({ then }: { then: 'waits' | 'goes' }) {
  const [state, setState] = useState<'shut' | 'open' | 'asked' | 'answered'>('shut');
  return (
    <main tabIndex={-1} aria-label="Page">
      <button type="button" onClick={() => setState('open')}>
        Open
      </button>
      <Sheet {...base} opened={state !== 'shut'} onClose={() => setState('shut')}>
        {state === 'answered' && then === 'goes' ? null : (
          <button type="button" disabled={state === 'answered'} onClick={() => setState('asked')}>
            Ask
          </button>
        )}
        <AlertDialog
          opened={state === 'asked'}
          kind="neutral"
          title="Sure?"
          okLabel="Yes"
          onClose={() => setState('answered')}
        />
      </Sheet>
    </main>
  );
}

// DES-27
it.each([
  ['waits', undefined],
  ['goes', 'Close'],
] as const)('stays in the open sheet when the button that asked %s', async (then, focus) => {
  show(<Asking then={then} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await settled();
  const { activeElement } = document;
  expect(activeElement).not.toBe(screen.getByText('Open'));
  if (focus) expect(activeElement?.getAttribute('aria-label')).toBe(focus);
});

/** Three slips; a press of one draws all of them anew, or removes that one. */
function Slips({ press: what, tabIndex }: { press: 'anew' | 'gone'; tabIndex?: number }) {
  const [version, setVersion] = useState(1);
  const [left, setLeft] = useState(['A', 'B', 'C']);
  const press = (name: string) =>
    what === 'anew' ? setVersion(version + 1) : setLeft(left.filter((one) => one !== name));
  return (
    <Sheet {...base} opened onClose={() => {}}>
      <div tabIndex={tabIndex} role="region" aria-label="Log">
        <ul>
          {left.map((name) => (
            <li key={`${name} ${version}`}>
              <button type="button" onClick={() => press(name)}>
                View {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

// DES-27
it.each([
  ['to the same row when all rows of a sheet are drawn anew', { press: 'anew' }, 'View B'],
  ['to the row that takes the place of a removed one', { press: 'gone' }, 'View C'],
  ['to the log around a removed row, where the log takes the focus', { press: 'gone', tabIndex: 0 }, 'View AView C'],
] as const)('goes %s', async (_where, how, words) => {
  show(<Slips {...how} />);
  await userEvent.click(await screen.findByRole('button', { name: 'View B' }));
  await settled();
  expect(focused()).toBe(words);
});

// DES-27
it.each(['iOS', 'Name'])('is on %s when a disabled button of a sheet is enabled again', async (at) => {
  const { promise: answer, resolve: come } = Promise.withResolvers<void>();
  function Store() {
    const [waits, setWaits] = useState(false);
    /** Blurs the button, as browsers do when they draw a disabled one. */
    const ask = (button: HTMLElement) => {
      button.blur();
      setWaits(true);
      void answer.then(() => setWaits(false));
    };
    return (
      <Sheet {...base} opened onClose={() => {}}>
        <button type="button" disabled={waits} onClick={({ currentTarget }) => ask(currentTarget)}>
          iOS
        </button>
        <button type="button">Name</button>
      </Sheet>
    );
  }
  show(<Store />);
  await userEvent.click(await screen.findByRole('button', { name: 'iOS' }));
  expect(document.activeElement).toBe(document.body);
  if (at === 'Name') screen.getByRole('button', { name: at }).focus();
  await act(async () => come());
  await settled();
  expect(focused()).toBe(at);
});

/** Choices that are removed once they are made. */
function Choices() {
  const [left, setLeft] = useState(['A', 'B']);
  return (
    <Sheet {...base} opened onClose={() => {}}>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
              Choose {name}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

// DES-27
it('goes to the nearest control when a pressed one is removed, else to the sheet’s close button', async () => {
  show(<Choices />);
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Choose ${name}` }));
    await settled();
  };
  await choose('A');
  expect(focused()).toBe('Choose B');
  await choose('B');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

// DES-27
it('stays outside when the control is removed after a tap outside the sheet', async () => {
  show(<Choices />);
  const choice = await screen.findByRole('button', { name: 'Choose A' });
  choice.focus();
  fireEvent.pointerDown(document.body);
  choice.blur();
  fireEvent.click(choice);
  await settled();
  expect(screen.queryByRole('button', { name: 'Choose A' })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
