import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chunkWaitChanges, chunkWaits } from '../base/fetch-chunk.ts';
import css from './slow-note.module.css';

/** Longer waits show the note, ms (APP-93). */
const longMs = 8_000;

/** Everything that the player waits for: pending commands, active queries without data, and chunks. */
const waitedFor = (client: QueryClient): ReadonlySet<object> =>
  new Set<object>([
    ...client
      .getMutationCache()
      .getAll()
      .filter(({ state }) => state.status === 'pending'),
    ...client
      .getQueryCache()
      .getAll()
      .filter((query) => query.isActive() && query.state.data === undefined && query.state.fetchStatus === 'fetching'),
    ...chunkWaits,
  ]);

/** Whether any wait is long. Each has its own timer, so that short waits do not add up. */
function useLongWait(): boolean {
  const client = useQueryClient();
  const [late, setLate] = useState<ReadonlySet<object>>(new Set());
  useEffect(() => {
    const timers = new Map<object, ReturnType<typeof setTimeout>>();
    const look = () => {
      const waits = waitedFor(client);
      for (const wait of waits) {
        if (!timers.has(wait))
          timers.set(
            wait,
            setTimeout(() => setLate((before) => new Set(before).add(wait)), longMs),
          );
      }
      const over = [...timers.keys()].filter((wait) => !waits.has(wait));
      for (const wait of over) {
        clearTimeout(timers.get(wait));
        timers.delete(wait);
      }
      if (over.length > 0)
        setLate((before) => (before.size > 0 ? new Set([...before].filter((wait) => waits.has(wait))) : before));
    };
    const stop = [
      client.getQueryCache().subscribe(look),
      client.getMutationCache().subscribe(look),
      chunkWaitChanges.on(look),
    ];
    look();
    return () => {
      for (const end of stop) end();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [client]);
  return late.size > 0;
}

/** Tells that the app is still working when the player waits for longer than 8 s (APP-93). */
export function SlowNote() {
  const { t } = useTranslation();
  const long = useLongWait();
  // Always mounted: screen readers announce only changes in an existing region.
  return (
    <div role="status" className={css.region}>
      {long ? <p className={css.note}>{t('common.stillWorking')}</p> : null}
    </div>
  );
}
