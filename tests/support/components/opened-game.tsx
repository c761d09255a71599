/** The sheet of a game, backed by a simulated world. */
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { GameAccount } from '../../../contract/generated/models/gameAccount.ts';
import { GameSheet } from '../../../src/features/games/game-sheet.tsx';
import texts from '../../../src/shared/i18n/th.json' with { type: 'json' };
import { open } from './open-part.tsx';
import type { SimulatedBackend } from './simulated-backend.ts';

export function openGame(code = 'PG') {
  const onClose = vi.fn();
  const page = open(<GameSheet code={code} opened onClose={onClose} onOpenStatement={vi.fn()} />);
  return { ...page, onClose };
}

/** Game commands sent by the app, in order. */
export const commandsOf = ({ asked }: SimulatedBackend) =>
  asked().filter((operation) => /^(transferAll|autoLogin.+|activateGame|resetGamePassword)$/.test(operation ?? ''));

export const accountOf = ({ elsewhere }: SimulatedBackend, code = 'PG') =>
  elsewhere<GameAccount>(`/api/wallet/account/${code}`);

/** The play button, once the credentials that a game needs have loaded. */
export async function playButton(backend: SimulatedBackend, code = 'PG') {
  await screen.findByDisplayValue((await accountOf(backend, code)).password);
  return screen.getByRole('button', { name: texts.games.play });
}
