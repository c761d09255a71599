import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { accountOf, commandsOf, openGame } from '../../../tests/support/components/opened-game.tsx';
import { simulate } from '../../../tests/support/components/simulated-backend.ts';
import texts from '../../shared/i18n/th.json' with { type: 'json' };

const { games, common, errorMsg } = texts;

describe('an account that is not open', () => {
  const activateButton = () => screen.findByRole('button', { name: games.activate });

  // GAM-11, GAM-12
  test('opens with one call for many taps, then shows its credentials', async () => {
    const backend = await simulate('all-games-closed');
    openGame();
    const button = await activateButton();
    for (const name of [games.play, games.copy.replace('{{what}}', games.password)])
      expect(screen.queryByRole('button', { name })).toBeNull();
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByLabelText(games.username);
    await screen.findByDisplayValue((await accountOf(backend)).username);
    expect(commandsOf(backend)).toEqual(['activateGame']);
  });

  // DES-29, GAM-12
  test('is not offered again before the wallet is refetched, and a second tap moves no credit', async () => {
    const backend = await simulate('all-games-closed');
    openGame();
    const button = await activateButton();
    backend.hold('getWallet');
    fireEvent.click(button, { detail: 1 });
    await screen.findByLabelText(games.username);
    await screen.findByDisplayValue((await accountOf(backend)).username);
    expect(screen.queryByRole('button', { name: games.activate })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: games.play }), { detail: 2 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(commandsOf(backend)).toEqual(['activateGame']);
  });

  // GAM-14
  test('counts as opened when it is open already', async () => {
    const backend = await simulate('all-games-closed');
    const { user } = openGame();
    const button = await activateButton();
    await backend.elsewhere('/api/wallet/activate/PG');
    await user.click(button);
    await screen.findByDisplayValue((await accountOf(backend)).username);
  });

  // GAM-14
  test('gets its credentials if the server calls it open, whatever the wallet says', async () => {
    const backend = await simulate();
    const { slots, ...wallet } = await backend.elsewhere<WalletView>('/api/wallet');
    backend.forge('getWallet', { ...wallet, slots: slots.map((slot) => ({ ...slot, isActive: false })) });
    const { user } = openGame();
    await user.click(await activateButton());
    await screen.findByDisplayValue((await accountOf(backend)).username);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: games.play })));
  });

  // GAM-13
  test('stays as it was when opening fails, and can be tried again', async () => {
    await simulate('all-games-closed', { set: { gameProvider: 'SLOT_ACTIVATE_FAIL' } });
    const { user } = openGame();
    await user.click(await activateButton());
    await screen.findByRole('button', { name: games.activateAgain });
    expect(screen.queryByText(errorMsg.SLOT_ACTIVATE_FAIL)).toBeNull();
    expect(screen.queryByRole('button', { name: games.play })).toBeNull();
  });
});

// GAM-18
test('hides the old password as soon as a new one is requested, and shows the new one', async () => {
  const backend = await simulate();
  const old = await accountOf(backend);
  const arrive = backend.hold('resetGamePassword');
  const { user } = openGame();
  await screen.findByDisplayValue(old.password);
  await user.click(screen.getByRole('button', { name: games.reset }));
  expect(commandsOf(backend)).toEqual([]);
  await user.click(screen.getByRole('button', { name: games.resetConfirm }));
  await waitFor(() => expect(screen.queryByDisplayValue(old.password)).toBeNull());
  expect(await accountOf(backend)).toEqual(old);
  arrive();
  const shown = await screen.findByLabelText<HTMLInputElement>(games.password);
  const { password } = await accountOf(backend);
  expect(password).not.toBe(old.password);
  await waitFor(() => expect(shown.value).toBe(password));
});

// GAM-15
test('reports that the server no longer knows the game, without waiting', async () => {
  await simulate();
  openGame('NEWGAME');
  expect(await screen.findByText(errorMsg.NO_GAME)).toBeTruthy();
  expect(screen.getByRole('button', { name: common.retry })).toBeTruthy();
});

// GAM-28
test('disables the button of a store without an app, and explains why', async () => {
  const backend = await simulate('everyday', { set: { openGames: 'all' } });
  openGame('JOKER2');
  await screen.findByDisplayValue((await accountOf(backend, 'JOKER2')).password);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: games.android }).disabled).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: games.ios }).disabled).toBe(true);
  screen.getByText(games.noApp);
});
