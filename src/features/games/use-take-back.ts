import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransferOrder } from '../../../contract/generated/models/transferOrder.ts';
import type { WalletView } from '../../../contract/generated/models/walletView.ts';
import { useTransfer } from '../../shared/api/generated/wallet/wallet.ts';
import { destinationOf } from '../../shared/api/refusal-destination.ts';
import { useCommandKey } from '../../shared/api/use-money-command.ts';
import { useShown } from '../../shared/base/use-shown.ts';
import { useSingleFlight } from '../../shared/base/use-single-flight.ts';
import { addUp, formatCount, fromBaht, type Satang, toBaht } from '../../shared/money/money.ts';
import { accountOptions, minimumTransfer, walletCode } from '../../shared/money/wallet.ts';
import { rememberSession } from '../../shared/session/session.ts';
import { notifyError, notifySuccess } from '../../shared/toast/notify.ts';
import { type Moved, useAwaitedCommand } from './use-awaited-command.ts';

export interface TakeBackOrder {
  readonly code: string;
  readonly name: string;
  readonly amount: Satang;
}

/** left: not tried, because it stopped before. */
export type TakeBackStep = { readonly kind: 'waiting' | 'moving' | 'left' } | Exclude<Moved, { kind: 'over' }>;

export interface TakeBackRow extends TakeBackOrder {
  readonly step: TakeBackStep;
}

/** Refusals that hold for every game: no other is tried after one (GAM-286). Without a code, nothing left the device. */
const forAllGames: ReadonlySet<unknown> = new Set([
  ...['BONUS_REMAINING', 'NO_WALLET', 'REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN'],
  undefined,
]);

/** The refusal that stopped the remaining games, if any. */
export function refusalOfAll(rows: readonly TakeBackRow[]) {
  for (const { step } of rows) if (step.kind === 'refused' && forAllGames.has(step.code)) return step;
}

/** Known credit of open games, where it is enough for a transfer (GAM-286). */
export function takeBackOrders(view: WalletView | undefined): TakeBackOrder[] {
  return accountOptions(view).flatMap(({ code, name, balance }) =>
    code !== walletCode && balance !== null && balance >= minimumTransfer
      ? [{ code, name: name ?? code, amount: balance }]
      : [],
  );
}

/** Satang; null when inexact. */
export function sumOf(orders: readonly TakeBackOrder[]): Satang | null {
  const { satang, partial } = addUp(orders.map(({ amount }) => amount));
  return partial ? null : satang;
}

/**
 * Moves the credit of games one transfer at a time. Goes on after a refusal of one game; stops after one of all, an
 * unknown outcome (GAM-286, GAM-287), the end of the session, or when the player leaves.
 * @param opened the rows are on screen; otherwise the end is shown in a toast
 */
export function useTakeBack(opened: boolean) {
  const { t } = useTranslation();
  const { options, underWay } = useCommandKey('transfer');
  const move = useAwaitedCommand<TransferOrder>(useTransfer(options), ({ from, to, amount }) => ({
    type: 'transfer',
    from,
    to,
    amount: fromBaht(amount),
  }));
  const [rows, setRows] = useState<readonly TakeBackRow[]>([]);
  const [running, setRunning] = useState(false);
  const shown = useShown(opened);
  const mounted = useShown();

  const tellElsewhere = (ended: readonly TakeBackRow[]) => {
    if (shown.current) return;
    const moved = ended.filter(({ step }) => step.kind === 'moved');
    const lost = ended.find(({ step }) => step.kind === 'unknown')?.step;
    if (lost?.kind === 'unknown') return notifyError(lost.message(), 'history');
    // A single game is reported like any transfer (GAM-285).
    const only = ended.length === 1 ? ended[0]?.step : undefined;
    if (only?.kind === 'moved') return notifySuccess(t('games.transferred'), 'history');
    const refusal = only?.kind === 'refused' ? only : moved.length === 0 && refusalOfAll(ended);
    if (refusal) return notifyError(refusal.message(), destinationOf(refusal.code));
    const text = t('games.takeBack.ended', { moved: formatCount(moved.length), all: formatCount(ended.length) });
    if (moved.length === ended.length) notifySuccess(text, 'history');
    // Without a transfer the history has no entry.
    else notifyError(text, moved.length > 0 ? 'history' : undefined);
  };

  const start = useSingleFlight(async (orders: readonly TakeBackOrder[]) => {
    const session = rememberSession();
    let current: readonly TakeBackRow[] = orders.map((order) => ({ ...order, step: { kind: 'waiting' } }));
    const set = (code: string, step: TakeBackStep) => {
      current = current.map((row) => (row.code === code ? { ...row, step } : row));
      setRows(current);
    };
    setRunning(true);
    try {
      for (const { code, amount } of orders) {
        if (!session.isCurrent() || !mounted.current) break;
        set(code, { kind: 'moving' });
        const outcome = await move({ from: code, to: walletCode, amount: toBaht(amount) });
        // The end of the session was reported; the next money is another player's.
        if (outcome.kind === 'over') return;
        set(code, outcome);
        if (outcome.kind === 'unknown' || refusalOfAll(current)) break;
      }
    } finally {
      setRunning(false);
      for (const { code, step } of current) if (step.kind === 'waiting') set(code, { kind: 'left' });
    }
    tellElsewhere(current);
  });

  return {
    rows,
    /** Transfers are still to come. */
    running,
    /** Any transfer of the app is under way. */
    underWay,
    start: (orders: readonly TakeBackOrder[]) => void start(orders),
    forget: () => setRows([]),
  };
}
