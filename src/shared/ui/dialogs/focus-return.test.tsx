import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

const base: Omit<SheetProps, 'opened' | 'onClose'> = {
  title: 'Coupon',
  closeLabel: 'Close',
  loading: false,
  error: null,
};

/** Two tasks later, when a closed dialog has returned the focus. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const focused = () => document.activeElement?.textContent;
const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
};

/** A list whose rows get new keys while the sheet of one of them is open. */
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
test('returns to the re-rendered button that opened the sheet', async () => {
  show(<Rows />);
  await press('Use B', 'Close');
  await settled();
  expect(focused()).toBe('Use B');
});

/** A sheet whose button in the page disappears with it. */
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
test('moves to the page’s content if the opener is gone', async () => {
  show(<OneUse />);
  await press('Use', 'Close');
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
test('returns from an alert that replaced a sheet to the opener of the sheet', async () => {
  show(<Chain />);
  await press('Transfer', 'Send', 'OK');
  await settled();
  expect(focused()).toBe('Transfer');
});

// DES-27
test('returns to a tapped button in browsers that do not focus tapped buttons', async () => {
  show(<Chain />);
  // A click alone, without the focus that a pointer brings.
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await press('Close');
  await settled();
  expect(focused()).toBe('Transfer');
});

// DES-27
test('stays where the player moved it meanwhile', async () => {
  show(
    <>
      <Chain />
      <input aria-label="Elsewhere" />
    </>,
  );
  await press('Transfer');
  await screen.findByRole('button', { name: 'Close' });
  screen.getByLabelText('Elsewhere').focus();
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Elsewhere');
});

// APP-200, DES-27
test('moves to the page’s heading from a sheet that a reload opened', async () => {
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

/** A sheet with a button that opens a question, and is disabled or removed afterwards. */
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
test.each([
  ['waits', undefined],
  ['goes', 'Close'],
] as const)('stays in the open sheet if the button of a question %s', async (then, focus) => {
  show(<Asking then={then} />);
  await press('Open', 'Ask');
  const yes = await screen.findByRole('button', { name: 'Yes' });
  const focusing = vi.spyOn(HTMLElement.prototype, 'focus');
  fireEvent.click(yes);
  await settled();
  // What stands above it stays in view.
  expect(focusing.mock.calls.filter(([options]) => !options?.preventScroll)).toEqual([]);
  focusing.mockRestore();
  const { activeElement } = document;
  expect(activeElement).not.toBe(screen.getByText('Open'));
  if (focus) expect(activeElement?.getAttribute('aria-label')).toBe(focus);
});

/** Three slips; pressing one gives all of them new keys, or removes it. */
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
test.each([
  ['to the same row if all rows are re-rendered', { press: 'anew' }, 'View B'],
  ['to the row after a removed one', { press: 'gone' }, 'View C'],
  ['to the focusable log around a removed row', { press: 'gone', tabIndex: 0 }, 'View AView C'],
] as const)('moves %s', async (_where, how, words) => {
  show(<Slips {...how} />);
  await press('View B');
  await settled();
  expect(focused()).toBe(words);
});

// DES-27
test.each(['iOS', 'Name'])('is on %s when a disabled button is enabled again', async (at) => {
  const { promise: answer, resolve: come } = Promise.withResolvers<void>();
  function Store() {
    const [waits, setWaits] = useState(false);
    /** Blurs the button, as browsers do with a disabled one. */
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
  await press('iOS');
  expect(document.activeElement).toBe(document.body);
  if (at === 'Name') screen.getByRole('button', { name: at }).focus();
  await act(async () => come());
  await settled();
  expect(focused()).toBe(at);
});

/** Choices that disappear when pressed. */
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
test('moves to the nearest control when the pressed one is removed, else to the close button', async () => {
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
test('stays outside if the control is removed after a tap outside', async () => {
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
