import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { isRecord, recordsIn } from '../base/is-record.ts';
import { readCount, uniqueKeys } from '../base/server-values.ts';
import { trimmedText } from '../base/text.ts';
import { addUp, fromBaht, type Satang, type Total } from './money.ts';

/** Reads responses of `getWallet`, in which any field can be missing (WAL-20, WAL-21). */

/** Account code of the main wallet in transfers and statements. */
export const walletCode = 'WALLET';

/** Minimum of a transfer, satang, inclusive (TRF-16). */
export const minimumTransfer: Satang = 100;

export type GameCategory = 'slot' | 'sport' | 'lotto';
export const gameCategories: readonly GameCategory[] = ['slot', 'sport', 'lotto'];

export interface WalletGame {
  /** Unique even if the server repeats a code (WAL-24). */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  /** Unchecked image addresses, for `safeImageUrl`. */
  readonly logo: unknown;
  readonly background: unknown;
  /** Unchecked addresses of the game and its apps. */
  readonly web: unknown;
  readonly android: unknown;
  readonly ios: unknown;
  readonly active: boolean;
  /** Satang; null if unreadable. */
  readonly balance: Satang | null;
  /** Balance × ftWalletSlot in satang, for display only (WAL-7); null without a conversion. */
  readonly converted: Satang | null;
  readonly category: GameCategory;
}

const fields = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function category(value: unknown): GameCategory {
  const known = gameCategories.find((one) => one === value);
  // The sport carousel also shows the casino; a game of an unknown category may hold money and shows among slots.
  return known ?? (value === 'casino' ? 'sport' : 'slot');
}

function converted(balance: Satang | null, factor: unknown): Satang | null {
  if (balance === null || typeof factor !== 'number' || !Number.isFinite(factor)) return null;
  if (factor <= 0 || factor === 1) return null;
  // toPrecision drops the binary error of the product (100.35 × 0.1), so that half a satang rounds up.
  const satang = Math.round(Number((balance * factor).toPrecision(15)));
  return Number.isSafeInteger(satang) ? satang + 0 : null;
}

/** Cache by response: several figures of a screen use the same long list. */
const accountsOf = new WeakMap<readonly unknown[], readonly WalletGame[]>();

/** All game accounts in the server's order, without entries that are no objects or have no code. */
export function gameAccounts(view: WalletView | undefined): readonly WalletGame[] {
  const slots: unknown = view?.slots;
  if (!Array.isArray(slots)) return [];
  const known = accountsOf.get(slots) ?? readAccounts(slots);
  accountsOf.set(slots, known);
  return known;
}

function readAccounts(slots: readonly unknown[]): WalletGame[] {
  const games = recordsIn(slots).filter(({ code }) => trimmedText(code) !== '');
  const keys = uniqueKeys(games.map(({ code }) => trimmedText(code)));
  return games.map((game, index) => {
    const code = trimmedText(game.code);
    const balance = fromBaht(game.amount);
    return {
      key: keys[index] ?? code,
      code,
      name: trimmedText(game.name) || code,
      logo: game.logo,
      background: game.background,
      web: game.web,
      android: game.android,
      ios: game.ios,
      active: game.isActive === true,
      balance,
      converted: converted(balance, game.ftWalletSlot),
      category: category(game.category),
    };
  });
}

/** Memoises a figure by response: it may add up thousands of games. */
function oncePerAnswer<Made>(make: (view: WalletView | undefined) => Made): typeof make {
  const made = new WeakMap<WalletView, { readonly value: Made }>();
  return (view) => {
    if (!view) return make(view);
    const known = made.get(view) ?? { value: make(view) };
    made.set(view, known);
    return known.value;
  };
}

export const activeGames = oncePerAnswer((view): readonly WalletGame[] =>
  gameAccounts(view).filter((game) => game.active),
);

/** Main wallet's balance, satang; null if unreadable. */
export const walletSatang = (view: WalletView | undefined): Satang | null => fromBaht(fields(view?.wallet).amount);

/** Invite bonus that can be received, satang; null if unknown. */
export const inviteSatang = (view: WalletView | undefined): Satang | null => fromBaht(fields(view?.invite).amount);

/** Whether the list of games is complete: a missing list or an unreadable entry may hold money. */
const complete = (view: WalletView | undefined) =>
  Array.isArray(view?.slots) && gameAccounts(view).length === view.slots.length;

/** All games, including inactive ones. */
export const gamesSatang = oncePerAnswer(
  (view): Total =>
    addUp(
      gameAccounts(view).map((game) => game.balance),
      !complete(view),
    ),
);

/** Wallet plus all games, including inactive ones (WAL-2). */
export const totalSatang = oncePerAnswer(
  (view): Total => addUp([walletSatang(view), ...gameAccounts(view).map((game) => game.balance)], !complete(view)),
);

/** Wallet plus active games: what a withdrawal can take (WDR-1). */
export const withdrawableSatang = oncePerAnswer(
  (view): Total => addUp([walletSatang(view), ...activeGames(view).map((game) => game.balance)], !complete(view)),
);

/** What can be moved out of wallet and active games: a negative account does not reduce others (WDR-9). */
export const movableSatang = oncePerAnswer((view): Total => {
  const accounts = [walletSatang(view), ...activeGames(view).map((game) => game.balance)];
  return addUp(
    accounts.map((balance) => balance && Math.max(0, balance)),
    !complete(view),
  );
});

/** Sum of negative balances, satang (WAL-287). @param balances null for unreadable ones */
const lossOf = (balances: readonly (Satang | null)[]): Satang =>
  addUp(balances.map((balance) => (balance === null ? 0 : Math.min(0, balance)))).satang ?? 0;

/** Loss within `totalSatang`. */
export const totalLoss = oncePerAnswer(
  (view): Satang => lossOf([walletSatang(view), ...gameAccounts(view).map((game) => game.balance)]),
);

/** Loss within `withdrawableSatang`. */
export const withdrawableLoss = oncePerAnswer(
  (view): Satang => lossOf([walletSatang(view), ...activeGames(view).map((game) => game.balance)]),
);

export interface AccountOption {
  /** WALLET or a game code, as the API expects it. */
  readonly code: string;
  /** Game name; null for the main wallet, whose name is translated. */
  readonly name: string | null;
  readonly logo: unknown;
  readonly balance: Satang | null;
}

/** Accounts of a transfer: the main wallet, then each active game once. */
export const accountOptions = oncePerAnswer((view): readonly AccountOption[] => {
  const games = activeGames(view).filter((game) => game.key === game.code && game.code !== walletCode);
  return [{ code: walletCode, name: null, logo: null, balance: walletSatang(view) }, ...games];
});

/** Display name; empty if absent. */
export const playerName = (view: WalletView | undefined): string => trimmedText(fields(view?.profile).name);

/** The player's id; null if absent. */
export const playerId = (view: WalletView | undefined): string | null => trimmedText(fields(view?.profile)._id) || null;

/** Whole coins (WAL-5); null if unknown. */
export function coinCount(view: WalletView | undefined): number | null {
  return readCount(fields(view?.profile).coin);
}
