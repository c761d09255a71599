import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Session from '../session/session.ts';
import type * as Opened from './use-opened.ts';

let session: typeof Session;
let opened: typeof Opened;

function Place() {
  const [name, show] = opened.useOpened('test', (one): one is 'one' | 'two' => one === 'one' || one === 'two');
  return (
    <>
      <button type="button" onClick={() => show('two')}>
        Open
      </button>
      <button type="button" onClick={() => show(null)}>
        Close
      </button>
      <p>{name ?? 'nothing'}</p>
    </>
  );
}

const draw = () =>
  render(
    <StrictMode>
      <Place />
    </StrictMode>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('paragraph').textContent;
const leave = () => window.dispatchEvent(new Event('beforeunload'));

/** Loads the modules as a new page with the current history entry. */
async function load() {
  vi.resetModules();
  session = await import('../session/session.ts');
  opened = await import('./use-opened.ts');
}

/** Reloads the page with its history entry. */
async function reload() {
  leave();
  const { state } = history;
  cleanup();
  history.replaceState(state, '');
  await load();
  draw();
}

beforeEach(async () => {
  history.replaceState({ idx: 3 }, '');
  await load();
});

// APP-200
test('reopens after a reload, and after a second one', async () => {
  draw();
  press('Open');
  await reload();
  expect(shown()).toBe('two');
  await reload();
  expect(shown()).toBe('two');
});

// APP-200
test('stays closed after a reload, also if the page was hidden while it was open', async () => {
  draw();
  press('Open');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(history.state).toEqual({ idx: 3, 'opened-test': 'two' });
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(history.state).toEqual({ idx: 3 });
  press('Close');
  await reload();
  expect(shown()).toBe('nothing');
});

// APP-200
test('reopens once: a later mount starts closed', async () => {
  draw();
  press('Open');
  await reload();
  cleanup();
  draw();
  expect(shown()).toBe('nothing');
});

// APP-200
test('does not reopen for the next player', async () => {
  session.login('t1', false);
  history.replaceState({ 'opened-test': 'one' }, '');
  await load();
  act(() => void session.clearSession('ended'));
  draw();
  expect(shown()).toBe('nothing');
});

// APP-200
test.each([{ 'opened-test': 'three' }, { 'opened-test': 7 }, ['one'], 'one', null])(
  'ignores the invalid entry %j',
  async (state) => {
    history.replaceState(state, '');
    await load();
    draw();
    expect(shown()).toBe('nothing');
  },
);
