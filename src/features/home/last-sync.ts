import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../shared/base/storage.ts';
import { getToken } from '../../shared/session/session.ts';
import { now } from '../../shared/time/clock.ts';

/** Session and time of the last stored answer: showing it again must not make it look newer. */
let lastAnswer = '';

/**
 * Arrival of the shown balances, epoch ms of the server clock, stored as `last_sync` (WAL-13).
 * @param readable the answer has readable balances
 * @param answeredAt epoch ms of the device; 0 for none
 */
export function useLastSync(readable: boolean, answeredAt: number): number | null {
  const [since, setSince] = useState(() => readStored('last_sync'));
  useEffect(() => {
    const answer = `${getToken() ?? ''} ${answeredAt}`;
    if (!readable || answeredAt === 0 || answer === lastAnswer) return;
    lastAnswer = answer;
    const moment = Math.floor(now());
    writeStored('last_sync', moment);
    setSince(moment);
  }, [readable, answeredAt]);
  return since;
}
