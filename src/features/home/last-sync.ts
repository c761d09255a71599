import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../../shared/base/storage.ts';
import { now } from '../../shared/time/clock.ts';

/**
 * When all balances were last refreshed: epoch ms of the server's clock, stored under `last_sync` (WAL-13).
 * The first balances on the screen count as a refresh, so that there is a time from the start.
 * @param loaded whether balances are on the screen
 */
export function useLastSync(loaded: boolean): { since: number | null; mark: () => void } {
  const [since, setSince] = useState(() => readStored('last_sync'));
  const mark = useCallback(() => {
    const moment = now();
    writeStored('last_sync', moment);
    setSince(moment);
  }, []);
  useEffect(() => {
    if (loaded && since === null) mark();
  }, [loaded, since, mark]);
  return { since, mark };
}
