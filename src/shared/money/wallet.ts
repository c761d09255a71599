import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { isRecord, recordsIn } from '../base/is-record.ts';
import { readCount, uniqueKeys } from '../base/server-values.ts';
import { trimmedText } from '../base/text.ts';
import { addUp, fromBaht, type Satang, type Total } from './money.ts';

/** Reads responses of `getWallet`. Any field can be missing by itself (WAL-20, WAL-21). */

/** The account code of the main wallet in transfers and statements. */
export const walletCode = 'WALLET';

/** The least that a transfer moves: 1 baht in satang, inclusive (TRF-16). */
export const minimumTransfer: Satang = 100;

export type GameCategory = 'slot' | 'sport' | 'lotto';
export const gameCategories: readonly GameCategory[] = ['slot', 'sport', 'lotto'];

export interface GameAccount {
  /** Unique in the list even when the server names a code twice (WAL-24). */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  /** Addresses as they came: pass them through `safeImageUrl`. */
  readonly logo: unknown;
  readonly background: unknown;
  /** Addresses of the game and of its apps as they came. */
  readonly web: unknown;
  readonly android: unknown;
  readonly ios: unknown;
  readonly active: boolean;
  /** Satang; null when the server sent no usable amount. */
  readonly balance: Satang | null;
  /** Balance × ftWalletSlot in satang, for display only (WAL-7); null when there is nothing to convert. */
  readonly converted: Satang | null;
  readonly category: GameCategory;
}

const fields = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function category(value: unknown): GameCategory {
  const known = gameCategories.find((one) => one === value);
  // The sport carousel shows the casino too; a game of an unknown category may hold money, so it is shown as well.
  return known ?? (value === 'casino' ? 'sport' : 'slot');
}

function converted(balance: Satang | null, factor: unknown): Satang | null {
  if (balance === null || typeof factor !== 'number' || !Number.isFinite(factor)) return null;
  // No rate at all, or one that changes nothing.
  if (factor <= 0 || factor === 1) return null;
  // toPrecision drops the binary error of the product (100.35 × 0.1), so that half a satang rounds up.
  const satang = Math.round(Number((balance * factor).toPrecision(15)));
  return Number.isSafeInteger(satang) ? satang + 0 : null;
}

/** The accounts of each response: several figures of a screen use the same long list. */
const accountsOf = new WeakMap<readonly unknown[], readonly GameAccount[]>();

/** Every game account in the server's order, without entries that are no objects or have no code. */
export function gameAccounts(view: WalletView | undefined): readonly GameAccount[] {
  const slots: unknown = view?.slots;
  if (!Array.isArray(slots)) return [];
  const known = accountsOf.get(slots) ?? readAccounts(slots);
  accountsOf.set(slots, known);
  return known;
}

function readAccounts(slots: readonly unknown[]): GameAccount[] {
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

/** The figures of each response, which may add up thousands of games. */
function oncePerAnswer<Made>(make: (view: WalletView | undefined) => Made): typeof make {
  const made = new WeakMap<WalletView, { readonly value: Made }>();
  return (view) => {
    if (!view) return make(view);
    const known = made.get(view) ?? { value: make(view) };
    made.set(view, known);
    return known.value;
  };
}

export const activeGames = oncePerAnswer((view): readonly GameAccount[] =>
  gameAccounts(view).filter((game) => game.active),
);

/** The main wallet's balance in satang; null when the server sent no usable amount. */
export const walletSatang = (view: WalletView | undefined): Satang | null => fromBaht(fields(view?.wallet).amount);

/** The invite bonus that waits to be received, in satang; null when unknown. */
export const inviteSatang = (view: WalletView | undefined): Satang | null => fromBaht(fields(view?.invite).amount);

/** Whether the list of games is all there: a missing list, or an entry that can't be read, may hold money. */
const complete = (view: WalletView | undefined) =>
  Array.isArray(view?.slots) && gameAccounts(view).length === view.slots.length;

/** All games together, inactive ones too. */
export const gamesSatang = oncePerAnswer(
  (view): Total =>
    addUp(
      gameAccounts(view).map((game) => game.balance),
      !complete(view),
    ),
);

/** Wallet plus every game, inactive ones too (WAL-2). */
export const totalSatang = oncePerAnswer(
  (view): Total => addUp([walletSatang(view), ...gameAccounts(view).map((game) => game.balance)], !complete(view)),
);

/** Wallet plus active games: what a withdrawal can take (WDR-1). */
export const withdrawableSatang = oncePerAnswer(
  (view): Total => addUp([walletSatang(view), ...activeGames(view).map((game) => game.balance)], !complete(view)),
);

/** The most that can be moved out of wallet and active games: a loss in one account takes nothing from another (WDR-9). */
export const movableSatang = oncePerAnswer((view): Total => {
  const accounts = [walletSatang(view), ...activeGames(view).map((game) => game.balance)];
  return addUp(
    accounts.map((balance) => balance && Math.max(0, balance)),
    !complete(view),
  );
});

/** The sum of balances below zero, satang (WAL-287). @param balances null for unreadable ones */
const lossOf = (balances: readonly (Satang | null)[]): Satang =>
  addUp(balances.map((balance) => (balance === null ? 0 : Math.min(0, balance)))).satang ?? 0;

/** The loss within the total of wallet and all games. */
export const totalLoss = oncePerAnswer(
  (view): Satang => lossOf([walletSatang(view), ...gameAccounts(view).map((game) => game.balance)]),
);

/** The loss within what a withdrawal can take. */
export const withdrawableLoss = oncePerAnswer(
  (view): Satang => lossOf([walletSatang(view), ...activeGames(view).map((game) => game.balance)]),
);

export interface AccountOption {
  /** WALLET or a game code: what the API takes. */
  readonly code: string;
  /** The game's name; null for the main wallet, whose name is a translation. */
  readonly name: string | null;
  readonly logo: unknown;
  readonly balance: Satang | null;
}

/** What money can be moved between: the main wallet, then every active game once. */
export const accountOptions = oncePerAnswer((view): readonly AccountOption[] => {
  const games = activeGames(view).filter((game) => game.key === game.code && game.code !== walletCode);
  return [{ code: walletCode, name: null, logo: null, balance: walletSatang(view) }, ...games];
});

/** Display name; empty when the server sent none. */
export const playerName = (view: WalletView | undefined): string => trimmedText(fields(view?.profile).name);

/** The player's id; null when the server sent none. */
export const playerId = (view: WalletView | undefined): string | null => trimmedText(fields(view?.profile)._id) || null;

/** Whole coins (WAL-5); null when unknown. */
export function coinCount(view: WalletView | undefined): number | null {
  return readCount(fields(view?.profile).coin);
}
