/** Refetches that another tab has caused: what they bring is news to no tab, so this one does not announce it. */
import type { QueryClient } from '@tanstack/react-query';

/** How many of them are running. */
let running = 0;

export const isRefetchingQuietly = (): boolean => running > 0;

export async function refetchQuietly(refetch: () => Promise<void>): Promise<void> {
  running += 1;
  try {
    await refetch();
  } finally {
    running -= 1;
  }
}

/** Fetches every answer again that a screen shows, as after a change of the simulated world in another tab or by the operator (MNY-201). */
export async function renewAnswers(client: QueryClient): Promise<void> {
  await refetchQuietly(async () => {
    await client.cancelQueries({ type: 'active' });
    await client.invalidateQueries();
  });
}
