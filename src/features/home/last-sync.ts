import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../../shared/base/storage.ts';
import { now } from '../../shared/time/clock.ts';

/**
 * When all balances were last refreshed: epoch ms of the server's clock, kept in `last_sync` (WAL-10, WAL-13).
 * The first balances a player sees count as refreshed, so that there is a time from the start.
 * @param loaded whether there are balances on the screen.
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
