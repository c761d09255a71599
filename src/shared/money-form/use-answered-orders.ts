import { hashKey, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { getListStatementsQueryKey } from '../api/generated/statement/statement.ts';
import { closeCommand, type OpenCommand, unansweredOrders } from '../api/open-commands.ts';
import { trimmedText } from '../base/text.ts';
import { logPageSize } from '../lists/use-log-page.ts';
import { fromBaht } from '../money/money.ts';
import { walletCode } from '../money/wallet.ts';
import { formatMinute } from '../time/clock.ts';
import { notifyNote } from '../toast/notify.ts';
import { commandEntry, type EntryKind } from './command-entry.ts';

const newestPage = hashKey(getListStatementsQueryKey({ page: 1, limit: logPageSize }));

/** Criteria for the entry of a stored order; null for one that is unreadable or that no screen sends. */
function entryOf({ operation, order }: OpenCommand): EntryKind | null {
  const amount = fromBaht(order?.amount);
  const to = trimmedText(order?.to);
  if (operation === 'transferAll') return { type: 'transfer', amount: null, from: walletCode, to };
  if (amount === null) return null;
  if (operation === 'withdraw' || operation === 'withdrawAll') return { type: 'withdraw', amount };
  return operation === 'transfer' ? { type: 'transfer', amount, from: trimmedText(order?.from), to } : null;
}

/**
 * Resolves orders with an unknown outcome from the newest history page: tells the player, and treats an equal order as
 * a new intent from then on (MNY-323).
 */
export function useAnsweredOrders(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (event.query.queryHash !== newestPage) return;
        for (const order of unansweredOrders()) {
          const entry = entryOf(order);
          if (entry === null || commandEntry(event.query.state.data, entry, order.at) === null) continue;
          closeCommand(order.name);
          notifyNote(i18next.t('common.foundInHistory', { time: formatMinute(order.at) }), 'history');
        }
      }),
    [client],
  );
}
