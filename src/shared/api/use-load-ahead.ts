import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchQuietly, type Load } from '../base/fetch-chunk.ts';
import { whenSettled } from './when-settled.ts';

/** One array for all renders. */
const none: readonly Load[] = [];

/** Starts each fetch in its own task, so that a tap can come between: one chunk may be several files. */
async function fetchAll(loads: readonly Load[]): Promise<void> {
  const fetches: Promise<void>[] = [];
  for (const load of loads) {
    await new Promise((resolve) => setTimeout(resolve));
    fetches.push(fetchQuietly(load));
  }
  await Promise.all(fetches);
}

/**
 * Fetches chunks ahead of the tap that needs them, once the page has its data and has rendered it: on a slow
 * network or device the figures come first. After a failure the tap fetches again.
 * @param loads has to be the same array in every render
 * @param first is fetched at once, and `loads` only after it; the same array in every render
 */
export function useLoadAhead(loads: readonly Load[], first: readonly Load[] = none): void {
  const client = useQueryClient();
  useEffect(() => {
    const begun = fetchAll(first);
    return whenSettled(client, () => {
      // A command, such as a login, has the network to itself.
      void begun.then(() => (client.isMutating() > 0 ? undefined : fetchAll(loads)));
    });
  }, [client, loads, first]);
}
