import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchQuietly } from '../base/fetch-chunk.ts';

/**
 * Fetches chunks ahead of the tap that needs them, once the page has its data: on a slow network the figures come
 * first. After a failure the tap fetches again.
 * @param loads has to be the same array in every render
 */
export function useLoadAhead(loads: readonly (() => Promise<unknown>)[]): void {
  const client = useQueryClient();
  useEffect(() => {
    const loadWhenNothingIsFetched = () => {
      if (client.isFetching() > 0) return;
      stop();
      for (const load of loads) void fetchQuietly(load);
    };
    const stop = client.getQueryCache().subscribe(loadWhenNothingIsFetched);
    loadWhenNothingIsFetched();
    return stop;
  }, [client, loads]);
}
