import { useEffect, useState } from 'react';
import { now } from '../../shared/clock.ts';
import { readStored, writeStored } from '../../shared/storage.ts';

/** The answer whose arrival was noted last: coming back to home shows the same answer, which is then not new. */
let noted = 0;

/**
 * When the balances on the screen were last fetched: epoch ms of the server's clock, kept in `last_sync` (spec §3;
 * readings, 22); null before the first answer.
 * @param fetchedAt React Query's mark of the answer; 0 while there is none.
 */
export function useLastSync(fetchedAt: number): number | null {
  const [since, setSince] = useState(() => readStored('last_sync'));
  useEffect(() => {
    if (fetchedAt === 0 || fetchedAt === noted) return;
    noted = fetchedAt;
    const moment = now();
    writeStored('last_sync', moment);
    setSince(moment);
  }, [fetchedAt]);
  return since;
}
