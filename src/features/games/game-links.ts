import type { GameAccount } from '../../shared/money/wallet.ts';
import { storeLink } from './game-launch.ts';

export interface GameLinks {
  /** Unchecked; null: credit can only be transferred (GAM-26). */
  readonly web: string | null;
  /** Checked; null disables the button (GAM-28). */
  readonly android: string | null;
  readonly ios: string | null;
}

const none: GameLinks = { web: null, android: null, ios: null };

export function gameLinks(game: GameAccount | undefined): GameLinks {
  if (!game) return none;
  const { web, android, ios } = game;
  return {
    web: typeof web === 'string' && web.trim() !== '' ? web : null,
    android: storeLink(android),
    ios: storeLink(ios),
  };
}
