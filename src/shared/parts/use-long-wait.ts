import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chunkWaitChanges, chunkWaits } from '../base/fetch-chunk.ts';

/** From here on a wait is a long one (APP-93). Milliseconds. */
const longMs = 8_000;

/**
 * What the player waits for at the moment: every command under way, every question that has no answer yet and is shown
 * somewhere, and every file of the app that was asked for.
 */
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

/** Whether anything has been waited for longer than 8 s. Each wait has a timer of its own: short ones do not add up. */
export function useLongWait(): boolean {
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
