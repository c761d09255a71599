import autocannon from 'autocannon';
import type { Pair } from '../figures.ts';

export const connections = 20;

export interface Load {
  readonly url: string;
  readonly requests: readonly {
    readonly method?: 'GET' | 'POST';
    readonly path: string;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  }[];
}

export interface Answered {
  /** Responses a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** @throws Error when a call fails */
export async function answered({ url, requests }: Load, seconds: number, count = connections): Promise<Answered> {
  let clients = 0;
  const result = await autocannon({
    url,
    connections: count,
    duration: seconds,
    // Connections start at different requests.
    setupClient: (client) => {
      const first = clients++ % requests.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)].map((request) => ({ ...request })));
    },
  });
  const wrong = result.errors + result.non2xx;
  if (wrong > 0) throw new Error(`${url}: ${wrong} of ${result.requests.total} calls failed`);
  return { rate: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Responses a second. */
export async function compared(one: Load, other: Load, rounds: number, seconds: number): Promise<Pair[]> {
  const rates: Pair[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    rates.push([(await answered(one, seconds)).rate, (await answered(other, seconds)).rate]);
  }
  return rates.slice(1);
}
