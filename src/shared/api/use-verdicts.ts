import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isRecord } from '../base/is-record.ts';
import type { MoneyStatus } from '../money/money-status.ts';
import { createKeptList } from '../session/kept-list.ts';
import { now } from '../time/clock.ts';
import { parseMoment } from '../time/dates.ts';
import { isLookDue, useLooks } from '../time/use-looks.ts';

type Kind = 'withdrawal' | 'slip';

/** What was seen to be in progress. `since`: when, epoch ms of the server. */
interface Awaited {
  readonly kind: Kind;
  readonly key: string;
  readonly since: number;
}

const awaited = createKeptList<Awaited>('awaited', ({ kind, key, since }) => {
  const isKind = kind === 'withdrawal' || kind === 'slip';
  return isKind && typeof key === 'string' && typeof since === 'number' ? { kind, key, since } : null;
});

/** How often an open verdict is asked for: at first, and when it takes long (MNY-260). */
const soonMs = 10_000;
const laterMs = 60_000;
const soonUntilMs = 10 * 60_000;
/** What takes longer than this is no longer followed (MNY-260). */
const followedMs = 2 * 60 * 60_000;

interface Entry {
  /** Names it in every answer. */
  readonly key: string;
  readonly status: MoneyStatus;
  readonly createdAt: unknown;
}

export interface Verdicts<Row extends Entry> {
  readonly kind: Kind;
  /** The command that begins one. */
  readonly begunBy: string;
  /** The path of the list that tells how they stand. */
  readonly path: string;
  /** Asks for the newest page of the list. */
  readonly ask: (client: QueryClient) => Promise<unknown>;
  readonly read: (answer: unknown) => readonly Row[];
  /** Tells the player how one has ended. */
  readonly tell: (client: QueryClient, row: Row) => void;
}

const isNewestPage = (key: QueryKey, path: string) => {
  const page = key.at(-1);
  return key.includes(path) && isRecord(page) && page.page === 1;
};

/** A failure says nothing: the next look is soon. */
const askQuietly = ({ ask }: Pick<Verdicts<never>, 'ask'>, client: QueryClient) =>
  void ask(client).catch(() => undefined);

/**
 * Tells the player, on whichever page they are and once, how a withdrawal or a slip ended that was seen to be in progress
 * (MNY-260). What is in progress is learnt from every answer with the newest page of its list, on whichever screen; while
 * there is any, the page is asked for again and again. One that has left the newest page, or takes too long, is no longer
 * followed.
 * @param verdicts has to be the same object in every render
 */
export function useVerdicts<Row extends Entry>(verdicts: Verdicts<Row>): void {
  const client = useQueryClient();
  const heardAt = useRef(0);
  const own = awaited.useItems().filter(({ kind }) => kind === verdicts.kind);

  const hear = useEffectEvent((answer: unknown) => {
    heardAt.current = now();
    const rows = verdicts.read(answer);
    const before = awaited.items().filter(({ kind }) => kind === verdicts.kind);
    const known = new Map(before.map((one) => [one.key, one]));
    const isYoung = (createdAt: unknown) => now() - (parseMoment(createdAt) ?? 0) < followedMs;
    const pending = rows.filter(({ status, createdAt }) => status === 'pending' && isYoung(createdAt));
    const after = pending.map(({ key }) => known.get(key) ?? { kind: verdicts.kind, key, since: now() });
    if (after.length !== before.length || after.some((one) => !known.has(one.key))) {
      awaited.change((all) => [...all.filter(({ kind }) => kind !== verdicts.kind), ...after]);
    }
    for (const row of rows) if (row.status !== 'pending' && known.has(row.key)) verdicts.tell(client, row);
  });

  useEffect(() => {
    const stop = [
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (isNewestPage(event.query.queryKey, verdicts.path)) hear(event.query.state.data);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (event.mutation.options.mutationKey?.[0] === verdicts.begunBy) askQuietly(verdicts, client);
      }),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [client, verdicts]);

  useLooks(own.length > 0, (back) => {
    const moment = now();
    const isYoung = own.some(({ since }) => moment - since < soonUntilMs);
    if (!back && !isLookDue(heardAt.current, isYoung ? soonMs : laterMs)) return;
    // An answer that is still to come must not be asked for again each second.
    heardAt.current = moment;
    askQuietly(verdicts, client);
  });
}
