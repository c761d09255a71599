// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { initI18n } from '../i18n/i18n.ts';
import texts from '../i18n/th.json' with { type: 'json' };
import type { Toast } from './notify.ts';
import { showToast, Toaster } from './toaster.tsx';

const openPage = vi.fn();
const say = (toast: Toast) => act(() => showToast(toast, openPage));

const open = () =>
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <Toaster />
    </MantineProvider>,
  );

beforeAll(() => initI18n());
afterEach(() => {
  notifications.cleanQueue();
  notifications.clean();
});

// DES-34, DES-94
it('shows one toast at a time, with an icon and a button that acts and closes it', async () => {
  open();
  const again = vi.fn();
  say({ kind: 'error', text: 'It failed', way: again });
  say({ kind: 'success', text: 'It worked', way: { entry: 'st1' } });
  say({ kind: 'note', text: 'It goes on' });
  expect(screen.getByRole('alert').querySelector('svg')).toBeTruthy();
  expect(screen.queryByText('It worked')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: texts.common.retry }));
  expect(again).toHaveBeenCalledOnce();
  expect((await screen.findByText('It worked')).closest('[role="status"]')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('It failed')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: texts.common.openStatement }));
  expect(openPage.mock.calls).toEqual([['/user/statement', { entry: 'st1' }]]);
  expect(await screen.findByText('It goes on')).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.common.retry })).toBeNull();
});

// MNY-330
it('a button leads to the sheet of a page', async () => {
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <Toaster />
    </MantineProvider>,
  );
  openPage.mockClear();
  say({ kind: 'error', text: 'Too little money', way: 'deposit' });
  await userEvent.click(await screen.findByRole('button', { name: texts.home.actions.deposit }));
  expect(openPage.mock.calls).toEqual([['/user/home', { open: 'deposit' }]]);
});

// DES-34
it('closes a toast earlier when another one waits', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  open();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  say({ kind: 'success', text: 'First' });
  await pass(500);
  say({ kind: 'success', text: 'Second' });
  await pass(900);
  expect(screen.queryByText('First')).toBeTruthy();
  await pass(600);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.queryByText('Second')).toBeTruthy();
  await pass(3_500);
  expect(screen.queryByText('Second')).toBeTruthy();
  await pass(1_000);
  expect(screen.queryByText('Second')).toBeNull();
  // A closed text can be shown again.
  say({ kind: 'success', text: 'First' });
  await pass(100);
  expect(screen.queryByText('First')).toBeTruthy();
});

// DES-34
it('repeats a text only when it reports another event', async () => {
  open();
  for (const way of [undefined, undefined, 'history', { entry: 'st1' }, { entry: 'st2' }, { entry: 'st2' }] as const) {
    say({ kind: 'success', text: '500 baht paid out', way });
  }
  const { notifications: shown, queue } = notificationsStore.getState();
  expect(shown.length + queue.length).toBe(4);
});

// DES-15, DES-93
it('publishes the toast height while a toast shows', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  open();
  const height = () => document.documentElement.style.getPropertyValue('--kp-toast-height');
  say({ kind: 'error', text: 'Once more' });
  await screen.findByText('Once more');
  expect(height()).toBe('64px');
  await userEvent.click(screen.getByRole('button', { name: texts.common.close }));
  await vi.waitFor(() => expect(screen.queryByText('Once more')).toBeNull());
  expect(height()).toBe('');
});
