import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chunkWaits } from '../base/fetch-chunk.ts';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import { loadFailureKit } from './failure-kit.ts';
import { lazyPart } from './lazy-part.tsx';

const { common } = texts;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
let tries: number;
/** Response to the part's file. */
let answer: () => Promise<ComponentType<object>>;
const fetchPart = async () => {
  tries += 1;
  return { Part: await answer() };
};
const Part = () => <p>Part</p>;

interface SheetProps {
  opened: boolean;
  onClose: () => void;
}
const Sheet = ({ opened }: SheetProps) => (opened ? <p>Sheet</p> : null);

/** A failed part fetches the kit too, so load it first. */
beforeAll(async () => {
  await initI18n();
  await loadFailureKit();
});
beforeEach(() => {
  tries = 0;
  answer = lost;
});

/** `use` needs an asynchronous act. */
const draw = (Lazy: ComponentType<object>) =>
  act(async () =>
    render(
      <main id="main" tabIndex={-1}>
        <p>Neighbour</p>
        <Suspense fallback={null}>
          <Lazy />
        </Suspense>
      </main>,
    ),
  );
const message = () => screen.findByText(common.loadFailed);

test.each(['page', 'line'] as const)('shows a preloaded %s in its first render', async (place) => {
  answer = async () => Part;
  const Lazy = lazyPart(place, fetchPart, 'Part');
  await Lazy.preload();
  render(<Lazy />);
  expect(screen.getByText('Part')).toBeTruthy();
  await Lazy.preload();
  expect(tries).toBe(1);
});

test('shows a part whose preload ends between its first render and its effects', async () => {
  answer = async () => Part;
  const Lazy = lazyPart('line', fetchPart, 'Part');
  const Busy = () => {
    useLayoutEffect(() => {
      void Lazy.preload();
      // Longer than React works in one task: the effects run in another.
      for (const end = performance.now() + 20; performance.now() < end; );
    }, []);
    return null;
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render([<Lazy key="lazy" />, <Busy key="busy" />]);
  expect(await screen.findByText('Part')).toBeTruthy();
  root.unmount();
});

test('refetches a part whose preload failed', async () => {
  const Lazy = lazyPart('line', fetchPart, 'Part');
  await expect(Lazy.preload()).rejects.toThrow('Failed to fetch');
  answer = async () => Part;
  render(<Lazy />);
  expect(await screen.findByText('Part')).toBeTruthy();
});

test.each(['page', 'line'] as const)('shows a note in place of a %s that failed to load', async (place) => {
  await draw(lazyPart(place, fetchPart, 'Part'));
  expect((await message()).closest('[role="alert"]')).toBeTruthy();
  expect(screen.getByText('Neighbour')).toBeTruthy();
});

// APP-91
test.each([
  ['in a line', 'line', 1],
  ['that floats over the page', 'float', 0],
] as const)('of a part %s (%s), the player waits for %i files', async (_where, place, waits) => {
  const file = Promise.withResolvers<typeof Part>();
  answer = () => file.promise;
  await draw(lazyPart(place, fetchPart, 'Part'));
  expect(tries).toBe(1);
  expect(chunkWaits.size).toBe(waits);
  file.resolve(Part);
  expect(await screen.findByText('Part')).toBeTruthy();
});

test('refetches on Try again, announces another failure, and then replaces the note', async () => {
  const user = userEvent.setup();
  await draw(lazyPart('page', fetchPart, 'Part'));
  const before = await message();
  await waitFor(() => expect(tries).toBe(2));
  await user.click(screen.getByRole('button', { name: common.retry }));
  await waitFor(() => expect(before.isConnected).toBe(false));
  expect(tries).toBe(3);
  const button = screen.getByRole('button', { name: common.retry });
  expect(document.activeElement).toBe(button);
  answer = async () => Part;
  await user.click(button);
  expect(await screen.findByText('Part')).toBeTruthy();
  expect(screen.queryByText(common.loadFailed)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('retries when the network is back, and never offline', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await draw(lazyPart('page', fetchPart, 'Part'));
  await message();
  expect(tries).toBe(1);
  network.mockReturnValue(true);
  answer = async () => Part;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Part')).toBeTruthy();
});

test('shows a note for an open sheet that failed to load, and retries when it reopens', async () => {
  const user = userEvent.setup();
  const Lazy = lazyPart('over', () => fetchPart().then(() => ({ Sheet })), 'Sheet');
  function Home() {
    const [opened, setOpened] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Open
        </button>
        <Lazy opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  }
  await act(async () => render(<Home />));
  await message();
  await user.click(screen.getByRole('button', { name: common.close }));
  expect(screen.queryByText(common.loadFailed)).toBeNull();
  answer = async () => Part;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Sheet')).toBeTruthy();
});
