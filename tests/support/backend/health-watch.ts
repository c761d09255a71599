import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface HealthSeen {
  readonly longest: number;
  /** Longest response time of an idle server, ms: the machine's own delay. */
  readonly idleLongest: number;
  readonly asked: number;
  readonly statuses: readonly number[];
}

/** Polls a server's health endpoint from a thread of its own while `something` runs. */
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
