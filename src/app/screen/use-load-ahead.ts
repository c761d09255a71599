import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchQuietly } from '../../shared/base/fetch-chunk.ts';

/**
 * Fetches code ahead of the tap that needs it, once the page has its data: on a slow line the figures come first. A
 * failure is left to the tap itself.
 * @param loads must stay the same
 */
export function useLoadAhead(loads: readonly (() => Promise<unknown>)[]): void {
  const client = useQueryClient();
  useEffect(() => {
    const loadOnceQuiet = () => {
      if (client.isFetching() > 0) return;
      stop();
      for (const load of loads) void fetchQuietly(load);
    };
    const stop = client.getQueryCache().subscribe(loadOnceQuiet);
    loadOnceQuiet();
    return stop;
  }, [client, loads]);
}
