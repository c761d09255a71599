import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPanel } from '../../../../tests/support/components/open-panel.tsx';
import { openSandbox } from '../../../../tests/support/worlds/open-sandbox.ts';
import { labels } from './labels.ts';

const t = labels.en;

/** Fails like a lost file, then loads. */
const secondTime = <T,>(value: T) =>
  vi
    .fn<() => Promise<T>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockImplementation(async () => value);

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  openPanel(await openSandbox('everyday'), {
    loadStates: secondTime([{ name: 'spin-off', group: 'spin', scenario: 'spin-off' } as const]),
  });
});

/** Presses "Try again" in the open tab; the focus stays in the tab. */
async function tryAgain() {
  const tab = screen.getByRole('tabpanel');
  expect((await within(tab).findByRole('alert')).textContent).toBe(t.panel.listLost);
  await userEvent.click(within(tab).getByRole('button', { name: t.panel.retry }));
  await waitFor(() => expect(within(tab).queryByRole('alert')).toBeNull());
  expect(tab.contains(document.activeElement)).toBe(true);
}

// APP-365
test('retries a lost list of states', async () => {
  await userEvent.click(screen.getByRole('button', { name: t.screens.title }));
  await tryAgain();
  expect(await screen.findByRole('button', { name: /^spin-off/ })).toBeDefined();
});
