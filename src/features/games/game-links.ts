import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { storeLink } from './provider-ways.ts';

export interface GameLinks {
  /** As the server gave it; null: credit can only be transferred (spec §4). */
  readonly web: string | null;
  /** Store addresses that were checked; null disables the button. */
  readonly android: string | null;
  readonly ios: string | null;
}

const none: GameLinks = { web: null, android: null, ios: null };

/** Where a game leads to. */
export function gameLinks(view: WalletView | undefined, code: string): GameLinks {
  const slots: unknown = view?.slots;
  const slot: unknown = Array.isArray(slots) ? slots.find((one) => one?.code === code) : undefined;
  if (typeof slot !== 'object' || slot === null) return none;
  const { web, android, ios } = slot as Record<string, unknown>;
  return {
    web: typeof web === 'string' && web.trim() !== '' ? web : null,
    android: storeLink(android),
    ios: storeLink(ios),
  };
}
