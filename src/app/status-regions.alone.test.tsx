import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { initI18n } from '../shared/i18n/i18n.ts';

/** Whether the chunk of toasts can be fetched. */
let there: boolean;
let asked: number;

vi.mock('../shared/parts/failure-kit-parts.ts', () => {
  asked += 1;
  if (!there) throw new TypeError('Failed to fetch dynamically imported module');
  const nothing = () => null;
  return { SlowNote: nothing, VersionNote: nothing, Toaster: () => <p>Toaster</p>, showToast: vi.fn() };
});

async function open() {
  const { ToastHost } = await import('./status-regions.tsx');
  const say = await import('../shared/toast/notify.ts');
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <p>The app</p>
      <MemoryRouter>
        <ToastHost />
      </MemoryRouter>
    </MantineProvider>,
  );
  return say;
}

beforeAll(() => initI18n());
beforeEach(() => {
  vi.resetModules();
  [there, asked] = [false, 0];
});

test('shows plain text if the chunk of toasts fails, and refetches it when the network is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { notifyError, notifySuccess } = await open();
  act(() => notifyError('It failed'));
  expect(screen.getByRole('alert').textContent).toBe('It failed');
  act(() => notifySuccess('It worked'));
  expect(screen.getByText('It worked').closest('[role="status"]')).toBeTruthy();
  expect(screen.getByText('The app')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByText('It worked')).toBeNull();
  expect(asked).toBeGreaterThan(0);
  there = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Toaster')).toBeTruthy();
  vi.useRealTimers();
});

test('prefetches the chunk of toasts', async () => {
  there = true;
  await open();
  expect(await screen.findByText('Toaster')).toBeTruthy();
});
