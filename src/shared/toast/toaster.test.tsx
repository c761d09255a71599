// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
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
  for (const close of screen.queryAllByRole('button', { name: texts.common.close })) fireEvent.click(close);
});

// DES-34, DES-94
test('shows each toast with an icon and a button that acts and closes it', async () => {
  open();
  const again = vi.fn();
  say({ kind: 'error', text: 'It failed', action: again });
  say({ kind: 'success', text: 'It worked', action: { entry: 'st1' } });
  expect(screen.getByRole('alert').querySelector('svg')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('It worked');
  await userEvent.click(screen.getByRole('button', { name: texts.common.retry }));
  expect(again).toHaveBeenCalledOnce();
  expect(screen.queryByText('It failed')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: texts.common.openStatement }));
  expect(openPage.mock.calls).toEqual([['/user/statement', { entry: 'st1' }]]);
});

// MNY-330
test('a button leads to the sheet of a page', async () => {
  render(
    <MantineProvider env="test" forceColorScheme="dark">
      <Toaster />
    </MantineProvider>,
  );
  openPage.mockClear();
  say({ kind: 'error', text: 'Too little money', action: 'deposit' });
  await userEvent.click(await screen.findByRole('button', { name: texts.home.actions.deposit }));
  expect(openPage.mock.calls).toEqual([['/user/home', { open: 'deposit' }]]);
});

const shown = () =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map((one) => one.textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// DES-34, DEP-4
test('replaces a toast of its kind at once, for 4 s of its own', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  open();
  for (let copy = 1; copy <= 8; copy += 1) {
    say({ kind: 'success', text: `Copied: ${copy}` });
    expect(shown()).toEqual([`Copied: ${copy}`]);
    await pass(500);
  }
  await pass(3_400);
  expect(shown()).toEqual(['Copied: 8']);
  await pass(200);
  expect(shown()).toEqual([]);
});

// DES-34, DES-94
test('ends an error with a button after 4 s, longer only while it is held', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  open();
  say({ kind: 'error', text: 'Refused', action: 'deposit' });
  fireEvent.pointerEnter(screen.getByRole('alert'));
  await pass(60_000);
  expect(shown()).toHaveLength(1);
  fireEvent.pointerLeave(screen.getByRole('alert'));
  await pass(3_900);
  expect(shown()).toHaveLength(1);
  await pass(200);
  expect(shown()).toEqual([]);
});

// DES-34
test('stacks up to three toasts of other kinds or for other places', () => {
  open();
  const actions = [undefined, 'history', { entry: 'st1' }, { entry: 'st2' }] as const;
  for (const action of actions.slice(0, 3)) say({ kind: 'success', text: '500 baht paid out', action });
  expect(shown()).toHaveLength(3);
  say({ kind: 'error', text: 'Refused', action: actions[3] });
  expect(shown()).toHaveLength(3);
  expect(shown()[0]).toContain('Refused');
});

// DES-15, DES-93
test('publishes the toast height while a toast shows', async () => {
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
