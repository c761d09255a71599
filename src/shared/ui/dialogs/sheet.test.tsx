import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { show } from '../../../../tests/support/components/open-part.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

const base: SheetProps = {
  opened: true,
  onClose: () => {},
  title: 'Transfer',
  closeLabel: 'Close',
  loading: false,
  error: null,
};

/** The next task, when layers and history agree. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const layersInHistory = () => (window.history.state as { kpLayers?: number } | null)?.kpLayers ?? 0;

beforeEach(async () => {
  await settled();
  window.history.replaceState(null, '');
});

describe('Sheet', () => {
  // DES-25
  test('is a dialog with title, content and footer', async () => {
    show(
      <Sheet {...base} footer={<button type="button">Send</button>}>
        <p>Amount</p>
      </Sheet>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Transfer' });
    expect(await within(dialog).findByText('Amount')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Send' })).toBeTruthy();
  });

  // DES-25
  test('renders its frame before its content, each time', async () => {
    const frameStood: boolean[] = [];
    function Content() {
      frameStood.push(document.querySelector('[role="dialog"]') !== null);
      return <input aria-label="Amount" data-autofocus />;
    }
    const { again } = show(
      <Sheet {...base}>
        <Content />
      </Sheet>,
    );
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(document.activeElement).toBe(amount));
    again(
      <Sheet {...base} opened={false}>
        <Content />
      </Sheet>,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    again(
      <Sheet {...base}>
        <Content />
      </Sheet>,
    );
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(frameStood).not.toContain(false);
  });

  // DES-19
  test('is busy while loading, without content and footer', async () => {
    show(
      <Sheet {...base} loading footer={<button type="button">Send</button>}>
        <p>Amount</p>
      </Sheet>,
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText('Amount')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Send' })).toBeNull();
    expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  // DES-27
  test('keeps the focus inside when a retry replaces its button', async () => {
    const retry = { message: 'No answer', retryLabel: 'Try again', onRetry: () => {} };
    const { again } = show(<Sheet {...base} error={retry} />);
    (await screen.findByRole('button', { name: 'Try again' })).focus();
    again(<Sheet {...base} loading />);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  // DEP-21, DES-19, DES-43
  test('shows a retry instead of content that failed to load', async () => {
    const onRetry = vi.fn();
    show(
      <Sheet {...base} error={{ message: 'No answer', retryLabel: 'Try again', onRetry }}>
        <p>Amount</p>
      </Sheet>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('No answer');
    expect(screen.queryByText('Amount')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  // DES-26
  test('closes by its button and by Escape', async () => {
    const onClose = vi.fn();
    show(<Sheet {...base} onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  // DES-26
  test('adds one history entry, and closes once on Back', async () => {
    const onClose = vi.fn();
    show(<Sheet {...base} onClose={onClose} />);
    await waitFor(() => expect(layersInHistory()).toBe(1));
    // On Back, the browser makes the entry below current, then dispatches the event.
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('keeps the router’s fields in its history entry', async () => {
    window.history.replaceState({ idx: 4, key: 'abc' }, '');
    show(<Sheet {...base} />);
    await waitFor(() => expect(window.history.state).toEqual({ idx: 4, key: 'abc', kpLayers: 1 }));
  });

  // DES-26
  test('closes only the topmost layer on Escape', async () => {
    const closeSheet = vi.fn();
    const cancel = vi.fn();
    show(
      <>
        <Sheet {...base} onClose={closeSheet} />
        <ConfirmDialog title="Sure?" confirmLabel="Yes" cancelLabel="No" onConfirm={() => {}} onCancel={cancel} />
      </>,
    );
    await screen.findByRole('dialog', { name: 'Sure?' });
    await userEvent.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledOnce();
    expect(closeSheet).not.toHaveBeenCalled();
  });

  // DES-30
  test.each([
    ['leaves Escape to an open list inside', 'listbox', 0],
    ['closes by Escape from the head of an open section', undefined, 1],
  ] as const)('%s', async (_what, popup, times) => {
    const onClose = vi.fn();
    show(
      <Sheet {...base} onClose={onClose}>
        <button type="button" aria-expanded aria-haspopup={popup}>
          Bank
        </button>
      </Sheet>,
    );
    (await screen.findByRole('button', { name: 'Bank' })).focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});

/** A page with a button, and an alert until it is closed. */
function Page({ says, ...button }: { says: boolean } & ComponentProps<'button'>) {
  const [said, setSaid] = useState(says);
  return (
    <>
      <button type="button" onClick={() => setSaid(true)} {...button}>
        Behind
      </button>
      {said ? <AlertDialog kind="success" title="Done" okLabel="OK" onClose={() => setSaid(false)} /> : null}
    </>
  );
}

describe('AlertDialog', () => {
  test('is named by its title and closes by its button', async () => {
    const onClose = vi.fn();
    show(<AlertDialog kind="error" title="Error" message="Insufficient funds" okLabel="OK" onClose={onClose} />);
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog.textContent).toContain('Insufficient funds');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  // DES-29, MNY-35
  test('ignores the second tap of a double tap that began before it opened', async () => {
    const onClose = vi.fn();
    show(<AlertDialog kind="success" title="Done" okLabel="OK" onClose={onClose} />);
    const button = await screen.findByRole('button', { name: 'OK' });
    fireEvent.click(button, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(button, { detail: 1 });
    expect(onClose).toHaveBeenCalledOnce();
  });

  // DES-29
  test('closed by a double tap, lets the second tap press nothing behind it', async () => {
    const onBehind = vi.fn();
    show(<Page says onMouseDown={onBehind} onClick={onBehind} />);
    const tap = (button: Element, detail: number, at = { clientX: 0, clientY: 0 }) => {
      fireEvent.mouseDown(button, { detail, ...at });
      fireEvent.click(button, { detail, ...at });
    };
    tap(await screen.findByRole('button', { name: 'OK' }), 1);
    const behind = screen.getByText('Behind');
    tap(behind, 2);
    expect(onBehind).not.toHaveBeenCalled();
    // Some browsers count a quick tap elsewhere as a second one.
    tap(behind, 2, { clientX: 200, clientY: 300 });
    expect(onBehind).toHaveBeenCalledTimes(2);
    // A single tap presses it, and so does a double tap that began here.
    tap(behind, 1);
    tap(behind, 2);
    expect(onBehind).toHaveBeenCalledTimes(6);
  });

  // DES-29
  test('swallows no tap when a key closes it during a double tap', async () => {
    const onBehind = vi.fn();
    show(<Page says onClick={onBehind} />);
    const ok = await screen.findByRole('button', { name: 'OK' });
    const behind = screen.getByText('Behind');
    fireEvent.click(behind, { detail: 1 });
    fireEvent.click(ok, { detail: 0 });
    fireEvent.click(behind, { detail: 2 });
    expect(onBehind).toHaveBeenCalledTimes(2);
  });

  // DES-27
  test('returns the focus when it unmounts', async () => {
    show(<Page says={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Behind' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await settled();
    expect(document.activeElement?.textContent).toBe('Behind');
  });
});

describe('ConfirmDialog', () => {
  // DES-20, DES-28, MNY-34
  test('ignores taps while its action is pending', async () => {
    const onConfirm = vi.fn();
    const ask = { title: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No', onConfirm, onCancel: () => {} };
    const view = show(<ConfirmDialog {...ask} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    view.again(<ConfirmDialog {...ask} pending />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
