import type { QueryClient } from '@tanstack/react-query';

/** How long late data may hold a job back, ms. */
const limitMs = 5_000;

/** Calls back once nothing is being fetched, synchronously if that is so already. @returns cancels the call */
export function whenFetched(client: QueryClient, job: () => void): () => void {
  const done = () => {
    stop();
    job();
  };
  const look = () => client.isFetching() || done();
  const timer = setTimeout(done, limitMs);
  const forget = client.getQueryCache().subscribe(look);
  const stop = () => {
    forget();
    clearTimeout(timer);
  };
  look();
  return stop;
}
