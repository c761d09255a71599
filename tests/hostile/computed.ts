/**
 * Recomputes the amounts that screens rightly derive: sums of balances, conversions, halves, round amounts between
 * limits, sums of statement rows. A sum that would be zero because terms are missing does not count.
 */
import type { Given } from './screen.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
const listIn = (value: unknown, name: string): unknown[] => {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
};

/** Integer satang of a number; null if not an exact amount. */
function satangOf(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) >= 1e15) return null;
  const satang = Number(value.toFixed(2).replace('.', ''));
  return Number.isSafeInteger(satang) ? satang + 0 : null;
}

function sums(amounts: readonly (number | null)[], whole: boolean): number[] {
  let sum = 0;
  let missing = !whole;
  for (const amount of amounts) {
    if (amount === null || !Number.isSafeInteger(sum + amount)) missing = true;
    else sum += amount;
  }
  return missing && sum === 0 ? [] : [sum];
}

/** What negative accounts subtract from a sum, and what the others hold; empty without negative accounts. */
function lossesAndRest(amounts: readonly (number | null)[], whole: boolean): number[] {
  const losses = amounts.flatMap((amount) => (amount !== null && amount < 0 ? [-amount] : []));
  if (losses.length === 0) return [];
  const rest = amounts.map((amount) => amount && Math.max(0, amount));
  return [...sums(losses, true), ...sums(rest, whole)];
}

/** The responses, unwrapped from envelopes. */
const opened = (answers: readonly unknown[]): unknown[] =>
  answers.flatMap((answer) => {
    const inner = field(answer, 'data');
    return inner === undefined ? [answer] : [answer, ...opened([inner])];
  });

/** All sums of wallet and refreshed balances: total, games, withdrawable and returnable amounts, conversions. */
export function walletSums(given: Given): number[] {
  const refreshed = opened(given('refreshSlots')).map((answer) => listIn(answer, 'slots'));
  return opened(given('getWallet')).flatMap((view) => {
    const wallet = satangOf(field(field(view, 'wallet'), 'amount'));
    const own = field(view, 'slots');
    return [listIn(view, 'slots'), ...refreshed].flatMap((slots) => {
      const games = slots.filter((slot) => {
        const code = field(slot, 'code');
        return typeof code === 'string' && code.trim() !== '';
      });
      const whole = Array.isArray(own) && games.length === slots.length;
      const amounts = games.map((slot) => satangOf(field(slot, 'amount')));
      const active = games
        .filter((slot) => field(slot, 'isActive') === true)
        .map((slot) => satangOf(field(slot, 'amount')));
      // Returnable: each open game once; a transfer takes at least one baht.
      const named = new Map(games.toReversed().map((slot) => [wordOf(field(slot, 'code')), slot]));
      const movable = [...named.values()]
        .filter((slot) => field(slot, 'isActive') === true)
        .map((slot) => satangOf(field(slot, 'amount')))
        .filter((amount) => amount !== null && amount >= 100);
      const converted = games.flatMap((slot) => {
        const amount = satangOf(field(slot, 'amount'));
        const factor = field(slot, 'ftWalletSlot');
        return amount === null || typeof factor !== 'number' || !Number.isFinite(factor)
          ? []
          : [Math.round(Number((amount * factor).toPrecision(15)))];
      });
      return [
        ...sums(amounts, whole),
        ...sums([wallet, ...amounts], whole),
        ...sums([wallet, ...active], whole),
        ...(movable.length > 0 ? sums(movable, true) : []),
        ...lossesAndRest([wallet, ...amounts], whole),
        ...lossesAndRest([wallet, ...active], whole),
        ...converted,
      ];
    });
  });
}

/** Quick transfer amounts with commas: those in kip, and half of a balance, rounded down to the satang (TRF-10). */
export const halves = (given: Given): number[] => [
  50_000_00,
  200_000_00,
  ...opened(given('getWallet')).flatMap((view) =>
    [field(view, 'wallet'), ...listIn(view, 'slots')].flatMap((account) => {
      const satang = satangOf(field(account, 'amount'));
      return satang === null ? [] : [Math.floor(satang / 2)];
    }),
  ),
];

/** Quick amounts of a withdrawal: 1, 2 and 5 times powers of ten between its limits. */
export function roundBetweenLimits(given: Given): number[] {
  const views = opened(given('getWithdrawLimits'));
  const limits = views.length > 0 ? views : [undefined];
  const round = Array.from({ length: 11 }, (_, noughts) =>
    [1, 2, 5].map((digit) => digit * 10 ** (noughts + 2)),
  ).flat();
  return limits.flatMap((view) => {
    const least = satangOf(field(view, 'withdrawMin')) ?? 0;
    const most = satangOf(field(view, 'withdrawMax')) ?? Number.POSITIVE_INFINITY;
    return round.filter((satang) => satang >= least && satang <= most);
  });
}

/** A text field of a response; other values may have a hostile `toString` and count as none. */
const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Money in and out over a statement's rows: skips failed rows; a direction without rows is 0. */
export const flowSums = (given: Given): number[] =>
  opened(given('listStatements')).flatMap((page) => {
    const rows = listIn(page, 'statements').filter(isRecord);
    const counted = rows.filter((row) => wordOf(row['status']).toUpperCase() !== 'FAILED');
    const ofTypes = (...types: string[]) => {
      const amounts = counted
        .filter((row) => types.includes(wordOf(row['statementType']).toLowerCase()))
        .map((row) => satangOf(row['amount']))
        .map((satang) => (satang === null ? null : Math.abs(satang)));
      const known = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
      return known === 0 && amounts.includes(null) ? [] : [known];
    };
    return [...ofTypes('deposit', 'bonus'), ...ofTypes('withdraw')];
  });
