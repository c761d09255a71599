import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface HealthSeen {
  /** The longest that an answer took, ms. */
  readonly longest: number;
  /** The longest that a server took which had nothing to do, ms: so much is the machine's own doing. */
  readonly idleLongest: number;
  readonly asked: number;
  /** Each status that came. */
  readonly statuses: readonly number[];
}

/** Asks a server for its health over and over while something goes on; in a thread that nothing else holds up. */
export async function watchHealth(url: string, something: () => Promise<unknown>): Promise<HealthSeen> {
  const thread = new Worker(new URL('./health-thread.ts', import.meta.url), { workerData: { url } });
  try {
    await once(thread, 'message');
    await something();
    const answer = once(thread, 'message');
    thread.postMessage('enough');
    return ((await answer) as [HealthSeen])[0];
  } finally {
    await thread.terminate();
  }
}
