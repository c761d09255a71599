import { hashKey, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { getListStatementsQueryKey } from '../api/generated/statement/statement.ts';
import { closeCommand, type OpenCommand, unansweredOrders } from '../api/open-commands.ts';
import { trimmedText } from '../base/text.ts';
import { logPageSize } from '../lists/use-log-page.ts';
import { fromBaht } from '../money/money.ts';
import { walletCode } from '../money/wallet.ts';
import { formatMinute } from '../time/bangkok-minute.ts';
import { notifyNote } from '../toast/notify.ts';
import { commandEntry, type EntryKind } from './command-entry.ts';

const newestPage = hashKey(getListStatementsQueryKey({ page: 1, limit: logPageSize }));

/** How to recognise the entry of an order that was kept. Null for one that cannot be read, or that no screen sends. */
function entryOf({ operation, order }: OpenCommand): EntryKind | null {
  const amount = fromBaht(order?.amount);
  const to = trimmedText(order?.to);
  if (operation === 'transferAll') return { type: 'transfer', amount: null, from: walletCode, to };
  if (amount === null) return null;
  if (operation === 'withdraw' || operation === 'withdrawAll') return { type: 'withdraw', amount };
  return operation === 'transfer' ? { type: 'transfer', amount, from: trimmedText(order?.from), to } : null;
}

/**
 * The newest page of the history answers an order whose outcome was unknown: the player is told, and an equal order is a new
 * intent from then on (MNY-323).
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
