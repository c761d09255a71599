import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../base/when.ts';

/** How long late data may hold a job back, ms. */
const limitMs = 5_000;

/** Calls back once nothing is being fetched and the page has rendered it. @returns cancels the call */
export function whenSettled(client: QueryClient, job: () => void): () => void {
  const done = () => {
    cancel();
    cancel = whenIdle(job);
  };
  const look = () => client.isFetching() || done();
  const timer = setTimeout(done, limitMs);
  const forget = client.getQueryCache().subscribe(look);
  let cancel = () => {
    forget();
    clearTimeout(timer);
  };
  look();
  return () => cancel();
}
