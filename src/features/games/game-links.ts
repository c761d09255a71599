import type { GameAccount } from '../../shared/money/wallet.ts';
import { storeLink } from './game-launch.ts';

export interface GameLinks {
  /** As the server gave it; null: credit can only be transferred. */
  readonly web: string | null;
  /** Store addresses that were checked; null disables the button. */
  readonly android: string | null;
  readonly ios: string | null;
}

const none: GameLinks = { web: null, android: null, ios: null };

/** Where a game leads to. */
export function gameLinks(game: GameAccount | undefined): GameLinks {
  if (!game) return none;
  const { web, android, ios } = game;
  return {
    web: typeof web === 'string' && web.trim() !== '' ? web : null,
    android: storeLink(android),
    ios: storeLink(ios),
  };
}
