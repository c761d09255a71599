import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isRecord } from '../base/is-record.ts';
import type { MoneyStatus } from '../money/money.ts';
import { createStoredList } from '../storage/stored-list.ts';
import { now } from '../time/clock.ts';
import { parseMoment } from '../time/dates.ts';
import { isLookDue, useLooks } from '../time/use-looks.ts';
import { isOutcomeUnknown } from './unknown-outcome.ts';

type Kind = 'withdrawal' | 'slip';

/**
 * A withdrawal or slip in progress; without a key, one that was sent and is not in the list yet. `since`: when it was
 * first seen or sent, epoch ms of the server.
 */
interface Awaited {
  readonly kind: Kind;
  readonly key: string;
  readonly since: number;
}

const awaited = createStoredList<Awaited>('awaited', ({ kind, key, since }) => {
  const isKind = kind === 'withdrawal' || kind === 'slip';
  return isKind && typeof key === 'string' && typeof since === 'number' ? { kind, key, since } : null;
});
const unseenKey = '';

/** Tolerated clock skew between server and device, ms. */
const toleranceMs = 5_000;

/** Polling intervals: at first, and after ten minutes (MNY-260). */
const soonMs = 10_000;
const laterMs = 60_000;
const soonUntilMs = 10 * 60_000;
/** Polling ends after this time (MNY-260). */
const followedMs = 2 * 60 * 60_000;

interface Entry {
  /** Identifies it in every response. */
  readonly key: string;
  readonly status: MoneyStatus;
  readonly createdAt: unknown;
}

export interface Verdicts<Row extends Entry> {
  readonly kind: Kind;
  /** The command that starts one. */
  readonly begunBy: string;
  /** Path of the list with their status. */
  readonly path: string;
  /** Fetches the newest page of the list. */
  readonly ask: (client: QueryClient) => Promise<unknown>;
  readonly read: (answer: unknown) => readonly Row[];
  /** Tells the player the verdict. */
  readonly tell: (client: QueryClient, row: Row) => void;
}

const isNewestPage = (key: QueryKey, path: string) => {
  const page = key.at(-1);
  return key.includes(path) && isRecord(page) && page.page === 1;
};

/** Calls `onSent` with the time of sending once the command was, or may have been, executed. @returns cleanup */
function watchSent(client: QueryClient, command: string, onSent: (at: number) => void): () => void {
  let sentAt = now();
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.mutation.options.mutationKey?.[0] !== command) return;
    const { action } = event;
    if (action.type === 'pending') sentAt = now();
    else if (action.type === 'success' || (action.type === 'error' && isOutcomeUnknown(action.error))) onSent(sentAt);
  });
}

/** Updates the list from a response. @returns awaited rows that have ended, for the player */
function settle<Row extends Entry>(kind: Kind, rows: readonly Row[]): Row[] {
  const before = awaited.items().filter((one) => one.kind === kind);
  const known = new Map(before.map((one) => [one.key, one]));
  const unseenSince = known.get(unseenKey)?.since ?? Number.POSITIVE_INFINITY;
  const timeOf = ({ createdAt }: Row) => parseMoment(createdAt) ?? 0;
  const pending = rows.filter((row) => row.status === 'pending' && now() - timeOf(row) < followedMs);
  const after = pending.map(({ key }) => known.get(key) ?? { kind, key, since: now() });
  if (after.length !== before.length || after.some((one) => !known.has(one.key))) {
    awaited.change((all) => [...all.filter((one) => one.kind !== kind), ...after]);
  }
  const isAwaited = (row: Row) => known.has(row.key) || timeOf(row) >= unseenSince - toleranceMs;
  return rows.filter((row) => row.status !== 'pending' && isAwaited(row));
}

/**
 * Tells the player once, on any page, how a withdrawal or slip ended that was sent here or seen in progress (MNY-260).
 * Every response with the newest page of its list, on any screen, shows what is in progress; while there is any, the
 * page is polled. Entries that leave the newest page or take too long are dropped.
 * @param verdicts must be the same object in every render
 */
export function useVerdicts<Row extends Entry>(verdicts: Verdicts<Row>): void {
  const client = useQueryClient();
  const heardAt = useRef(0);
  const own = awaited.useItems().filter(({ kind }) => kind === verdicts.kind);

  const hear = useEffectEvent((answer: unknown) => {
    heardAt.current = now();
    for (const row of settle(verdicts.kind, verdicts.read(answer))) verdicts.tell(client, row);
  });
  // The next poll fetches the list: the command's refetch of money would cancel a fetch now (MNY-42).
  const markSent = useEffectEvent((since: number) => {
    heardAt.current = 0;
    const { kind } = verdicts;
    const isUnseen = (one: Awaited) => one.kind === kind && one.key === unseenKey;
    if (awaited.items().some(isUnseen)) return;
    awaited.change((all) => [...all, { kind, key: unseenKey, since }]);
  });

  useEffect(() => {
    const stop = [
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (isNewestPage(event.query.queryKey, verdicts.path)) hear(event.query.state.data);
      }),
      watchSent(client, verdicts.begunBy, (at) => markSent(at)),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [client, verdicts]);

  useLooks(own.length > 0, (back) => {
    const moment = now();
    const isYoung = own.some(({ since }) => moment - since < soonUntilMs);
    if (!back && !isLookDue(heardAt.current, isYoung ? soonMs : laterMs)) return;
    // Prevents a poll each second while a response is pending.
    heardAt.current = moment;
    // Ignores a failure: the next poll follows.
    verdicts.ask(client).catch(() => undefined);
  });
}
